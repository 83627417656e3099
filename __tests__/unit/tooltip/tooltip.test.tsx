import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
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

test('opens when the pointer has rested for 700 ms', async () => {
  const user = renderIcons();
  await user.hover(link('Instagram'));
  wait(699);
  expect(openTooltips()).toEqual([]);
  wait(1);
  expect(openTooltips()).toEqual(['Instagram']);
  await user.unhover(link('Instagram'));
  expect(openTooltips()).toEqual([]);
});

test('a passing pointer does not open it', async () => {
  const user = renderIcons();
  await user.hover(link('Instagram'));
  wait(500);
  await user.unhover(link('Instagram'));
  wait(5_000);
  expect(openTooltips()).toEqual([]);
});

test('within 300 ms of one closing, its neighbour opens at once', async () => {
  const user = renderIcons();
  await user.hover(link('Instagram'));
  wait(700);
  await user.unhover(link('Instagram'));
  wait(299);
  await user.hover(link('Facebook'));
  expect(openTooltips()).toEqual(['Facebook']);
});

test('after 300 ms the next one waits again', async () => {
  const user = renderIcons();
  await user.hover(link('Instagram'));
  wait(700);
  await user.unhover(link('Instagram'));
  wait(300);
  await user.hover(link('Facebook'));
  wait(699);
  expect(openTooltips()).toEqual([]);
  wait(1);
  expect(openTooltips()).toEqual(['Facebook']);
});

test('stays while focused when the pointer leaves', async () => {
  const user = renderIcons();
  await user.tab();
  await user.hover(link('Instagram'));
  await user.unhover(link('Instagram'));
  expect(openTooltips()).toEqual(['Instagram']);
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

test('opens if focused before the script', async () => {
  const markup = (
    <Tooltip text="WhatsApp">
      <a href="#whatsapp">WhatsApp</a>
    </Tooltip>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(markup);
  document.body.append(container);
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).tab();
  expect(link('WhatsApp')).toHaveFocus();
  expect(openTooltips()).toEqual([]);

  render(markup, { container, hydrate: true });
  expect(openTooltips()).toEqual(['WhatsApp']);
});

test('its link keeps a single name and gets no description', async () => {
  const user = renderIcons();
  await user.tab();
  expect(openTooltips()).toEqual(['Instagram']);
  expect(link('Instagram')).toHaveAccessibleName('Instagram');
  expect(link('Instagram')).not.toHaveAccessibleDescription();
});
