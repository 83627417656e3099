/** Time zones of each state, as the IANA database names them; the first is the capital's. */
export const ZONES_OF_STATE = {
  AC: ['America/Rio_Branco'],
  AL: ['America/Maceio'],
  AM: ['America/Manaus', 'America/Eirunepe'],
  AP: ['America/Belem'],
  BA: ['America/Bahia'],
  CE: ['America/Fortaleza'],
  DF: ['America/Sao_Paulo'],
  ES: ['America/Sao_Paulo'],
  GO: ['America/Sao_Paulo'],
  MA: ['America/Fortaleza'],
  MG: ['America/Sao_Paulo'],
  MS: ['America/Campo_Grande'],
  MT: ['America/Cuiaba'],
  PA: ['America/Belem', 'America/Santarem'],
  PB: ['America/Fortaleza'],
  PE: ['America/Recife', 'America/Noronha'],
  PI: ['America/Fortaleza'],
  PR: ['America/Sao_Paulo'],
  RJ: ['America/Sao_Paulo'],
  RN: ['America/Fortaleza'],
  RO: ['America/Porto_Velho'],
  RR: ['America/Boa_Vista'],
  RS: ['America/Sao_Paulo'],
  SC: ['America/Sao_Paulo'],
  SE: ['America/Maceio'],
  SP: ['America/Sao_Paulo'],
  TO: ['America/Araguaina'],
} as const;

/** Telephone area codes (DDD) in use. */
export const AREA_CODES = new Set(
  `11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49
   51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89
   91 92 93 94 95 96 97 98 99`.split(/\s+/),
);

/** A box around the country, in decimal degrees. */
export const BOUNDS = {
  latitude: { min: -33.8, max: 5.3 },
  longitude: { min: -74, max: -28.8 },
};
