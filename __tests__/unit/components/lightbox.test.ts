import { readSwipe } from '@/components/sections/gallery/lightbox/lightbox.behaviour';

const from = { clientX: 200, clientY: 400 };

/** A negative `rightPx` swipes to the left, and a negative `downPx` swipes up. */
function swipe(rightPx: number, downPx: number) {
  return readSwipe(from, { clientX: from.clientX + rightPx, clientY: from.clientY + downPx });
}

test.each([
  { name: 'a long swipe', rightPx: -100, downPx: 20 },
  { name: 'a swipe of exactly 48 px', rightPx: -48, downPx: 0 },
  { name: 'a swipe exactly twice as wide as it’s high', rightPx: -100, downPx: 50 },
])('$name to the left shows the next photo', ({ rightPx, downPx }) => {
  expect(swipe(rightPx, downPx)).toBe(1);
});

test.each([
  { name: 'a long swipe', rightPx: 100, downPx: -20 },
  { name: 'a swipe of exactly 48 px', rightPx: 48, downPx: 0 },
])('$name to the right shows the previous photo', ({ rightPx, downPx }) => {
  expect(swipe(rightPx, downPx)).toBe(-1);
});

test.each([
  { name: 'a swipe shorter than 48 px', rightPx: -47, downPx: 0 },
  { name: 'a swipe less than twice as wide as it’s high', rightPx: -100, downPx: -51 },
  { name: 'a diagonal swipe', rightPx: -100, downPx: 100 },
  { name: 'a tap', rightPx: 0, downPx: 0 },
])('$name doesn’t change the photo', ({ rightPx, downPx }) => {
  expect(swipe(rightPx, downPx)).toBe(0);
});
