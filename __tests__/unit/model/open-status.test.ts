import { readWallClock } from '@/model/clock';
import { computeOpenStatus } from '@/model/open-status';
import type { Hours, SpecialDay, Week } from '@/model/opening-hours';
import { buildSchedule } from '@/model/week';
import { CLOSED_WEEK } from '../../fixtures/closed-week';

const nine: Hours = [{ opens: '09:00', closes: '19:00' }];
const sat: Hours = [{ opens: '09:00', closes: '17:00' }];
const week: Week = { mon: nine, tue: nine, wed: nine, thu: nine, fri: nine, sat, sun: [] };

type OpeningHours = { week: Week; specialDays: readonly SpecialDay[] };

/** São Paulo keeps UTC−3 all year round. */
function statusAt(saoPauloTime: string, changes: Partial<OpeningHours> = {}): string {
  const hours: OpeningHours = { week, specialDays: [], ...changes };
  const now = readWallClock(new Date(`${saoPauloTime}-03:00`), -180);
  return computeOpenStatus(buildSchedule(hours.week, hours.specialDays), now).text;
}

const open = (until: string) => `Aberto agora · fecha às ${until}`;
const closed = (next: string) => `Fechado agora · abre ${next}`;

test.each([
  ['a minute before opening', '2026-03-02T08:59:59', closed('hoje às 09:00')],
  ['the opening minute', '2026-03-02T09:00:00', open('19:00')],
  ['the last second', '2026-03-02T18:59:59', open('19:00')],
  ['the closing minute', '2026-03-02T19:00:00', closed('amanhã às 09:00')],
  ['Saturday night', '2026-03-07T17:00:00', closed('segunda às 09:00')],
  ['Sunday', '2026-03-08T12:00:00', closed('amanhã às 09:00')],
  ['the last night of a year', '2026-12-31T23:59:59', closed('amanhã às 09:00')],
])('%s', (_moment, time, expected) => {
  expect(statusAt(time)).toBe(expected);
});

test('uses the local time of the shop, not of the visitor', () => {
  // Already Monday in UTC, the zone of these tests; still Sunday at the shop.
  expect(statusAt('2026-03-08T23:30:00')).toBe(closed('amanhã às 09:00'));
});

test('a night in two pieces closes when the second one does', () => {
  const days = {
    fri: [{ opens: '18:00', closes: '24:00' }],
    sat: [{ opens: '00:00', closes: '03:00' }],
  };
  expect(statusAt('2026-03-06T20:00:00', { week: { ...week, ...days } })).toBe(open('03:00'));
});

describe('a night that goes on after midnight', () => {
  const night = [{ opens: '18:00', closes: '26:00' }];
  const nights = { ...week, sat: night };
  test.each([
    ['2026-03-07T17:59:00', closed('hoje às 18:00')],
    ['2026-03-08T01:59:59', open('02:00')],
    ['2026-03-08T02:00:00', closed('amanhã às 09:00')],
  ])('at %s: %s', (time, expected) => {
    expect(statusAt(time, { week: nights })).toBe(expected);
  });

  test('ends a year in the next', () => {
    const specialDays = [
      { from: '2026-12-31', to: '2026-12-31', hours: night, note: 'Véspera' },
      { from: '2027-01-01', to: '2027-01-01', hours: [], note: 'Ano-Novo' },
    ];
    expect(statusAt('2027-01-01T01:00:00', { specialDays })).toBe(open('02:00'));
    expect(statusAt('2027-01-01T02:00:00', { specialDays })).toBe(closed('amanhã às 09:00'));
  });

  test('is not of a day on which the shop is closed', () => {
    const specialDays = [{ from: '2026-03-07', to: '2026-03-07', hours: [], note: 'Luto' }];
    expect(statusAt('2026-03-08T01:00:00', { week: nights, specialDays })).toBe(
      closed('amanhã às 09:00'),
    );
  });
});

describe('a break for lunch', () => {
  const monday = [
    { opens: '09:00', closes: '12:00' },
    { opens: '13:30', closes: '19:00' },
  ];
  test.each([
    ['2026-03-02T11:59:00', open('12:00')],
    ['2026-03-02T12:00:00', closed('hoje às 13:30')],
    ['2026-03-02T13:30:00', open('19:00')],
  ])('at %s: %s', (time, expected) => {
    expect(statusAt(time, { week: { ...week, mon: monday } })).toBe(expected);
  });
});

const special = (from: string, to: string, hours: Hours = []): SpecialDay => {
  return { from, to, hours, note: 'Especial' };
};
const christmas = special('2026-12-25', '2026-12-25');
const shortDay = special('2026-12-25', '2026-12-25', [{ opens: '10:00', closes: '13:30' }]);
const holidays = special('2026-12-24', '2027-01-02');
const sunday = special('2026-03-08', '2026-03-08', week.mon);
const sixDays = special('2026-03-02', '2026-03-07');

test.each<[what: string, day: SpecialDay, time: string, expected: string]>([
  ['on a holiday', christmas, '2026-12-25T10:00:00', closed('amanhã às 09:00')],
  ['the night before', christmas, '2026-12-24T20:00:00', closed('sábado às 09:00')],
  ['before other hours', shortDay, '2026-12-25T09:30:00', closed('hoje às 10:00')],
  ['after them', shortDay, '2026-12-25T13:30:00', closed('amanhã às 09:00')],
  ['within a range', holidays, '2026-12-29T10:00:00', closed('segunda às 09:00')],
  ['on a Sunday that opens', sunday, '2026-03-08T12:00:00', open('19:00')],
  ['six days ahead', sixDays, '2026-03-03T12:00:00', closed('segunda às 09:00')],
  ['seven', sixDays, '2026-03-02T12:00:00', closed('dia 09/03 às 09:00')],
])('%s', (_what, day, time, expected) => {
  expect(statusAt(time, { specialDays: [day] })).toBe(expected);
});

test('a shop closed all week still opens on its one special day', () => {
  const specialDays = [special('2026-05-01', '2026-05-01', week.mon)];
  expect(statusAt('2026-03-02T12:00:00', { week: CLOSED_WEEK, specialDays })).toBe(
    closed('dia 01/05 às 09:00'),
  );
});

test('a shop that never opens promises nothing', () => {
  expect(statusAt('2026-03-02T12:00:00', { week: CLOSED_WEEK })).toBe('Fechado agora');
});
