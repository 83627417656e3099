import { isDated, isOnCalendar, type SpecialDay } from '../schema/opening-hours';
import { findToday } from './utc-offsets';
import { addDays, formatIsoDate } from './wall-clock';

/** A special day joins the table of hours this many days before it comes. */
const NOTICE_IN_DAYS = 14;

/**
 * Today's and later special days, in order, with a year of those that come every year. Where two
 * overlap, the shorter one holds, and the longer one stands in the pieces that it leaves.
 */
export function findComingSpecialDays(
  specialDays: readonly SpecialDay[],
  timeZone: string,
  now = new Date(),
): SpecialDay[] {
  const today = findToday(timeZone, now);
  return specialDays
    .toSorted((a, b) => b.from.length - a.from.length) // Those of one year before those of each.
    .flatMap((day) => (isDated(day.from) ? day : repeat(day, today)))
    .filter(({ to }) => to >= today)
    .sort((a, b) => measure(a) - measure(b))
    .filter(saysMore)
    .flatMap((day, index, days) => days.slice(0, index).reduce(cut, [day]))
    .sort((a, b) => a.from.localeCompare(b.from));
}

/** The times that a day of every year comes from now until a year has gone. */
function repeat({ from, to, ...day }: SpecialDay, today: string): SpecialDay[] {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1]
    .map((y) => ({ ...day, from: `${y}-${from}`, to: `${to < from ? y + 1 : y}-${to}` }))
    .filter((one) => isOnCalendar(one.from) && isOnCalendar(one.to))
    .filter((one) => one.from <= addDays(today, 366));
}

/** Not so a holiday on which the shop is closed, in a vacation in which it is closed. */
function saysMore(day: SpecialDay, index: number, days: readonly SpecialDay[]): boolean {
  const around = days.slice(index + 1).find(({ from, to }) => from <= day.to && day.from <= to);
  const isInside = around && around.from <= day.from && day.to <= around.to;
  return !isInside || JSON.stringify(around.hours) !== JSON.stringify(day.hours);
}

/** What a shorter day leaves of the pieces of a longer one. */
function cut(pieces: SpecialDay[], { from, to }: SpecialDay): SpecialDay[] {
  return pieces
    .flatMap((piece) =>
      to < piece.from || piece.to < from
        ? piece
        : [
            { ...piece, to: addDays(from, -1) },
            { ...piece, from: addDays(to, 1) },
          ],
    )
    .filter((piece) => piece.from <= piece.to);
}

function measure({ from, to }: SpecialDay): number {
  return +new Date(to) - +new Date(from);
}

/** The date, in ISO 8601, from which on visitors are told of a special day. */
export function findNoticeDate({ from }: SpecialDay): string {
  return addDays(from, -NOTICE_IN_DAYS);
}

/** `25/12`, or `24/12 a 02/01`. */
export function formatSpecialDates({ from, to }: SpecialDay): string {
  const short = (date: string) => formatIsoDate(date).slice(0, 5);
  return from === to ? short(from) : `${short(from)} a ${short(to)}`;
}
