/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runBehaviours } from '@/components/browser/run-behaviours';
import { startTooltip } from '@/components/ui/tooltip/tooltip.behaviour';
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
  runBehaviours({ tooltip: startTooltip });
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
  await user.unhover(link('Instagram'));
  wait(5_000);
  expect(openTooltips()).toEqual([]);
  await user.hover(link('Instagram'));
  wait(700);
  expect(openTooltips()).toEqual(['Instagram']);
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

// Even the tooltip of a link that has the keyboard focus closes.
test('a tooltip closes when another one opens', async () => {
  const user = renderIcons();
  await user.tab();
  expect(openTooltips()).toEqual(['Instagram']);
  await user.hover(link('Facebook'));
  wait(0);
  expect(openTooltips()).toEqual(['Facebook']);
});

// A description would make a screen reader say the link's name twice.
test('a tooltip opens on keyboard focus, and doesn’t describe its link', async () => {
  const user = renderIcons();
  await user.tab();
  expect(openTooltips()).toEqual(['Instagram']);
  expect(link('Instagram')).toHaveAccessibleName('Instagram');
  expect(link('Instagram')).not.toHaveAccessibleDescription();
});

test('a tooltip stays open while its link has the keyboard focus', async () => {
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

test('a click keeps a tooltip from opening', async () => {
  const user = renderIcons();
  await user.hover(link('Facebook'));
  fireEvent.click(link('Facebook'));
  wait(5_000);
  expect(openTooltips()).toEqual([]);
});
