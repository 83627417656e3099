import type { OpeningHours } from '../schema/opening-hours';
import { findUtcOffsets } from './utc-offsets';
import { readWallClock } from './wall-clock';

type SpecialDay = OpeningHours['specialDays'][number];

/** A special day joins the table of hours this many days before it comes. */
const NOTICE_IN_DAYS = 14;

/** Today's and later special days, in order. */
export function findComingSpecialDays(
  specialDays: readonly SpecialDay[],
  timeZone: string,
  now = new Date(),
): SpecialDay[] {
  const [today] = readWallClock(now, findUtcOffsets(timeZone, now));
  return specialDays
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The date, in ISO 8601, from which on visitors are told of a special day. */
export function findNoticeDate({ date }: SpecialDay): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() - NOTICE_IN_DAYS);
  return day.toISOString().slice(0, 10);
}
