/** The names of the weekdays in Portuguese. The week begins on Monday, as in the hours table. */
export const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** A local time: the date in ISO 8601, and the minutes since midnight. */
export type WallClock = { date: string; minutes: number };

export const MINUTE_IN_MS = 60_000;
export const DAY_IN_MINUTES = 24 * 60;

/**
 * The latest time, in minutes after midnight, at which a night may end. A later closing time is taken for a typing
 * mistake, such as 07:00 instead of 19:00.
 */
export const LATEST_CLOSING_AFTER_MIDNIGHT_IN_MINUTES = 6 * 60;

/**
 * Converts an instant to the local time at a UTC offset in minutes. The default is the offset of the visitor's device.
 * `Intl` is avoided here, because its first use delays the page.
 */
export function computeWallClock(
  instant: Date,
  utcOffset = -instant.getTimezoneOffset(),
): WallClock {
  const minutesSince1970 = Math.floor(instant.getTime() / MINUTE_IN_MS) + utcOffset;
  return { date: formatIsoDate(minutesSince1970), minutes: minutesSince1970 % DAY_IN_MINUTES };
}

/** Adds days to an ISO 8601 date. A negative number of days leads to an earlier date. */
export function addDays(date: string, days: number): string {
  const minutesSince1970 = new Date(date).getTime() / MINUTE_IN_MS;
  return formatIsoDate(minutesSince1970 + days * DAY_IN_MINUTES);
}

/** Formats minutes since 1970 as an ISO 8601 date. The calculation is in UTC, where every day has 24 hours. */
function formatIsoDate(minutesSince1970: number): string {
  return new Date(minutesSince1970 * MINUTE_IN_MS).toISOString().slice(0, 10);
}

/** Formats minutes since midnight as a clock shows them: 540 as `09:00`, and 1,560 as `02:00` of the next day. */
export function formatClock(minutes: number): string {
  return new Date(minutes * MINUTE_IN_MS).toISOString().slice(11, 16);
}

/** Formats an ISO 8601 date as Brazilians write it: `01/03/2026`. */
export function formatDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** Formats the day and the month of an ISO 8601 date: `01/03`. */
export function formatDayAndMonth(date: string): string {
  return formatDate(date).slice(0, 5);
}

/**
 * The UTC offsets of the Brazilian federal states that do not keep UTC−3. The offsets hold all year round, because
 * Brazil has had no daylight saving time since 2019.
 */
const UTC_OFFSETS_IN_HOURS: Record<string, number> = {
  AC: -5,
  AM: -4,
  MS: -4,
  MT: -4,
  RO: -4,
  RR: -4,
};

/** Returns the UTC offset of a Brazilian federal state, in minutes. */
export function utcOffsetOf(state: string): number {
  const offsetInHours = UTC_OFFSETS_IN_HOURS[state] ?? -3;
  return offsetInHours * 60;
}

/** Returns today's date in a Brazilian federal state, in ISO 8601. */
export function readToday(state: string, now = new Date()): string {
  return computeWallClock(now, utcOffsetOf(state)).date;
}
