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

test('a tooltip opens once the pointer has rested for 700 ms', async () => {
  const user = renderIcons();
  await user.hover(link('Instagram'));
  wait(699);
  expect(openTooltips()).toEqual([]);
  wait(1);
  expect(openTooltips()).toEqual(['Instagram']);
});

test('a tooltip stays closed when the pointer only passes over its link', async () => {
  const user = renderIcons();
  await user.hover(link('Instagram'));
  wait(699);
  await user.unhover(link('Instagram'));
  wait(5_000);
  expect(openTooltips()).toEqual([]);
});

test('a tooltip closes when the pointer leaves', async () => {
  const user = await openFirstByHover();
  await user.unhover(link('Instagram'));
  expect(openTooltips()).toEqual([]);
});

test('a tooltip opens at once if another one closed less than 300 ms ago', async () => {
  const user = await openFirstByHover();
  await user.unhover(link('Instagram'));
  wait(299);
  await user.hover(link('Facebook'));
  wait(0);
  expect(openTooltips()).toEqual(['Facebook']);
});

test('a tooltip opens after 700 ms if another one closed 300 ms ago', async () => {
  const user = await openFirstByHover();
  await user.unhover(link('Instagram'));
  wait(300);
  await user.hover(link('Facebook'));
  wait(699);
  expect(openTooltips()).toEqual([]);
  wait(1);
  expect(openTooltips()).toEqual(['Facebook']);
});

test('a tooltip closes when another one opens, even while its link has the keyboard focus', async () => {
  const user = renderIcons();
  await user.tab();
  expect(openTooltips()).toEqual(['Instagram']);
  await user.hover(link('Facebook'));
  wait(0);
  expect(openTooltips()).toEqual(['Facebook']);
});

test('a tooltip opens on keyboard focus', async () => {
  const user = renderIcons();
  await user.tab();
  expect(openTooltips()).toEqual(['Instagram']);
});

test('a tooltip doesn’t change its link’s accessible name or description', async () => {
  const user = renderIcons();
  await user.tab();
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
