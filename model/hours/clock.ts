import { DAY_IN_MINUTES, formatIsoDate, MINUTE_IN_MS } from './format';

/** The weekdays in Portuguese, starting on Monday as in the hours table. */
export const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** A local time: an ISO 8601 date, and the minutes since midnight. */
export type WallClock = { date: string; minutes: number };

/** In minutes. A later closing time is treated as a typing mistake, such as 07:00 for 19:00. */
export const LATEST_CLOSING_AFTER_MIDNIGHT_IN_MINUTES = 6 * 60;

/**
 * `utcOffset` is in minutes, and defaults to the offset of the visitor's device. Doesn't use `Intl`, whose first use
 * delays the page.
 */
export function computeWallClock(
  instant: Date,
  utcOffset = -instant.getTimezoneOffset(),
): WallClock {
  const minutesSince1970 = Math.floor(instant.getTime() / MINUTE_IN_MS) + utcOffset;
  return { date: formatIsoDate(minutesSince1970), minutes: minutesSince1970 % DAY_IN_MINUTES };
}

/** Takes an ISO 8601 date. A negative number of days goes back. */
export function addDays(date: string, days: number): string {
  const minutesSince1970 = new Date(date).getTime() / MINUTE_IN_MS;
  return formatIsoDate(minutesSince1970 + days * DAY_IN_MINUTES);
}
