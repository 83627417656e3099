import { isDated, type SpecialDay } from '../schema/opening-hours';
import { findToday } from './utc-offsets';
import { addDays, formatIsoDate } from './wall-clock';

/** Days before a special day on which the hours table begins to show it. */
const NOTICE_IN_DAYS = 14;
/** How far ahead a page knows special days without a new build, and how long ago one may have begun. */
const REACH_IN_DAYS = 366;

/**
 * Current and future special days, in order; yearly ones for one year ahead. If two overlap, the
 * shorter one applies, and the longer one is split around it.
 */
export function findUpcomingSpecialDays(
  specialDays: readonly SpecialDay[],
  timeZone: string,
  now = new Date(),
): SpecialDay[] {
  const today = findToday(timeZone, now);
  const byLength = specialDays.toSorted((a, b) => measure(a) - measure(b));

  const reach = addDays(today, REACH_IN_DAYS);
  // A date without a year, `12-25`, sorts before those with one.
  const ends = [addDays(reach, REACH_IN_DAYS), ...specialDays.map(({ to }) => to)].sort();

  const pieces: { day: SpecialDay; from: string; to: string }[] = [];
  let date = addDays(today, -REACH_IN_DAYS);
  for (; date <= (ends.at(-1) ?? today); date = addDays(date, 1)) {
    const day = findApplicable(byLength, date);
    const piece = pieces.at(-1);
    if (piece?.day === day && piece?.to === addDays(date, -1)) {
      piece.to = date;
    } else if (day) {
      pieces.push({ day, from: date, to: date });
    }
  }
  return pieces
    .filter(({ day, from, to }) => to >= today && (from <= reach || isDated(day.from)))
    .map(({ day, from, to }) => ({ ...day, from, to }));
}

/** The shortest special day of a date, skipping one with the same hours as the next longer. */
function findApplicable(byLength: readonly SpecialDay[], date: string): SpecialDay | undefined {
  const applicable = byLength.filter(({ from, to }) => {
    const day = isDated(from) ? date : date.slice('2024-'.length);
    return from <= to ? from <= day && day <= to : from <= day || day <= to;
  });
  const listHours = (day?: SpecialDay) => JSON.stringify(day?.hours);
  return applicable.find((day, index) => listHours(day) !== listHours(applicable[index + 1]));
}

/** Length in milliseconds. A yearly day counts 1 ms more, so that a dated one wins. */
function measure({ from, to }: SpecialDay): number {
  if (isDated(from)) {
    return +new Date(to) - +new Date(from);
  }
  return +new Date(`${to < from ? 2025 : 2024}-${to}`) - +new Date(`2024-${from}`) + 1;
}

/** The ISO 8601 date from which a special day is announced. */
export function findNoticeDate({ from }: SpecialDay): string {
  return addDays(from, -NOTICE_IN_DAYS);
}

/** `25/12`, or `24/12 a 02/01`. */
export function formatSpecialDates({ from, to }: SpecialDay): string {
  const short = (date: string) => formatIsoDate(date).slice(0, 5);
  return from === to ? short(from) : `${short(from)} a ${short(to)}`;
}
