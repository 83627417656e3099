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
    .flatMap((specialDay) => listOccurrences(specialDay, currentYear))
    .filter(({ from, to }) => to >= yesterday && from <= lastDate)
    .filter(({ from }) => isRealDate(from))
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

/** A yearly special day on 29 February gets dates such as `2027-02-29`, which `Date` silently turns into 1 March. */
function isRealDate(date: string): boolean {
  return addDays(date, 0) === date;
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
 * Returns a yearly special day three times: with its dates in `year`, in the year before and in the year after. A
 * special day with a year of its own is returned unchanged.
 */
export function listOccurrences(day: SpecialDay, year: number): SpecialDay[] {
  if (hasYear(day.from)) {
    return [day];
  }
  const endsNextYear = day.to < day.from; // For example from December to January.
  return [year - 1, year, year + 1].map((firstYear) => {
    const lastYear = endsNextYear ? firstYear + 1 : firstYear;
    const from = `${firstYear}-${day.from}`;
    const to = `${lastYear}-${day.to}`;
    return { ...day, from, to };
  });
}
