import { addDays, computeWallClock } from './clock';
import { DAY_IN_MINUTES } from './format';
import { readToday, type Town, utcOffsetOf } from './time-zone';
import type { SpecialDay } from './types';

/** How many days ahead the hours table shows a special day. */
const ANNOUNCED_DAYS_AHEAD = 14;
/** Pages know a year's worth of special days, so they stay right without a new build. */
const LISTED_DAYS_AHEAD = 366;

/**
 * Lists the special days of the coming year in order, with dates for the yearly ones. Yesterday's special day is
 * included, because its hours may go on after midnight.
 */
export function listSpecialDays(
  specialDays: readonly SpecialDay[],
  town: Town,
  now = new Date(),
): SpecialDay[] {
  const today = readToday(town, now);
  const currentYear = Number(today.slice(0, 4));
  const yesterday = addDays(today, -1);
  const lastDate = addDays(today, LISTED_DAYS_AHEAD);
  return specialDays
    .flatMap((specialDay) => listOccurrences(specialDay, currentYear - 1, currentYear + 1))
    .filter(({ from, to }) => to >= yesterday && from <= lastDate)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** Yesterday's special day stays in the list until the shop has closed, which may be after midnight. */
export function listUpcomingSpecialDays(
  specialDays: readonly SpecialDay[],
  town: Town,
  now = new Date(),
): SpecialDay[] {
  const { date: today, minutes } = computeWallClock(now, utcOffsetOf(town));
  return listSpecialDays(specialDays, town, now).filter(({ to, hours }) => {
    const isStillOpen = hours.some(({ closes }) => minutes < closes - DAY_IN_MINUTES);
    return to >= today || isStillOpen;
  });
}

/** The hours table doesn't show a special day before this date. */
export function computeAnnouncementDate({ from }: SpecialDay): string {
  return addDays(from, -ANNOUNCED_DAYS_AHEAD);
}

/** A date without a year repeats every year. */
export function hasYear(date: string): boolean {
  return /^\d{4}-/.test(date);
}

/**
 * Lists a yearly special day with its dates in each year from `firstYear` to `lastYear`. A special day with a year of its
 * own is returned unchanged.
 */
export function listOccurrences(
  day: SpecialDay,
  firstYear: number,
  lastYear: number,
): SpecialDay[] {
  if (hasYear(day.from)) {
    return [day];
  }
  const endsNextYear = day.to < day.from; // For example from December to January.
  const occurrences: SpecialDay[] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    const from = `${year}-${day.from}`;
    const to = `${endsNextYear ? year + 1 : year}-${day.to}`;
    occurrences.push({ ...day, from: findFirstDate(from), to: findLastDate(to) });
  }
  // A day that's only on 29 February would end before it begins.
  return occurrences.filter(({ from, to }) => from <= to);
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
