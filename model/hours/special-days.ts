import { addDays } from './clock';
import { readToday, type Town } from './time-zone';
import type { SpecialDay } from './types';

/** How many days ahead the hours table shows a special day. */
const ANNOUNCED_DAYS_AHEAD = 30;
/** Pages without JavaScript and search engines are told about the special days of the coming year. */
const LISTED_DAYS_AHEAD = 366;

export type DateRange = Pick<SpecialDay, 'from' | 'to'>;

/** A special day, and its dates in a certain year. A yearly one has no year in `from` and `to`. */
export type Occurrence = SpecialDay & { dates: DateRange };

/** The coming year's special days, each once, in the order of their next dates. */
export function listComingDays(
  specialDays: readonly SpecialDay[],
  town: Town,
  now = new Date(),
): Occurrence[] {
  const days = listComingOccurrences(specialDays, town, now);
  return days.filter(({ from }, index) => days.findIndex((day) => day.from === from) === index);
}

/** Like `listComingDays`, but a yearly day may occur twice, such as two Christmases. */
export function listComingOccurrences(
  specialDays: readonly SpecialDay[],
  town: Town,
  now = new Date(),
): Occurrence[] {
  const today = readToday(town, now);
  const yesterday = addDays(today, -1); // Its hours may go on after midnight.
  const period = { from: yesterday, to: addDays(today, LISTED_DAYS_AHEAD) };
  return specialDays
    .flatMap((day) => listDates(day, specialDays, period).map((dates) => ({ ...day, dates })))
    .toSorted((a, b) => (a.dates.from < b.dates.from ? -1 : 1));
}

/** Returns the dates if the hours table shows the special day on this date. */
export function findAnnouncedDates(
  day: DateRange,
  specialDays: readonly DateRange[],
  date: string,
): DateRange | undefined {
  const period = { from: date, to: addDays(date, ANNOUNCED_DAYS_AHEAD) };
  return listDates(day, specialDays, period)[0];
}

/** A date without a year repeats every year. */
export function hasYear(date: string): boolean {
  return /^\d{4}-/.test(date);
}

/**
 * Lists the special day's dates, with years, if any of them is in the period. A vacation from `12-24` to `01-02` has two
 * occurrences in 2026: one that began the year before, and one that ends the year after.
 *
 * A date with its year stands before a yearly one. If `specialDays` has a vacation from `2026-12-20` to `2026-12-28`,
 * the yearly vacation begins on `2026-12-29`.
 */
export function listDates(
  day: DateRange,
  specialDays: readonly DateRange[],
  period: DateRange,
): DateRange[] {
  if (hasYear(day.from)) {
    return [day].filter((dates) => areOverlapping(dates, period));
  }
  const datedDays = specialDays.filter(({ from }) => hasYear(from));
  let occurrences = listYearlyDates(day, readYear(period.from) - 1, readYear(period.to));
  for (const datedDay of datedDays) {
    occurrences = occurrences.flatMap((dates) => subtractDates(dates, datedDay));
  }
  return occurrences.filter((dates) => areOverlapping(dates, period));
}

function areOverlapping(one: DateRange, other: DateRange): boolean {
  return one.from <= other.to && other.from <= one.to;
}

/** Returns what's left before and after the other dates. */
function subtractDates(dates: DateRange, other: DateRange): DateRange[] {
  if (!areOverlapping(dates, other)) {
    return [dates];
  }
  const before = { from: dates.from, to: addDays(other.from, -1) };
  const after = { from: addDays(other.to, 1), to: dates.to };
  return [before, after].filter(({ from, to }) => from <= to);
}

function listYearlyDates(day: DateRange, firstYear: number, lastYear: number): DateRange[] {
  const endsNextYear = day.to < day.from; // For example from December to January.
  const occurrences: DateRange[] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    const from = `${year}-${day.from}`;
    const to = `${endsNextYear ? year + 1 : year}-${day.to}`;
    occurrences.push({ from: findFirstDate(from), to: findLastDate(to) });
  }
  // A day that's only on 29 February would end before it begins.
  return occurrences.filter(({ from, to }) => from <= to);
}

function readYear(date: string): number {
  return Number(date.slice(0, 4));
}

/** Turns `2027-02-29`, which doesn't exist, into 1 March, as `Date` does. */
function findFirstDate(date: string): string {
  return addDays(date, 0);
}

/** Turns `2027-02-29`, which doesn't exist, into 28 February. */
function findLastDate(date: string): string {
  const exists = addDays(date, 0) === date;
  return exists ? date : addDays(date, -1);
}
