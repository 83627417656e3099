/** In Portuguese, starting on Monday as in the hours table. */
export const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** Takes an ISO 8601 date, and returns an index in `WEEKDAYS`. */
export function weekdayIndexOf(date: string): number {
  const daysFromSunday = new Date(date).getUTCDay();
  return (daysFromSunday + 6) % 7;
}
