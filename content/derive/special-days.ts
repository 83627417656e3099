import type { OpeningHours } from '../schema/opening-hours';
import { readWallClock } from './wall-clock';

type SpecialDays = OpeningHours['specialDays'];

/** Today's and later special days, in order. */
export function findComingSpecialDays(
  specialDays: SpecialDays,
  timeZone: string,
  now = new Date(),
): SpecialDays {
  const [today] = readWallClock(now, timeZone);
  return specialDays
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date));
}
