import type { Content } from '../loading/schema';
import { addDays, formatDayAndMonth, readToday } from './clock';
import { listOccurrences, type SpecialDay } from './opening-hours';

/** How many days ahead the hours table shows a special day. */
const ANNOUNCED_DAYS_AHEAD = 14;
/** For how many days ahead a page contains special days: a year, so that the page stays right without a new build. */
const LISTED_DAYS_AHEAD = 366;

/**
 * Lists the current and upcoming special days by date, for one year from today in the shop's time zone. A yearly
 * special day is listed with its dates in that year.
 */
export function listUpcomingSpecialDays(content: Content, now = new Date()): SpecialDay[] {
  const today = readToday(content.shop.address.state, now);
  const currentYear = Number(today.slice(0, 4));
  const lastDate = addDays(today, LISTED_DAYS_AHEAD);
  return content.openingHours.specialDays
    .flatMap((specialDay) => listOccurrences(specialDay, currentYear))
    .filter(({ from, to }) => to >= today && from <= lastDate)
    .filter(({ from }) => isDate(from))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * Checks whether a date exists. A yearly special day on 29 February gets dates such as `2027-02-29`, which `Date`
 * silently turns into 1 March.
 */
function isDate(date: string): boolean {
  return addDays(date, 0) === date;
}

/** Computes the ISO 8601 date from which a special day is announced. */
export function computeAnnouncementDate({ from }: SpecialDay): string {
  return addDays(from, -ANNOUNCED_DAYS_AHEAD);
}

/** Formats the dates of a special day, without the year: `25/12`, or `24/12 a 02/01`. */
export function formatSpecialDates({ from, to }: SpecialDay): string {
  if (from === to) {
    return formatDayAndMonth(from);
  }
  return `${formatDayAndMonth(from)} a ${formatDayAndMonth(to)}`;
}
