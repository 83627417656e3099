import { withoutAccents } from '../text/slug';
import states from './states.json' with { type: 'json' };

type State = {
  name: string;
  timeZone: string;
  exceptions?: Readonly<Record<string, readonly string[]>>;
};

/** By abbreviation: the state's name, the capital's time zone, and the cities with another one (Lei 12.876/2013). */
const TABLE: Readonly<Record<string, State>> = states;

/** State names by abbreviation. */
export const STATES = new Map(Object.entries(TABLE).map(([letters, { name }]) => [letters, name]));

/** The IANA time zone of a city. */
export function findTimeZone(state: string, city: string): string {
  const { timeZone = '', exceptions = {} } = TABLE[state] ?? {};
  const isHere = (one: string) => withoutAccents(one) === withoutAccents(city);
  return Object.keys(exceptions).find((zone) => exceptions[zone]?.some(isHere)) ?? timeZone;
}

/** Whether a position, in degrees, is within Brazil's extreme points, islands included. */
export function isInBrazil(latitude: number, longitude: number): boolean {
  return latitude > -33.8 && latitude < 5.3 && longitude > -74 && longitude < -28.8;
}
