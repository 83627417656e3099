import states from './states.json' with { type: 'json' };

/**
 * By state abbreviation: name; time zones, the capital's first; and a bounding box in
 * degrees: south, north, west, east.
 */
const TABLE: Readonly<Record<string, (typeof states)['SP']>> = states;

/** State names by abbreviation. */
export const STATES = new Map(Object.entries(TABLE).map(([letters, { name }]) => [letters, name]));

export const ZONES = [...new Set(Object.values(TABLE).flatMap(({ zones }) => zones))].sort();

/** Time zones of a state; the first is its capital's. */
export const findZones = (state: string): readonly string[] => TABLE[state]?.zones ?? [];

/** Whether a position, in decimal degrees, is in the bounding box of a state. */
export function isInBrazil(latitude: number, longitude: number): boolean {
  return Object.values(TABLE).some(({ box: [south = 0, north = 0, west = 0, east = 0] }) => {
    return south <= latitude && latitude <= north && west <= longitude && longitude <= east;
  });
}

/** Telephone area codes (DDD) in use. */
export const AREA_CODE = /^(?:[1689][1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|7[134579])$/;
