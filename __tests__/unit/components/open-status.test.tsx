/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { repeatedWithTime } from '@/components/browser/behaviours';
import { start } from '@/components/browser/start';
import { HoursTable } from '@/components/sections/contact/hours-table/hours-table';
import { OpenStatus, ScheduleData } from '@/components/shop/open-status/open-status';
import { getContent } from '@/model/content';
import type { Hours, SpecialDay } from '@/model/hours/types';
import { buildWeek, readHours } from '../../fixtures/week';

jest.mock('@/model/content', () => ({ getContent: jest.fn() }));

const DAYTIME = '09:00–19:00';
/** Hours that end at two o'clock on the next day. */
const NIGHT = '18:00–26:00';
const WORKDAYS = { seg: DAYTIME, ter: DAYTIME, qua: DAYTIME, qui: DAYTIME, sex: DAYTIME };

function createSpecialDay(date: string, note: string, hours: Hours = [], to = date): SpecialDay {
  return { from: date, to, hours, note };
}

beforeAll(() => {
  // Makes jsdom behave like Firefox before 119, where the property `ariaCurrent` does not set the attribute.
  Object.defineProperty(Element.prototype, 'ariaCurrent', { writable: true, value: null });
});

/** Builds the page of a shop in São Paulo at a given time. The shop is open on workdays and on the given days. */
async function buildPage(
  builtAt: string,
  specialDays: SpecialDay[] = [],
  days: Record<string, string> = {},
) {
  jest.useFakeTimers({ now: new Date(builtAt) });
  const openingHours = { week: buildWeek({ ...WORKDAYS, ...days }), specialDays };
  const content = { openingHours, shop: { address: { state: 'SP' } } };
  jest.mocked(getContent).mockResolvedValue(content as never);
  const status = await OpenStatus();
  const table = await HoursTable();
  const schedule = await ScheduleData();
  render(
    <>
      {status}
      {table}
      {schedule}
    </>,
  );
}

/** Runs the page's script at a given time. */
function showAt(time: string) {
  jest.setSystemTime(new Date(time));
  start(repeatedWithTime);
}

const rows = () => [...document.querySelectorAll('tr')];
/** Returns the row of the first special day, after the rows of the seven weekdays. */
const specialRow = () => rows()[7];
const highlighted = () =>
  [...document.querySelectorAll('[aria-current="date"]')].map(({ textContent }) => textContent);

const HOLIDAYS = [
  createSpecialDay('2027-01-01', 'Ano-Novo'),
  createSpecialDay('2026-12-24', 'Véspera', readHours(DAYTIME)),
  createSpecialDay('2026-10-12', 'Padroeira'), // This holiday is over when the page is built.
];

test('the hours table lists the week, then the upcoming special days in order', async () => {
  await buildPage('2026-11-20T15:00:00Z', HOLIDAYS);
  const cells = rows().map((row) => [...row.cells].map(({ textContent }) => textContent));
  expect(cells.slice(4)).toEqual([
    ['Sexta hoje', '09:00–19:00'],
    ['Sábado hoje', 'Fechado'],
    ['Domingo hoje', 'Fechado'],
    ['24/12 · Véspera hoje', '09:00–19:00'],
    ['01/01 · Ano-Novo hoje', 'Fechado'],
  ]);
});

test('the hours table hides all special days until the page’s script has run', async () => {
  await buildPage('2026-11-20T15:00:00Z', HOLIDAYS);
  expect(rows().map(({ hidden }) => hidden)).toEqual([...Array(7).fill(false), true, true]);
});

const VACATION = createSpecialDay('2026-12-24', 'Férias', [], '2027-01-02');

test.each([
  { moment: 'two weeks ahead', time: '2026-12-10T00:00-03:00' },
  { moment: 'on its last date', time: '2027-01-02T23:59-03:00' },
])('a special day is shown $moment', async ({ time }) => {
  await buildPage('2026-11-20T15:00:00Z', [VACATION]);
  showAt(time);
  expect(specialRow()).toHaveTextContent('24/12 a 02/01 · Férias');
  expect(specialRow()).toBeVisible();
});

