import type { UtcOffset } from './wall-clock';

const HOUR_IN_MS = 3_600_000;
/** A month more than `findOpenStatus` searches ahead. */
const HORIZON_IN_HOURS = 400 * 24;

/**
 * The UTC offsets of an IANA time zone from now on: one for Brazil, unless daylight saving time
 * returns.
 */
export function findUtcOffsets(timeZone: string, now = new Date()): UtcOffset[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const start = Math.floor(+now / HOUR_IN_MS) * HOUR_IN_MS;
  const offsets: UtcOffset[] = [[0, readMinutes(format, start)]];

  for (let hour = 1; hour <= HORIZON_IN_HOURS; hour += 1) {
    const instant = start + hour * HOUR_IN_MS;
    const minutes = readMinutes(format, instant);
    if (minutes !== offsets.at(-1)?.[1]) {
      offsets.push([instant, minutes]);
    }
  }
  return offsets;
}

/** Today's ISO 8601 date in an IANA time zone; Swedish dates have that format. */
export function findToday(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** -180 for `GMT-03:00`. */
function readMinutes(format: Intl.DateTimeFormat, instant: number): number {
  const [, sign, hours = 0, minutes = 0] =
    /GMT([+-])(\d+):(\d+)/.exec(format.format(instant)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
