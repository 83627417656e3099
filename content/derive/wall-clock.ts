/** A date and a time in ISO 8601, `2026-03-01` and `09:00:00`: texts that sort as the times do. */
export type WallClock = [date: string, time: string];

/**
 * What the calendar and the clock on the wall show at an instant, in the shop's time zone;
 * without a zone, on the visitor's own wall.
 */
export function readWallClock(instant: Date, timeZone?: string): WallClock {
  // Swedes write their dates as ISO 8601 does.
  return instant.toLocaleString('sv-SE', { timeZone }).split(' ') as WallClock;
}

/** An ISO 8601 date as Brazilians write it: `01/03/2026`. */
export function formatIsoDate(date: string): string {
  return date.split('-').reverse().join('/');
}
