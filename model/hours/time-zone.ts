import { slug } from '../text/slug';
import { computeWallClock } from './clock';

/** `state` is the abbreviation of a Brazilian state, such as `PE`. */
export type Town = { city: string; state: string };

/** The states that aren't on UTC−3. Brazil has had no daylight saving time since 2019, so the offsets hold all year. */
const STATE_OFFSETS_IN_HOURS: Readonly<Record<string, number>> = {
  AC: -5,
  AM: -4,
  MS: -4,
  MT: -4,
  RO: -4,
  RR: -4,
};

/**
 * Municipalities whose time differs from their state's: thirteen in western Amazonas (Lei 12.876/2013; tzdata lists
 * them for America/Eirunepe) and the island of Fernando de Noronha (America/Noronha).
 */
const TOWN_OFFSETS_IN_HOURS: Readonly<Record<string, number>> = {
  'atalaia-do-norte-am': -5,
  'benjamin-constant-am': -5,
  'boca-do-acre-am': -5,
  'eirunepe-am': -5,
  'envira-am': -5,
  'guajara-am': -5,
  'ipixuna-am': -5,
  'itamarati-am': -5,
  'jutai-am': -5,
  'labrea-am': -5,
  'pauini-am': -5,
  'sao-paulo-de-olivenca-am': -5,
  'tabatinga-am': -5,
  'fernando-de-noronha-pe': -2,
};

/** The UTC offset in minutes, such as −180 for São Paulo. */
export function utcOffsetOf({ city, state }: Town): number {
  const offsetOfTown = TOWN_OFFSETS_IN_HOURS[slug(`${city} ${state}`)];
  const offsetInHours = offsetOfTown ?? STATE_OFFSETS_IN_HOURS[state] ?? -3;
  return offsetInHours * 60;
}

/** Returns an ISO 8601 date. */
export function readToday(town: Town, now = new Date()): string {
  return computeWallClock(now, utcOffsetOf(town)).date;
}
