/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { repeatedEveryMinute } from '@/components/browser/behaviours';
import { runBehaviours } from '@/components/browser/run-behaviours';
import { HoursTable } from '@/components/sections/contact/hours-table/hours-table';
import { OpenStatus, ScheduleData } from '@/components/shop/open-status/open-status';
import { getContent } from '@/model/content';
import type { Hours, SpecialDay } from '@/model/hours/types';
import { buildWeek, readHours } from '../../fixtures/week';

jest.mock('@/model/content', () => ({ getContent: jest.fn() }));

const DAYTIME = '09:00–19:00';
/** `26:00` is two o'clock in the morning of the next day. */
const NIGHT = '18:00–26:00';
const WORKDAYS = { seg: DAYTIME, ter: DAYTIME, qua: DAYTIME, qui: DAYTIME, sex: DAYTIME };

function createSpecialDay(date: string, note: string, hours: Hours = [], to = date): SpecialDay {
  return { from: date, to, hours, note };
}

beforeAll(() => {
  // Makes jsdom behave like Firefox before 119, where the property `ariaCurrent` doesn't set the attribute.
  Object.defineProperty(Element.prototype, 'ariaCurrent', { writable: true, value: null });
});

/** Renders the hours of a shop in São Paulo that's open on workdays and on the given days. */
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

function runScriptAt(time: string) {
  jest.setSystemTime(new Date(time));
  runBehaviours(repeatedEveryMinute);
}

const rows = () => [...document.querySelectorAll('tr')];
/** The first special day's row, which follows the seven weekdays. */
const specialRow = () => rows()[7];
const highlighted = () =>
  [...document.querySelectorAll('[aria-current="date"]')].map(({ textContent }) => textContent);

const HOLIDAYS = [
  createSpecialDay('2027-01-01', 'Ano-Novo'),
  createSpecialDay('2026-12-24', 'Véspera', readHours(DAYTIME)),
  createSpecialDay('2026-10-12', 'Padroeira'), // Over when the page is built.
];

test('the hours table lists the week, followed by upcoming special days in order', async () => {
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

test('the hours table hides special days until the page’s script has run', async () => {
  await buildPage('2026-11-20T15:00:00Z', HOLIDAYS);
  expect(rows().map(({ hidden }) => hidden)).toEqual([...Array(7).fill(false), true, true]);
});

const VACATION = createSpecialDay('2026-12-24', 'Férias', [], '2027-01-02');

test.each([
  { moment: 'two weeks ahead', time: '2026-12-10T00:00-03:00' },
  { moment: 'on its last date', time: '2027-01-02T23:59-03:00' },
])('the hours table shows a special day $moment', async ({ time }) => {
  await buildPage('2026-11-20T15:00:00Z', [VACATION]);
  runScriptAt(time);
  expect(specialRow()).toHaveTextContent('24/12 a 02/01 · Férias');
  expect(specialRow()).toBeVisible();
});

test.each([
  { moment: 'more than two weeks ahead', time: '2026-12-09T23:59-03:00' },
  { moment: 'after its last date', time: '2027-01-03T00:00-03:00' },
])('the hours table hides a special day $moment', async ({ time }) => {
  await buildPage('2026-11-20T15:00:00Z', [VACATION]);
  runScriptAt(time);
  expect(specialRow()).toHaveTextContent('24/12 a 02/01 · Férias');
  expect(specialRow()).not.toBeVisible();
});

test('the hours table shows today’s special day even while last night’s hours still apply', async () => {
  await buildPage('2026-12-15T15:00:00Z', [createSpecialDay('2026-12-25', 'Natal')], {
    qui: NIGHT,
  });
  runScriptAt('2026-12-25T01:00:00-03:00');
  expect(highlighted()).toEqual([expect.stringMatching(/^Quinta/)]);
  expect(specialRow()).toBeVisible();
});

test('during a vacation, the hours table highlights the vacation’s row, not the weekday’s', async () => {
  await buildPage('2026-11-20T15:00:00Z', [VACATION]);
  runScriptAt('2027-01-02T23:59-03:00');
  expect(highlighted()).toEqual([expect.stringMatching(/^24\/12 a 02\/01 · Férias/)]);
});

test('the hours table highlights the weekday that it is in the shop’s time zone', async () => {
  await buildPage('2026-03-02T15:00:00Z', []);
  runScriptAt('2026-03-07T02:59:00Z'); // Saturday in UTC, but still Friday in São Paulo.
  expect(highlighted()).toEqual([expect.stringMatching(/^Sexta/)]);
});

test('after midnight, the hours table highlights yesterday until its hours are over', async () => {
  await buildPage('2026-03-02T15:00:00Z', [], { sáb: NIGHT });
  runScriptAt('2026-03-08T01:59:00-03:00');
  expect(highlighted()).toEqual([expect.stringMatching(/^Sábado/)]);
});

test('the hours table highlights the new day once last night’s hours are over', async () => {
  await buildPage('2026-03-02T15:00:00Z', [], { sáb: NIGHT });
  runScriptAt('2026-03-08T01:59:00-03:00');
  runScriptAt('2026-03-08T02:00:00-03:00');
  expect(highlighted()).toEqual([expect.stringMatching(/^Domingo/)]);
});

const NEW_YEARS_EVE = createSpecialDay('2026-12-31', 'Véspera', readHours(NIGHT));

test('after midnight, the hours table keeps yesterday’s special day until its hours are over', async () => {
  await buildPage('2026-12-15T15:00:00Z', [NEW_YEARS_EVE]);
  runScriptAt('2027-01-01T01:59:00-03:00');
  expect(highlighted()).toEqual([expect.stringMatching(/^31\/12 · Véspera/)]);
  expect(specialRow()).toBeVisible();
});

test('the hours table hides yesterday’s special day once its hours are over', async () => {
  await buildPage('2026-12-15T15:00:00Z', [NEW_YEARS_EVE]);
  runScriptAt('2027-01-01T01:59:00-03:00');
  runScriptAt('2027-01-01T02:00:00-03:00');
  expect(specialRow()).not.toBeVisible();
});
