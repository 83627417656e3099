/** The names of the weekdays, from Monday as in the hours table. */
export const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** A local time: the date in ISO 8601, and the minutes since midnight. */
export type WallClock = { date: string; minutes: number };

export const MINUTE_IN_MS = 60_000;
export const DAY_IN_MINUTES = 24 * 60;

/** The latest end of a night, in minutes after midnight. A later one is a typing error, such as 07:00 for 19:00. */
export const LATEST_NIGHT = 6 * 60;

/**
 * Reads the local time at a UTC offset in minutes, by default the visitor's. Does not use `Intl`, whose first use
 * delays the page.
 */
export function readWallClock(instant: Date, utcOffset = -instant.getTimezoneOffset()): WallClock {
  const minutes = Math.floor(+instant / MINUTE_IN_MS) + utcOffset;
  return { date: formatDate(minutes), minutes: minutes % DAY_IN_MINUTES };
}

/** Returns the ISO 8601 date some days later, or earlier if the number is negative. */
export function addDays(date: string, days: number): string {
  return formatDate(+new Date(date) / MINUTE_IN_MS + days * DAY_IN_MINUTES);
}

/** Formats minutes since 1970 as an ISO 8601 date. UTC keeps it right, because it has no daylight saving time. */
function formatDate(minutes: number): string {
  return new Date(minutes * MINUTE_IN_MS).toISOString().slice(0, 10);
}

/** Formats minutes since midnight as a clock shows them: 540 is `09:00`, and 1,560, in the next day, is `02:00`. */
export function formatClock(minutes: number): string {
  return new Date(minutes * MINUTE_IN_MS).toISOString().slice(11, 16);
}

/** Formats an ISO 8601 date as Brazilians write it: `01/03/2026`. */
export function formatIsoDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** The hours from UTC of the federal states that are not at −3. Brazil has had no daylight saving time since 2019. */
const UTC_OFFSETS: Record<string, number> = { AC: -5, AM: -4, MS: -4, MT: -4, RO: -4, RR: -4 };

/** Returns the UTC offset of a Brazilian federal state, in minutes. */
export function utcOffsetOf(state: string): number {
  return (UTC_OFFSETS[state] ?? -3) * 60;
}

/** Reads today's ISO 8601 date in a Brazilian federal state. */
export function readToday(state: string, now = new Date()): string {
  return readWallClock(now, utcOffsetOf(state)).date;
}
