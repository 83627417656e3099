import { addDays, computeWallClock } from './clock';
import { DAY_IN_MINUTES } from './format';
import { readToday, type Town, utcOffsetOf } from './time-zone';
import type { SpecialDay } from './types';

/** How many days ahead the hours table shows a special day. */
const ANNOUNCED_DAYS_AHEAD = 14;
/** How many days ahead a page knows special days: a year, so it stays right without a new build. */
const LISTED_DAYS_AHEAD = 366;

/**
 * The special days that matter from now on, by date, for a year from today in the shop's town. A yearly one is listed
 * with its dates in that year. Yesterday's is listed too: the small hours still belong to it, whether its night goes on
 * or, because the shop stayed closed, doesn't.
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
    .filter(({ from }) => isDate(from))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The special days whose hours aren't over yet. Yesterday's is one of them only while its night still goes on. */
export function listUpcomingSpecialDays(
  specialDays: readonly SpecialDay[],
  town: Town,
  now = new Date(),
): SpecialDay[] {
  const { date: today, minutes } = computeWallClock(now, utcOffsetOf(town));
  const minutesSinceYesterday = DAY_IN_MINUTES + minutes;
  return listSpecialDays(specialDays, town, now).filter(
    ({ to, hours }) => to >= today || hours.some(({ closes }) => closes > minutesSinceYesterday),
  );
}

/**
 * Whether a date exists. A yearly special day on 29 February gets dates such as `2027-02-29`, which `Date` silently
 * turns into 1 March.
 */
function isDate(date: string): boolean {
  return addDays(date, 0) === date;
}

/** The ISO 8601 date from which a special day is announced. */
export function computeAnnouncementDate({ from }: SpecialDay): string {
  return addDays(from, -ANNOUNCED_DAYS_AHEAD);
}

/** Whether a date includes its year. A date without one repeats every year. */
export function hasYear(date: string): boolean {
  return /^\d{4}-/.test(date);
}

/**
 * Lists the occurrences of a yearly special day that begin in a year, the year before or the year after, each with its
 * dates. A special day with a year occurs only once, so the list contains just this day, unchanged.
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
