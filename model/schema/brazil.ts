/** The states of each time zone, as the IANA database names it; the zone of a capital comes first. */
const STATES_OF_ZONE = {
  'America/Araguaina': 'TO',
  'America/Bahia': 'BA',
  'America/Belem': 'AP PA',
  'America/Boa_Vista': 'RR',
  'America/Campo_Grande': 'MS',
  'America/Cuiaba': 'MT',
  'America/Fortaleza': 'CE MA PB PI RN',
  'America/Maceio': 'AL SE',
  'America/Manaus': 'AM',
  'America/Porto_Velho': 'RO',
  'America/Recife': 'PE',
  'America/Rio_Branco': 'AC',
  'America/Sao_Paulo': 'DF ES GO MG PR RJ RS SC SP',
  'America/Eirunepe': 'AM',
  'America/Noronha': 'PE',
  'America/Santarem': 'PA',
};

export const ZONES = Object.keys(STATES_OF_ZONE);

/** The states by their letters. */
export const STATES = new Map(
  `AC Acre, AL Alagoas, AM Amazonas, AP Amapá, BA Bahia, CE Ceará, DF Distrito Federal,
   ES Espírito Santo, GO Goiás, MA Maranhão, MG Minas Gerais, MS Mato Grosso do Sul,
   MT Mato Grosso, PA Pará, PB Paraíba, PE Pernambuco, PI Piauí, PR Paraná, RJ Rio de Janeiro,
   RN Rio Grande do Norte, RO Rondônia, RR Roraima, RS Rio Grande do Sul, SC Santa Catarina,
   SE Sergipe, SP São Paulo, TO Tocantins`
    .split(/,\s+/)
    .map((state) => [state.slice(0, 2), state.slice(3)]),
);

/** Time zones of a state; the first is its capital's. */
export function findZones(state: string): string[] {
  return Object.entries(STATES_OF_ZONE).flatMap(([zone, states]) =>
    states.includes(state) ? zone : [],
  );
}

/** Telephone area codes (DDD) in use. */
export const AREA_CODE = /^(?:[1689][1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|7[134579])$/;

/** Whether a place, in decimal degrees, lies in a box around the country. */
export function isInBrazil(latitude: number, longitude: number): boolean {
  return -33.8 <= latitude && latitude <= 5.3 && -74 <= longitude && longitude <= -28.8;
}
