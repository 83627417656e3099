/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from '@/components/ui/tooltip/tooltip.client';

beforeAll(() => {
  jest.useFakeTimers();
});

// For a moment after a tooltip closes, the next one opens at once. Wait longer than that, so tests don't affect each
// other.
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

async function openFirstByHover() {
  const user = renderIcons();
  await user.hover(link('Instagram'));
  wait(700);
  expect(openTooltips()).toEqual(['Instagram']);
  return user;
}

test('a tooltip opens once the pointer has rested for 700 ms, but not if it has left by then', async () => {
  const user = renderIcons();
  await user.hover(link('Instagram'));
  wait(699);
  expect(openTooltips()).toEqual([]);
  await user.unhover(link('Instagram'));
  wait(5_000);
  expect(openTooltips()).toEqual([]);
  await user.hover(link('Instagram'));
  wait(700);
  expect(openTooltips()).toEqual(['Instagram']);
});

test('a tooltip closes when the pointer leaves', async () => {
  const user = await openFirstByHover();
  await user.unhover(link('Instagram'));
  expect(openTooltips()).toEqual([]);
});

test.each([
  { pause: 299, delay: 0 },
  { pause: 300, delay: 700 },
])(
  'a tooltip opens after $delay ms if another one closed $pause ms ago',
  async ({ pause, delay }) => {
    const user = await openFirstByHover();
    await user.unhover(link('Instagram'));
    wait(pause);
    await user.hover(link('Facebook'));
    wait(Math.max(0, delay - 1));
    expect(openTooltips()).toEqual(delay === 0 ? ['Facebook'] : []);
    wait(1);
    expect(openTooltips()).toEqual(['Facebook']);
  },
);

test('a tooltip closes when another one opens, even while its link has the keyboard focus', async () => {
  const user = renderIcons();
  await user.tab();
  expect(openTooltips()).toEqual(['Instagram']);
  await user.hover(link('Facebook'));
  wait(0);
  expect(openTooltips()).toEqual(['Facebook']);
});

test('on keyboard focus, a tooltip opens, but doesn’t change its link’s name or description', async () => {
  const user = renderIcons();
  await user.tab();
  expect(openTooltips()).toEqual(['Instagram']);
  expect(link('Instagram')).toHaveAccessibleName('Instagram');
  expect(link('Instagram')).not.toHaveAccessibleDescription();
});

test('a tooltip stays open when the pointer leaves a link that has the keyboard focus', async () => {
  const user = renderIcons();
  await user.tab();
  await user.hover(link('Instagram'));
  await user.unhover(link('Instagram'));
  expect(openTooltips()).toEqual(['Instagram']);
});

test('a tooltip closes on Esc', async () => {
  const user = await openFirstByHover();
  await user.keyboard('{Escape}');
  expect(openTooltips()).toEqual([]);
});

test('a tooltip closes when its link is pressed', async () => {
  await openFirstByHover();
  fireEvent.pointerDown(link('Instagram'));
  expect(openTooltips()).toEqual([]);
});

test('a click cancels a tooltip that is about to open', async () => {
  const user = renderIcons();
  await user.hover(link('Facebook'));
  fireEvent.click(link('Facebook'));
  wait(5_000);
  expect(openTooltips()).toEqual([]);
});
