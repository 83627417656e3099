import type { UtcOffset } from './wall-clock';

const HOUR_IN_MS = 3_600_000;
/** A month more than `findOpenStatus` searches ahead, because the site is rebuilt monthly. */
const HORIZON_IN_HOURS = 400 * 24;

/**
 * The UTC offsets of an IANA time zone from now on: one for Brazil, unless daylight saving time
 * returns.
 */
export function findUtcOffsets(timeZone: string, now = new Date()): UtcOffset[] {
  // Swedish dates are in ISO 8601 format.
  const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...style });
  const readMinutes = (instant: number) =>
    (Date.parse(`${format.format(instant)}Z`) - instant) / 60_000;
  const start = Math.floor(+now / HOUR_IN_MS) * HOUR_IN_MS;
  const offsets: UtcOffset[] = [[0, readMinutes(start)]];

  for (let hour = 1; hour <= HORIZON_IN_HOURS; hour += 1) {
    const instant = start + hour * HOUR_IN_MS;
    const minutes = readMinutes(instant);
    if (minutes !== offsets.at(-1)?.[1]) {
      offsets.push([instant, minutes]);
    }
  }
  return offsets;
}

/** Today's ISO 8601 date in an IANA time zone. */
export function findToday(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
