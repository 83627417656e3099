/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';

beforeAll(() => {
  jest.useFakeTimers();
});

// Beyond the skip window, so that tests do not affect each other.
afterEach(() => act(() => jest.advanceTimersByTime(10_000)));

function renderIcons() {
  render(
    ['Instagram', 'Facebook'].map((name) => (
      <Tooltip key={name} text={name}>
        <a href={`#${name}`}>{name}</a>
      </Tooltip>
    )),
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const link = (name: string) => screen.getByRole('link', { name });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const openTooltips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);

test('opens when the pointer has rested for 700 ms, and closes when it leaves', async () => {
  const user = renderIcons();
  await user.hover(link('Instagram'));
  wait(699);
  expect(openTooltips()).toEqual([]);
  await user.unhover(link('Instagram')); // A passing pointer.
  wait(5_000);
  expect(openTooltips()).toEqual([]);
  await user.hover(link('Instagram'));
  wait(700);
  expect(openTooltips()).toEqual(['Instagram']);
  await user.unhover(link('Instagram'));
  expect(openTooltips()).toEqual([]);
});

test.each([
  ['less than 300 ms', 299, 0],
  ['300 ms', 300, 700],
])('%s after one closes, its neighbour opens in its time', async (_, pause, delay) => {
  const user = renderIcons();
  await user.hover(link('Instagram'));
  wait(700);
  await user.unhover(link('Instagram'));
  wait(pause);
  await user.hover(link('Facebook'));
  wait(Math.max(delay - 1, 0));
  expect(openTooltips()).toEqual(delay ? [] : ['Facebook']);
  wait(1);
  expect(openTooltips()).toEqual(['Facebook']);
});

test('adds nothing to its link’s name, and stays while focused when the pointer leaves', async () => {
  const user = renderIcons();
  await user.tab();
  expect(link('Instagram')).toHaveAccessibleName('Instagram');
  expect(link('Instagram')).not.toHaveAccessibleDescription();
  await user.hover(link('Instagram'));
  await user.unhover(link('Instagram'));
  expect(openTooltips()).toEqual(['Instagram']);
  await user.hover(link('Facebook')); // One at a time.
  expect(openTooltips()).toEqual(['Facebook']);
  await user.keyboard('{Escape}');
  expect(openTooltips()).toEqual([]);
});

test('a press closes it and cancels a pending one', async () => {
  const user = renderIcons();
  await user.hover(link('Instagram'));
  wait(700);
  fireEvent.pointerDown(link('Instagram'));
  expect(openTooltips()).toEqual([]);

  await user.unhover(link('Instagram'));
  wait(1_000);
  await user.hover(link('Facebook'));
  fireEvent.click(link('Facebook'));
  wait(5_000);
  expect(openTooltips()).toEqual([]);
});
