/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { repeatedWithTime } from '@/components/browser/behaviours';
import { start } from '@/components/browser/start';
import { HoursTable } from '@/components/sections/contact/hours-table/hours-table';
import { OpenStatus, ScheduleData } from '@/components/shop/open-status/open-status';
import { getContent } from '@/model/content';
import type { Hours, SpecialDay } from '@/model/opening-hours';
import { buildWeek, readHours } from '../../fixtures/week';

jest.mock('@/model/content', () => ({ getContent: jest.fn() }));

const [NINE, NIGHT] = ['09:00–19:00', '18:00–26:00'];
const week = { seg: NINE, ter: NINE, qua: NINE, qui: NINE, sex: NINE };

const day = (date: string, note: string, hours: Hours = [], to = date): SpecialDay => {
  return { from: date, to, hours, note };
};

beforeAll(() => {
  // As in Firefox before 119, which does not reflect the property.
  Object.defineProperty(Element.prototype, 'ariaCurrent', { writable: true, value: null });
});

/** Builds the page of a shop in São Paulo with the given hours at the given time. */
async function buildPage(
  builtAt: string,
  specialDays: SpecialDay[] = [],
  days: Record<string, string> = {},
) {
  jest.useFakeTimers({ now: new Date(builtAt) });
  const openingHours = { week: buildWeek({ ...week, ...days }), specialDays };
  const content = { openingHours, shop: { address: { state: 'SP' } } };
  jest.mocked(getContent).mockResolvedValue(content as never);
  const [status, table, data] = [await OpenStatus(), await HoursTable(), await ScheduleData()];
  render([status, table, data].map((part, index) => <div key={String(index)}>{part}</div>));
}

/** Runs the scripts at a later time. */
function showAt(time: string) {
  jest.setSystemTime(new Date(time));
  start(repeatedWithTime);
}

const rows = () => [...document.querySelectorAll('tr')];
const marked = () =>
  [...document.querySelectorAll('[aria-current="date"]')].map(({ textContent }) => textContent);

test('the table has the week, and the coming special days in order', async () => {
  const days = [
    day('2027-01-01', 'Ano-Novo'),
    day('2026-12-24', 'Véspera', readHours(NINE)),
    day('2026-10-12', 'Padroeira'),
  ];
  await buildPage('2026-11-20T15:00:00Z', days);
  const cells = rows().map((row) => [...row.cells].map(({ textContent }) => textContent));
  expect(cells.slice(4)).toEqual([
    ['Sexta hoje', '09:00–19:00'],
    ['Sábado hoje', 'Fechado'],
    ['Domingo hoje', 'Fechado'],
    ['24/12 · Véspera hoje', '09:00–19:00'],
    ['01/01 · Ano-Novo hoje', 'Fechado'],
  ]);
  expect(
    rows()
      .slice(7)
      .filter(({ hidden }) => !hidden),
  ).toEqual([]);
});

test('a special day is shown from two weeks before to its last date', async () => {
  await buildPage('2026-11-20T15:00:00Z', [day('2026-12-24', 'Férias', [], '2027-01-02')]);
  const isShownAt = (time: string) => {
    showAt(`${time}-03:00`);
    return !rows()[7]?.hidden;
  };
  expect(isShownAt('2026-12-09T23:59')).toBe(false);
  expect(isShownAt('2026-12-10T00:00')).toBe(true);
  expect(isShownAt('2027-01-02T23:59')).toBe(true);
  expect(marked()).toEqual([expect.stringMatching(/^24\/12 a 02\/01 · Férias/)]);
  expect(isShownAt('2027-01-03T00:00')).toBe(false);
});

test('today is that of the shop’s clock, and after midnight that of the hours that go on', async () => {
  await buildPage('2026-03-02T15:00:00Z', [], { sáb: NIGHT });
  showAt('2026-03-07T02:59:00Z'); // Still Friday in São Paulo.
  expect(marked()).toEqual([expect.stringMatching(/^Sexta/)]);
  showAt('2026-03-08T01:30:00-03:00');
  expect(screen.getByText('Aberto agora · fecha às 02:00')).toHaveAttribute('data-state', 'open');
  expect(marked()).toEqual([expect.stringMatching(/^Sábado/)]);
  showAt('2026-03-08T02:00:00-03:00');
  expect(screen.getByText('Fechado agora · abre amanhã às 09:00')).toHaveAttribute(
    'data-state',
    'closed',
  );
  expect(marked()).toEqual([expect.stringMatching(/^Domingo/)]);
});

test('a special day stays in the table until its night is over', async () => {
  await buildPage('2026-12-15T15:00:00Z', [day('2026-12-31', 'Véspera', readHours(NIGHT))]);
  showAt('2027-01-01T01:59:00-03:00');
  expect(marked()).toEqual([expect.stringMatching(/^31\/12 · Véspera/)]);
  expect(rows()[7]).toBeVisible();
  showAt('2027-01-01T02:00:00-03:00');
  expect(rows()[7]).not.toBeVisible();
});
