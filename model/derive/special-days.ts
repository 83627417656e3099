import { isDated, type SpecialDay } from '../schema/opening-hours';
import { addDays, formatIsoDate, formatToday } from './wall-clock';

/** Days before a special day on which the hours table begins to show it. */
const NOTICE_IN_DAYS = 14;
/** How far ahead a page knows yearly days without a new build. */
const REACH_IN_DAYS = 366;

/**
 * Current and future special days, in order; yearly ones for one year ahead. If two overlap, the
 * shorter one applies, and the longer one is split around it.
 */
export function listUpcomingSpecialDays(
  specialDays: readonly SpecialDay[],
  timeZone: string,
  now = new Date(),
): SpecialDay[] {
  const today = formatToday(timeZone, now);
  const dated = specialDays.filter(({ from }) => isDated(from));
  const yearly = specialDays.flatMap((day) => (isDated(day.from) ? [] : repeatYearly(day, today)));
  // Of two of one length, the dated one comes first.
  const byLength = [...dated, ...yearly].toSorted((a, b) => measure(a) - measure(b));
  const applied = byLength.filter((day, index) => !isRepeated(day, byLength.slice(index + 1)));
  return applied
    .flatMap((day, index) => applied.slice(0, index).reduce(splitAround, [day]))
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The dates of a yearly day around today, one year ahead. 29 February comes in leap years. */
function repeatYearly({ from, to, ...day }: SpecialDay, today: string): SpecialDay[] {
  const thisYear = Number.parseInt(today, 10);
  const later = to < from ? 1 : 0;
  return [thisYear - 1, thisYear, thisYear + 1]
    .map((year) => ({ ...day, from: `${year}-${from}`, to: `${year + later}-${to}` }))
    .filter((one) => one.from < one.to || addDays(one.from, 0) === one.from)
    .filter((one) => one.from <= addDays(today, REACH_IN_DAYS));
}

/** In milliseconds. */
const measure = ({ from, to }: SpecialDay) => +new Date(to) - +new Date(from);

/** Whether the next longer day that overlaps this one is all around it, with the same hours. */
function isRepeated(day: SpecialDay, longer: readonly SpecialDay[]): boolean {
  const next = longer.find((other) => overlap(other, day));
  const isAround = next && next.from <= day.from && day.to <= next.to;
  return isAround === true && JSON.stringify(next?.hours) === JSON.stringify(day.hours);
}

const overlap = (one: SpecialDay, other: SpecialDay) =>
  one.from <= other.to && other.from <= one.to;

/** What is left of these days before and after a shorter one. */
function splitAround(days: readonly SpecialDay[], shorter: SpecialDay): SpecialDay[] {
  return days.flatMap((day) => {
    const before = { ...day, to: addDays(shorter.from, -1) };
    const after = { ...day, from: addDays(shorter.to, 1) };
    return overlap(day, shorter) ? [before, after].filter(({ from, to }) => from <= to) : [day];
  });
}

/** The ISO 8601 date from which a special day is announced. */
export function computeNoticeDate({ from }: SpecialDay): string {
  return addDays(from, -NOTICE_IN_DAYS);
}

/** `25/12`, or `24/12 a 02/01`. */
export function formatSpecialDates({ from, to }: SpecialDay): string {
  const short = (date: string) => formatIsoDate(date).slice(0, 5);
  return from === to ? short(from) : `${short(from)} a ${short(to)}`;
}
