/**
 * @file Formats dates, times and hours. Some of these functions also run in the page's script, so they avoid `Intl`, whose
 * first use delays the page.
 */

import { capitalize } from '../text/case';
import { DAY_IN_MINUTES, MINUTE_IN_MS } from './clock';
import type { DateRange, Hours } from './types';
import { WEEKDAYS, weekdayIndexOf } from './weekdays';

/** Turns the ISO 8601 date `2026-03-01` into `01/03/2026`, as Brazilians write it. */
export function formatDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** Turns the ISO 8601 date `2026-03-01` into `01/03`. */
export function formatDayAndMonth(date: string): string {
  return formatDate(date).slice(0, 5);
}

/** For example `24/12 a 02/01`, or `Sex, 25/12` for a single date. */
export function formatDates({ from, to }: DateRange): string {
  if (from === to) {
    const weekday = WEEKDAYS[weekdayIndexOf(from)] ?? '';
    return `${capitalize(weekday.slice(0, 3))}, ${formatDayAndMonth(from)}`;
  }
  return `${formatDayAndMonth(from)} a ${formatDayAndMonth(to)}`;
}

/** Minutes since midnight as a clock shows them: 540 is `09:00`, and 1,560 is `02:00` on the next day. */
export function formatClock(minutes: number): string {
  return new Date(minutes * MINUTE_IN_MS).toISOString().slice(11, 16);
}

/** Minutes since midnight as Brazilians say them: `9h`, `9h30`. */
export function formatSpokenTime(minutes: number): string {
  const [hours, minutesPast] = formatClock(minutes).split(':');
  const hour = `${Number(hours)}h`;
  return minutesPast === '00' ? hour : hour + minutesPast;
}

/**
 * Formats each open period as `09:00–19:00`, or as `24 horas` for a whole day. Returns an empty array for a closed day.
 */
export function formatHours(
  hours: Hours,
  { formatTime = formatClock, separator = '–' } = {},
): string[] {
  return hours.map(({ opens, closes }) => {
    const isWholeDay = closes - opens === DAY_IN_MINUTES;
    return isWholeDay ? '24 horas' : `${formatTime(opens)}${separator}${formatTime(closes)}`;
  });
}
