import { addDays, formatIsoDate, readToday } from './clock';
import { isDated, type SpecialDay } from './opening-hours';
import type { Content } from './schema';

/** Days before a special day on which the hours table begins to show it. */
const ANNOUNCED_DAYS_AHEAD = 14;
/** How far ahead a page knows yearly days without a new build. */
const REACH_IN_DAYS = 366;

/** The special days that are not over in the shop's state, in order; yearly ones for one year ahead. */
export function listUpcomingSpecialDays(content: Content, now = new Date()): SpecialDay[] {
  const today = readToday(content.shop.address.state, now);
  const thisYear = Number.parseInt(today, 10);
  const years = [thisYear - 1, thisYear, thisYear + 1];
  return content.openingHours.specialDays
    .flatMap((day) => (isDated(day.from) ? [day] : years.map((year) => dateInYear(day, year))))
    .filter(({ from, to }) => to >= today && from <= addDays(today, REACH_IN_DAYS))
    .filter(({ from }) => addDays(from, 0) === from) // 29 February comes in leap years only.
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** A yearly day in one year; from December to January, it ends in the next. */
function dateInYear(day: SpecialDay, year: number): SpecialDay {
  const later = day.to < day.from ? 1 : 0;
  return { ...day, from: `${year}-${day.from}`, to: `${year + later}-${day.to}` };
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
