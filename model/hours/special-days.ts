import { addDays } from './clock';
import { readToday, type Town } from './time-zone';
import type { SpecialDay } from './types';

/** How many days ahead the hours table shows a special day. */
const ANNOUNCED_DAYS_AHEAD = 14;
/** Pages without JavaScript and search engines are told about the special days of the coming year. */
const LISTED_DAYS_AHEAD = 366;

type Dates = Pick<SpecialDay, 'from' | 'to'>;

/** The coming year's special days as the content has them, each once, in the order of their next dates. */
export function listSpecialDays(
  specialDays: readonly SpecialDay[],
  town: Town,
  now = new Date(),
): SpecialDay[] {
  const days = listComingOccurrences(specialDays, town, now).map(({ day }) => day);
  return [...new Set(days)];
}

/** Like `listSpecialDays`, but each date has its year, so a yearly day may occur twice, such as two Christmases. */
export function listDatedSpecialDays(
  specialDays: readonly SpecialDay[],
  town: Town,
  now = new Date(),
): SpecialDay[] {
  return listComingOccurrences(specialDays, town, now).map(({ day, dates }) => {
    return { ...day, ...dates };
  });
}

function listComingOccurrences(specialDays: readonly SpecialDay[], town: Town, now: Date) {
  const today = readToday(town, now);
  const yesterday = addDays(today, -1); // Its hours may go on after midnight.
  const lastDate = addDays(today, LISTED_DAYS_AHEAD);
  return specialDays
    .flatMap((day) =>
      listOccurrences(day, yesterday, lastDate).map((dates) => {
        return { day, dates };
      }),
    )
    .toSorted((a, b) => (a.dates.from < b.dates.from ? -1 : 1));
}

/** Whether the hours table shows the special day on this date. */
export function isAnnounced(day: Dates, date: string): boolean {
  return listOccurrences(day, date, addDays(date, ANNOUNCED_DAYS_AHEAD)).length > 0;
}

export function isOnDate(day: Dates, date: string): boolean {
  return listOccurrences(day, date, date).length > 0;
}

/** A date without a year repeats every year. */
export function hasYear(date: string): boolean {
  return /^\d{4}-/.test(date);
}

/**
 * Lists the special day's dates, with years, if any of them is between `first` and `last`. A vacation from `12-24` to
 * `01-02` has two occurrences in 2026: one that began the year before, and one that ends the year after.
 */
export function listOccurrences(day: Dates, first: string, last: string): Dates[] {
  const occurrences = hasYear(day.from)
    ? [day]
    : listYearlyDates(day, readYear(first) - 1, readYear(last));
  return occurrences.filter(({ from, to }) => from <= last && first <= to);
}

function listYearlyDates(day: Dates, firstYear: number, lastYear: number): Dates[] {
  const endsNextYear = day.to < day.from; // For example from December to January.
  const occurrences: Dates[] = [];
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
