import { readSwipe } from '@/components/sections/gallery/lightbox/lightbox.behaviour';

const from = { clientX: 200, clientY: 400 };

test.each([
  ['to the left asks for the next photo', { clientX: 100, clientY: 420 }, 1],
  ['to the right asks for the one before', { clientX: 300, clientY: 380 }, -1],
  ['as far as a swipe must go asks for one', { clientX: 152, clientY: 400 }, 1],
  ['as far to the right asks for one', { clientX: 248, clientY: 400 }, -1],
  ['too short asks for none', { clientX: 153, clientY: 400 }, 0],
  ['twice as far across as down asks for one', { clientX: 100, clientY: 450 }, 1],
  ['nearly as steep as that asks for none', { clientX: 100, clientY: 349 }, 0],
  ['as much down as across asks for none', { clientX: 100, clientY: 500 }, 0],
  ['that never moved asks for none', from, 0],
])('a finger that goes %s', (_, to, step) => {
  expect(readSwipe(from, to)).toBe(step);
});
