import { addDays, formatIsoDate, readToday } from './clock';
import { datesAround, type SpecialDay } from './opening-hours';
import type { Content } from './schema';

/** Days before a special day on which the hours table begins to show it. */
const ANNOUNCED_DAYS_AHEAD = 14;
/** How far ahead a page knows yearly days without a new build. */
const REACH_IN_DAYS = 366;

/** The special days that are not over in the shop's state, in order; yearly ones for one year ahead. */
export function listUpcomingSpecialDays(content: Content, now = new Date()): SpecialDay[] {
  const today = readToday(content.shop.address.state, now);
  return content.openingHours.specialDays
    .flatMap((day) => datesAround(day, Number.parseInt(today, 10)))
    .filter(({ from, to }) => to >= today && from <= addDays(today, REACH_IN_DAYS))
    .filter(({ from }) => addDays(from, 0) === from) // 29 February comes in leap years only.
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The ISO 8601 date from which a special day is announced. */
export function computeAnnouncementDate({ from }: SpecialDay): string {
  return addDays(from, -ANNOUNCED_DAYS_AHEAD);
}

/** `25/12`, or `24/12 a 02/01`. */
export function formatSpecialDates({ from, to }: SpecialDay): string {
  const short = (date: string) => formatIsoDate(date).slice(0, 5);
  return from === to ? short(from) : `${short(from)} a ${short(to)}`;
}
