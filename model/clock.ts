/** From Monday, as in the hours table. */
export const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** A local date in ISO 8601, and the minutes since it began. */
export type WallClock = { date: string; minutes: number };

export const MINUTE_IN_MS = 60_000;
export const DAY_IN_MINUTES = 24 * 60;

/** Closing later after midnight is a slip, such as 07:00 for 19:00. In minutes. */
export const LATEST_NIGHT = 6 * 60;

/**
 * The local date and time at a UTC offset in minutes: by default, the visitor's. Avoids `Intl`, which
 * is slow on first use.
 */
export function readWallClock(instant: Date, utcOffset = -instant.getTimezoneOffset()): WallClock {
  const minutes = Math.floor(+instant / MINUTE_IN_MS) + utcOffset;
  return { date: formatDate(minutes), minutes: minutes % DAY_IN_MINUTES };
}

/** The ISO 8601 date some days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return formatDate(+new Date(date) / MINUTE_IN_MS + days * DAY_IN_MINUTES);
}

/** Minutes since 1970 as an ISO 8601 date, in UTC, which has no daylight saving time. */
function formatDate(minutes: number): string {
  return new Date(minutes * MINUTE_IN_MS).toISOString().slice(0, 10);
}

/** Minutes since a day began as a clock shows them: 1,560, which is after midnight, is `02:00`. */
export function formatClock(minutes: number): string {
  return new Date(minutes * MINUTE_IN_MS).toISOString().slice(11, 16);
}

/** An ISO 8601 date as Brazilians write it: `01/03/2026`. */
export function formatIsoDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** Hours from UTC of the states that are not at -3; Brazil has had no daylight saving time since 2019. */
const UTC_OFFSETS: Record<string, number> = { AC: -5, AM: -4, MS: -4, MT: -4, RO: -4, RR: -4 };

/** The UTC offset of a Brazilian state, in minutes. */
export function utcOffsetOf(state: string): number {
  return (UTC_OFFSETS[state] ?? -3) * 60;
}

/** Today's ISO 8601 date in a Brazilian state. */
export function readToday(state: string, now = new Date()): string {
  return readWallClock(now, utcOffsetOf(state)).date;
}
