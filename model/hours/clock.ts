export const MINUTE_IN_MS = 60_000;
export const DAY_IN_MINUTES = 24 * 60;

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
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // `new Date('2027-02-29')` is 1 March in Chromium, but invalid in Safari and Firefox. `Date.UTC` is the same in all.
  const minutesSince1970 = Date.UTC(year, month - 1, day + days) / MINUTE_IN_MS;
  return formatIsoDate(minutesSince1970);
}

/** Converts minutes since 1970 to an ISO 8601 date in UTC, where every day has 24 hours. */
function formatIsoDate(minutesSince1970: number): string {
  return new Date(minutesSince1970 * MINUTE_IN_MS).toISOString().slice(0, 10);
}
