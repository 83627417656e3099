/** A date and a time in ISO 8601, `2026-03-01` and `09:00:00.000Z`: texts that sort as the times do. */
export type WallClock = [date: string, time: string];

/** What a zone adds to UTC, in minutes, from an instant on: in milliseconds of the epoch, first 0. */
export type UtcOffset = [from: number, minutes: number];

/** Of a day in UTC, which is as long as any other. */
const DAY_IN_MS = 86_400_000;

/**
 * What the calendar and the clock on the wall show at an instant, where these offsets hold; without
 * any, on the visitor's own wall. It asks nothing of `Intl`, whose first use costs a
 * page 15 ms and more.
 */
export function readWallClock(instant: Date, offsets?: readonly UtcOffset[]): WallClock {
  const holding = offsets?.findLast(([from]) => from <= +instant);
  const minutes = holding?.[1] ?? -instant.getTimezoneOffset();
  return new Date(+instant + minutes * 60_000).toISOString().split('T') as WallClock;
}

/** The ISO 8601 date so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  return new Date(+new Date(date) + days * DAY_IN_MS).toISOString().slice(0, 10);
}

/** An ISO 8601 date as Brazilians write it: `01/03/2026`. */
export function formatIsoDate(date: string): string {
  return date.split('-').reverse().join('/');
}
