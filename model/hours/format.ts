/**
 * @file How dates and times are written. The page's script shares these functions, so they avoid `Intl`, whose first
 * use delays the page.
 */

import type { Hours } from './types';

export const MINUTE_IN_MS = 60_000;
export const DAY_IN_MINUTES = 24 * 60;

/** Minutes since 1970 as an ISO 8601 date, in UTC, where every day has 24 hours. */
export function formatIsoDate(minutesSince1970: number): string {
  return new Date(minutesSince1970 * MINUTE_IN_MS).toISOString().slice(0, 10);
}

/** An ISO 8601 date as Brazilians write it: `01/03/2026`. */
export function formatDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** `01/03` for an ISO 8601 date. */
export function formatDayAndMonth(date: string): string {
  return formatDate(date).slice(0, 5);
}

/** The dates of a special day, without the year: `25/12`, or `24/12 a 02/01`. */
export function formatSpecialDates({ from, to }: { from: string; to: string }): string {
  if (from === to) {
    return formatDayAndMonth(from);
  }
  return `${formatDayAndMonth(from)} a ${formatDayAndMonth(to)}`;
}

/** Minutes since midnight as a clock shows them: 540 is `09:00`, and 1,560 is `02:00` of the next day. */
export function formatClock(minutes: number): string {
  return new Date(minutes * MINUTE_IN_MS).toISOString().slice(11, 16);
}

/** Minutes since midnight as Brazilians say them: `9h`, `9h30`. */
export function formatSpokenTime(minutes: number): string {
  const [hours, minutesPast] = formatClock(minutes).split(':');
  const hour = `${Number(hours)}h`;
  return minutesPast === '00' ? hour : hour + minutesPast;
}

/** Each open period of a day: `09:00–19:00`, or `24 horas`. Empty for a closed day. */
export function formatHours(
  hours: Hours,
  { formatTime = formatClock, separator = '–' } = {},
): string[] {
  return hours.map(({ opens, closes }) => {
    const isWholeDay = closes - opens === DAY_IN_MINUTES;
    return isWholeDay ? '24 horas' : `${formatTime(opens)}${separator}${formatTime(closes)}`;
  });
}