test.each([
  { moment: 'more than two weeks ahead', time: '2026-12-09T23:59-03:00' },
  { moment: 'after its last date', time: '2027-01-03T00:00-03:00' },
])('a special day is hidden $moment', async ({ time }) => {
  await buildPage('2026-11-20T15:00:00Z', [VACATION]);
  showAt(time);
  expect(specialRow()).toHaveTextContent('24/12 a 02/01 · Férias');
  expect(specialRow()).not.toBeVisible();
});

test('a special day is shown on its date while the hours of the night before still last', async () => {
  await buildPage('2026-12-15T15:00:00Z', [createSpecialDay('2026-12-25', 'Natal')], {
    qui: NIGHT,
  });
  showAt('2026-12-25T01:00:00-03:00');
  expect(highlighted()).toEqual([expect.stringMatching(/^Quinta/)]);
  expect(specialRow()).toBeVisible();
});

test('the hours table highlights a special day instead of the weekday', async () => {
  await buildPage('2026-11-20T15:00:00Z', [VACATION]);
  showAt('2027-01-02T23:59-03:00');
  expect(highlighted()).toEqual([expect.stringMatching(/^24\/12 a 02\/01 · Férias/)]);
});

test('the hours table highlights the current weekday of the shop’s time zone', async () => {
  await buildPage('2026-03-02T15:00:00Z', []);
  showAt('2026-03-07T02:59:00Z'); // A Saturday in UTC, but still Friday in São Paulo.
  expect(highlighted()).toEqual([expect.stringMatching(/^Sexta/)]);
});

test('after midnight, the hours table still highlights yesterday while yesterday’s hours last', async () => {
  await buildPage('2026-03-02T15:00:00Z', [], { sáb: NIGHT });
  showAt('2026-03-08T01:59:00-03:00');
  expect(highlighted()).toEqual([expect.stringMatching(/^Sábado/)]);
});

test('the hours table highlights the new day once the hours of the night are over', async () => {
  await buildPage('2026-03-02T15:00:00Z', [], { sáb: NIGHT });
  showAt('2026-03-08T01:59:00-03:00');
  showAt('2026-03-08T02:00:00-03:00');
  expect(highlighted()).toEqual([expect.stringMatching(/^Domingo/)]);
});

test('the open status says when an open shop closes', async () => {
  await buildPage('2026-03-02T15:00:00Z', [], { sáb: NIGHT });
  showAt('2026-03-08T01:30:00-03:00');
  expect(screen.getByText('Aberto agora · fecha às 02:00')).toHaveAttribute('data-state', 'open');
});

test('the open status says when a closed shop opens', async () => {
  await buildPage('2026-03-02T15:00:00Z', [], { sáb: NIGHT });
  showAt('2026-03-08T02:00:00-03:00');
  const status = screen.getByText('Fechado agora · abre amanhã às 09:00');
  expect(status).toHaveAttribute('data-state', 'closed');
});

const NEW_YEARS_EVE = createSpecialDay('2026-12-31', 'Véspera', readHours(NIGHT));

test('after midnight, a special day stays in the hours table while its hours last', async () => {
  await buildPage('2026-12-15T15:00:00Z', [NEW_YEARS_EVE]);
  showAt('2027-01-01T01:59:00-03:00');
  expect(highlighted()).toEqual([expect.stringMatching(/^31\/12 · Véspera/)]);
  expect(specialRow()).toBeVisible();
});

test('a special day leaves the hours table when the hours of its night are over', async () => {
  await buildPage('2026-12-15T15:00:00Z', [NEW_YEARS_EVE]);
  showAt('2027-01-01T01:59:00-03:00');
  showAt('2027-01-01T02:00:00-03:00');
  expect(specialRow()).not.toBeVisible();
});
