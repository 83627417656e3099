import { createTooltipDelay } from '@/components/ui/tooltip/tooltip-delay';

function createAt(start: number) {
  let time = start;
  return { delay: createTooltipDelay(() => time), pass: (ms: number) => (time += ms) };
}

test('the first tooltip waits, however early in the life of the page', () => {
  expect(createAt(0).delay.beforeOpening()).toBe(700);
});

test('within 300 ms of one closing the next does not wait', () => {
  const { delay, pass } = createAt(1_000);
  delay.noteOpened(() => {});
  delay.noteClosed();
  pass(299);
  expect(delay.beforeOpening()).toBe(0);
  pass(1);
  expect(delay.beforeOpening()).toBe(700);
});

test('while one is open the next does not wait, and closes it', () => {
  const { delay, pass } = createAt(1_000);
  const closeFirst = jest.fn(() => delay.noteClosed());
  delay.noteOpened(closeFirst);
  pass(5_000);
  expect(delay.beforeOpening()).toBe(0);
  delay.noteOpened(() => {});
  expect(closeFirst).toHaveBeenCalledTimes(1);
  expect(delay.beforeOpening()).toBe(0);
});
