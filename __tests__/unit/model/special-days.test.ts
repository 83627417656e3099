import { formatSpecialDates } from '@/model/hours/format';
import {
  computeAnnouncementDate,
  listSpecialDays,
  listUpcomingSpecialDays,
} from '@/model/hours/special-days';
import type { SpecialDay } from '@/model/hours/types';
import { readHours } from '../../fixtures/week';

const TOWN = { city: 'São Paulo', state: 'SP' };

const day = (from: string, to = from): SpecialDay => ({ from, to, hours: [], note: 'Feriado' });

/** Formats each upcoming special day as `2026-12-24..2027-01-02`. */
function list(days: SpecialDay[], now = '2026-11-22T12:00:00-03:00'): string[] {
  const upcoming = listUpcomingSpecialDays(days, TOWN, new Date(now));
  return upcoming.map(({ from, to }) => `${from}..${to}`);
}

test('special days are listed by date, each until its last date ends', () => {
  const days = [day('2026-12-24', '2027-01-02'), day('2026-02-17')];
  const vacation = '2026-12-24..2027-01-02';
  expect(list(days, '2026-01-01T12:00:00-03:00')).toEqual(['2026-02-17..2026-02-17', vacation]);
  expect(list(days, '2027-01-02T23:59:00-03:00')).toEqual([vacation]);
  expect(list(days, '2027-01-03T00:00:00-03:00')).toEqual([]);
});

test('a special day that spans several dates is formatted as a range', () => {
  expect(formatSpecialDates(day('2026-12-24', '2027-01-02'))).toBe('24/12 a 02/01');
});

test('a one-day special day is formatted as a single date', () => {
  expect(formatSpecialDates(day('2026-02-17'))).toBe('17/02');
});

test('a special day is announced two weeks ahead', () => {
  expect(computeAnnouncementDate(day('2026-01-06', '2026-01-08'))).toBe('2025-12-23');
});

test.each([
  ['before Christmas', day('12-25'), '2026-11-22', ['2026-12-25..2026-12-25']],
  ['after Christmas', day('12-25'), '2026-12-26', ['2027-12-25..2027-12-25']],
  [
    'on Christmas Day, with the next Christmas',
    day('12-25'),
    '2026-12-25',
    ['2026-12-25..2026-12-25', '2027-12-25..2027-12-25'],
  ],
  [
    'before a vacation over New Year',
    day('12-24', '01-02'),
    '2026-11-22',
    ['2026-12-24..2027-01-02'],
  ],
  [
    'on the last days of a vacation over New Year',
    day('12-24', '01-02'),
    '2027-01-01',
    ['2026-12-24..2027-01-02', '2027-12-24..2028-01-02'],
  ],
  [
    '29 February, in the year before a leap year',
    day('02-29'),
    '2027-11-22',
    ['2028-02-29..2028-02-29'],
  ],
  ['29 February, if no leap year follows', day('02-29'), '2026-01-22', []],
  [
    'up to 29 February, in an ordinary year',
    day('02-20', '02-29'),
    '2027-01-22',
    ['2027-02-20..2027-02-28'],
  ],
  [
    'from 29 February on, in an ordinary year',
    day('02-29', '03-01'),
    '2027-01-22',
    ['2027-03-01..2027-03-01'],
  ],
])(
  'a yearly special day is listed with its dates in the year ahead: %s',
  (_, yearly, today, expected) => {
    expect(list([yearly], `${today}T12:00:00-03:00`)).toEqual(expected);
  },
);

describe('after midnight', () => {
  const justAfterMidnight = new Date('2026-12-26T00:30:00-03:00');
  const closedDay = day('12-25');
  const longNight = { ...day('12-25'), hours: readHours('18:00–26:00') };

  test.each([
    ['closed', closedDay],
    ['open until 02:00', longNight],
  ])('the night after a special day that’s %s still follows it', (_, specialDay) => {
    const [current] = listSpecialDays([specialDay], TOWN, justAfterMidnight);
    expect(current?.from).toBe('2026-12-25');
  });

  test.each([
    ['while its night goes on', longNight, justAfterMidnight, '2026-12-25'],
    ['after a closed day', closedDay, justAfterMidnight, '2027-12-25'],
    ['after its night', longNight, new Date('2026-12-26T02:00:00-03:00'), '2027-12-25'],
  ])(
    'yesterday’s special day is upcoming only while the shop is open: %s',
    (_, specialDay, now, from) => {
      const [next] = listUpcomingSpecialDays([specialDay], TOWN, now);
      expect(next?.from).toBe(from);
    },
  );
});
