import { DAY_IN_MINUTES, formatIsoDate, MINUTE_IN_MS } from './format';

/** The names of the weekdays in Portuguese. The week begins on Monday, as in the hours table. */
export const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** A local time: the date in ISO 8601, and the minutes since midnight. */
export type WallClock = { date: string; minutes: number };

/**
 * The latest time, in minutes after midnight, at which a night may end. A later closing time is taken for a typing
 * mistake, such as 07:00 for 19:00.
 */
export const LATEST_CLOSING_AFTER_MIDNIGHT_IN_MINUTES = 6 * 60;

/**
 * An instant's local time at a UTC offset in minutes; by default that of the visitor's device. Without `Intl`, whose
 * first use delays the page.
 */
export function computeWallClock(
  instant: Date,
  utcOffset = -instant.getTimezoneOffset(),
): WallClock {
  const minutesSince1970 = Math.floor(instant.getTime() / MINUTE_IN_MS) + utcOffset;
  return { date: formatIsoDate(minutesSince1970), minutes: minutesSince1970 % DAY_IN_MINUTES };
}

/** Adds days to an ISO 8601 date; a negative number leads to an earlier one. */
export function addDays(date: string, days: number): string {
  const minutesSince1970 = new Date(date).getTime() / MINUTE_IN_MS;
  return formatIsoDate(minutesSince1970 + days * DAY_IN_MINUTES);
}
