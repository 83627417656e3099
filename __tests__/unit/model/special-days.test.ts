import { formatDates } from '@/model/hours/format-time';
import { listComingDays, listComingYear } from '@/model/hours/special-days';
import type { SpecialDay } from '@/model/hours/types';

const TOWN = { city: 'São Paulo', state: 'SP' };

const day = (from: string, to = from): SpecialDay => ({ from, to, hours: [], note: 'Feriado' });

/** Formats each of the coming special days as `2026-12-24..2027-01-02`. */
function list(days: SpecialDay[], now = '2026-11-22T12:00:00-03:00'): string[] {
  const coming = listComingYear(days, TOWN, new Date(now));
  return coming.map(({ dates }) => `${dates.from}..${dates.to}`);
}

test('special days are listed by date, and stay listed for one more day after their last date', () => {
  const days = [day('2026-12-24', '2027-01-02'), day('2026-02-17')];
  const vacation = '2026-12-24..2027-01-02';
  expect(list(days, '2026-01-01T12:00:00-03:00')).toEqual(['2026-02-17..2026-02-17', vacation]);
  expect(list(days, '2027-01-03T23:59:00-03:00')).toEqual([vacation]);
  expect(list(days, '2027-01-04T00:00:00-03:00')).toEqual([]);
});

test.each([
  ['2026-12-25', '2026-12-25', 'Sex, 25/12'],
  ['2026-12-24', '2027-01-02', '24/12 a 02/01'],
])('the dates from %s to %s are formatted as “%s”', (from, to, expected) => {
  expect(formatDates({ from, to })).toBe(expected);
});

// A visitor may open a page long after it was built, so it has to contain every day that may still come.
test.each([
  ['on its own date, only once', [day('12-25'), day('12-24')], ['12-24', '12-25']],
  [
    'although a vacation covers it this year',
    [day('12-25'), day('2096-12-24', '2097-01-02')],
    ['2096-12-24', '12-25'],
  ],
  ['on 29 February, although no leap year is near', [day('02-29')], ['02-29']],
])('a page contains a yearly special day %s', (_, days, expected) => {
  const listed = listComingDays(days, TOWN, new Date('2096-12-25T12:00:00-03:00'));
  expect(listed.map(({ from }) => from)).toEqual(expected);
});

test.each([
  [
    'two holidays in a vacation',
    [day('12-25'), day('01-01'), day('2026-12-24', '2027-01-02')],
    ['2026-12-24..2027-01-02'],
  ],
  ['a holiday on one date', [day('12-25'), day('2026-12-25')], ['2026-12-25..2026-12-25']],
  [
    'the start of a yearly vacation',
    [day('12-24', '01-02'), day('2026-12-20', '2026-12-28')],
    ['2026-12-20..2026-12-28', '2026-12-29..2027-01-02'],
  ],
  [
    'a date in a yearly vacation',
    [day('12-24', '01-02'), day('2026-12-31')],
    ['2026-12-24..2026-12-30', '2026-12-31..2026-12-31', '2027-01-01..2027-01-02'],
  ],
])('a special day with its year stands before yearly ones: %s', (_, days, expected) => {
  expect(list(days)).toEqual(expected);
});

test.each([
  ['before Christmas', day('12-25'), '2026-11-22', ['2026-12-25..2026-12-25']],
  ['after Christmas', day('12-25'), '2026-12-27', ['2027-12-25..2027-12-25']],
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
