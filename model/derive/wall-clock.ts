/** A local date and time, `2026-03-01` and `09:00:00.000Z`, which sort as strings. */
export type WallClock = [date: string, time: string];

/** A UTC offset in minutes, and the epoch milliseconds from which it applies; the first is 0. */
export type UtcOffset = [from: number, minutes: number];

/** A day in UTC, which has no daylight saving time. */
const DAY_IN_MS = 86_400_000;

/**
 * The local date and time for these offsets; without any, the visitor's. Avoids `Intl`, which is slow
 * on first use.
 */
export function readWallClock(instant: Date, offsets?: readonly UtcOffset[]): WallClock {
  const current = offsets?.findLast(([from]) => from <= +instant);
  const minutes = current?.[1] ?? -instant.getTimezoneOffset();
  return new Date(+instant + minutes * 60_000).toISOString().split('T') as WallClock;
}

/** The ISO 8601 date some days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return new Date(+new Date(date) + days * DAY_IN_MS).toISOString().slice(0, 10);
}

/** An ISO 8601 date as Brazilians write it: `01/03/2026`. */
export function formatIsoDate(date: string): string {
  return date.split('-').reverse().join('/');
}
