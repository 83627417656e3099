/**
 * The UTC offset of an IANA time zone, in minutes. Brazil has had one per zone since 2019, and the
 * site is rebuilt every month.
 */
export function computeUtcOffset(timeZone: string, now = new Date()): number {
  // Swedish dates are in ISO 8601 format.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Math.round((Date.parse(`${format.format(now)}Z`) - +now) / 60_000);
}

/** Today's ISO 8601 date in an IANA time zone. */
export function formatToday(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
