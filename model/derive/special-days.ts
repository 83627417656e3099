import type { SpecialDay } from '../schema/opening-hours';
import { findToday } from './utc-offsets';
import { addDays, formatIsoDate } from './wall-clock';

/** A special day joins the table of hours this many days before it comes. */
const NOTICE_IN_DAYS = 14;

/** Today's and later special days, in order. */
export function findComingSpecialDays(
  specialDays: readonly SpecialDay[],
  timeZone: string,
  now = new Date(),
): SpecialDay[] {
  const today = findToday(timeZone, now);
  return specialDays
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The date, in ISO 8601, from which on visitors are told of a special day. */
export function findNoticeDate({ from }: SpecialDay): string {
  return addDays(from, -NOTICE_IN_DAYS);
}

/** `25/12`, or `24/12 a 02/01`. */
export function formatSpecialDates({ from, to }: SpecialDay): string {
  const short = (date: string) => formatIsoDate(date).slice(0, 5);
  return from === to ? short(from) : `${short(from)} a ${short(to)}`;
}
