/** A local date and time, `2026-03-01` and `09:00:00.000Z`, which sort as strings. */
export type WallClock = { date: string; time: string };

/** A day in UTC, which has no daylight saving time. */
const DAY_IN_MS = 86_400_000;

/**
 * The local date and time at a UTC offset in minutes: by default, the visitor's. Avoids `Intl`, which
 * is slow on first use.
 */
export function readWallClock(instant: Date, utcOffset = -instant.getTimezoneOffset()): WallClock {
  const [date = '', time = ''] = new Date(+instant + utcOffset * 60_000).toISOString().split('T');
  return { date, time };
}

/** The ISO 8601 date some days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return new Date(+new Date(date) + days * DAY_IN_MS).toISOString().slice(0, 10);
}

/** The same time some hours later; after midnight, beyond 24: `26:00`. */
export function addHours(time: string, hours: number): string {
  return Number.parseInt(time, 10) + hours + time.slice(2);
}

/** Minutes since the day began: 1,560 for `26:00`. */
export function minutesOf(time: string): number {
  return Number.parseInt(time, 10) * 60 + Number(time.slice(3));
}

/** A time as a clock shows it: `02:00` for `26:00`. */
export function formatClock(time: string): string {
  return String(Number.parseInt(time, 10) % 24).padStart(2, '0') + time.slice(2);
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
