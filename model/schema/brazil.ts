import { withoutAccents } from '../text/slug';
import states from './states.json' with { type: 'json' };

type State = (typeof states)['SP'] & { exceptions?: Readonly<Record<string, readonly string[]>> };

/**
 * By state abbreviation: its name; the capital's time zone, and the cities with another one (Lei
 * 12.876/2013); where its postal code ranges begin; and a rough bounding box in degrees: south, north,
 * west, east.
 */
const TABLE: Readonly<Record<string, State>> = states;

/** State names by abbreviation. */
export const STATES = new Map(Object.entries(TABLE).map(([letters, { name }]) => [letters, name]));

/** The IANA time zone of a city. */
export function findTimeZone(state: string, city: string): string {
  const { timeZone = '', exceptions = {} } = TABLE[state] ?? {};
  const isHere = (one: string) => withoutAccents(one) === withoutAccents(city);
  return Object.keys(exceptions).find((zone) => exceptions[zone]?.some(isHere)) ?? timeZone;
}

/** The state of a postal code, as its abbreviation. */
export function findState(postalCode: string): string | undefined {
  const ranges = Object.entries(TABLE).flatMap(([state, { postalCodes }]) =>
    postalCodes.map((start) => [start, state] as const),
  );
  return ranges.sort().findLast(([start]) => start <= postalCode)?.[1];
}

/** The states whose bounding box contains a position, in decimal degrees. */
export function findStatesAt(latitude: number, longitude: number): string[] {
  return [...STATES.keys()].filter((state) => {
    const [south = 0, north = 0, west = 0, east = 0] = TABLE[state]?.box ?? [];
    return south <= latitude && latitude <= north && west <= longitude && longitude <= east;
  });
}

/** Telephone area codes (DDD) in use. */
export const AREA_CODE = /^(?:[1689][1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|7[134579])$/;
