import { addDays, formatIsoDate, readToday } from './clock';
import { datesAround, type SpecialDay } from './opening-hours';
import type { Content } from './schema';

/** How many days before a special day the hours table begins to show it. */
const ANNOUNCED_DAYS_AHEAD = 14;
/** How many days ahead a page knows yearly special days, so that it stays right for a year without a new build. */
const REACH_IN_DAYS = 366;

/**
 * Lists the current and upcoming special days in their order, as of today in the shop's time zone. Those of every year
 * are listed for one year ahead.
 */
export function listUpcomingSpecialDays(content: Content, now = new Date()): SpecialDay[] {
  const today = readToday(content.shop.address.state, now);
  const currentYear = Number.parseInt(today, 10);
  const lastDate = addDays(today, REACH_IN_DAYS);
  return content.openingHours.specialDays
    .flatMap((specialDay) => datesAround(specialDay, currentYear))
    .filter(({ from, to }) => to >= today && from <= lastDate)
    .filter(({ from }) => isDate(from))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * Checks whether a date exists. A special day on 29 February gets the date `2027-02-29`, which `Date` silently turns
 * into 1 March.
 */
function isDate(date: string): boolean {
  return addDays(date, 0) === date;
}

/** Computes the ISO 8601 date from which a special day is announced. */
export function computeAnnouncementDate({ from }: SpecialDay): string {
  return addDays(from, -ANNOUNCED_DAYS_AHEAD);
}

/** Formats the dates of a special day: `25/12`, or `24/12 a 02/01`. */
export function formatSpecialDates({ from, to }: SpecialDay): string {
  const formatDayAndMonth = (date: string) => formatIsoDate(date).slice(0, 5);
  return from === to
    ? formatDayAndMonth(from)
    : `${formatDayAndMonth(from)} a ${formatDayAndMonth(to)}`;
}
