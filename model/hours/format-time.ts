/**
 * @file Formats dates, times and hours. Some of these functions also run in the page's script, so they avoid `Intl`, whose
 * first use delays the page.
 */

import { capitalize } from '../text/case';
import { DAY_IN_MINUTES, MINUTE_IN_MS } from './clock';
import type { DateRange, Hours, Period } from './types';
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

/** Returns `às 9h30`, but `à 0h` and `à 1h`, which are singular. */
export function formatSpokenTimeWithArticle(minutes: number): string {
  const time = formatSpokenTime(minutes);
  return /^[01]h/.test(time) ? `à ${time}` : `às ${time}`;
}

/** Returns an empty array for a closed day. By default, a period looks like `09:00–19:00`. */
export function formatHours(hours: Hours, formatPeriod = formatOnClock): string[] {
  return hours.map((period) => {
    const isWholeDay = period.closes - period.opens === DAY_IN_MINUTES;
    return isWholeDay ? '24 horas' : formatPeriod(period);
  });
}

function formatOnClock({ opens, closes }: Period): string {
  return `${formatClock(opens)}–${formatClock(closes)}`;
}
