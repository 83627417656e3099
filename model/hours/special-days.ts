import { addDays } from './clock';
import { readToday, type Town } from './time-zone';
import type { DateRange, SpecialDay } from './types';

/** How many days ahead the hours table shows a special day. */
const ANNOUNCED_DAYS_AHEAD = 30;
/** Search engines are told about the special days of the coming year. */
const LISTED_DAYS_AHEAD = 366;
/** Every yearly special day occurs within this time, even one on 29 February (2096 to 2104). */
const LONGEST_PAUSE_IN_DAYS = 8 * 366;

/** A special day, and the dates on which it applies without a break. */
export type Occurrence = SpecialDay & { dates: DateRange };

/** A date without a year repeats every year. */
export function hasYear(date: string): boolean {
  return /^\d{4}-/.test(date);
}

/** Compares yearly days by month and day only: from `12-24` to `01-02` are the end and the start of each year. */
export function includesDate({ from, to }: DateRange, date: string): boolean {
  const compared = hasYear(from) ? date : date.slice(-5);
  const endsNextYear = to < from;
  return endsNextYear ? from <= compared || compared <= to : from <= compared && compared <= to;
}

/** Returns the special day that applies on a date. One that has a year stands before a yearly one. */
export function findSpecialDay(
  specialDays: readonly SpecialDay[],
  date: string,
): SpecialDay | undefined {
  const candidates = specialDays.filter((day) => includesDate(day, date));
  return candidates.find(({ from }) => hasYear(from)) ?? candidates[0];
}

/** Lists what occurs between two dates, in order. The first and the last occurrence may extend beyond them. */
function listOccurrences(specialDays: readonly SpecialDay[], period: DateRange): Occurrence[] {
  const occurrences: Occurrence[] = [];
  let date = period.from;
  while (date <= period.to) {
    const day = findSpecialDay(specialDays, date);
    if (day) {
      const dates = findDatesAround(date, day, specialDays);
      occurrences.push({ ...day, dates });
      date = dates.to;
    }
    date = addDays(date, 1);
  }
  return occurrences;
}

/** Ends, because a yearly day lasts at most 60 days (`opening-hours.ts`). */
function findDatesAround(
  date: string,
  day: SpecialDay,
  specialDays: readonly SpecialDay[],
): DateRange {
  let [from, to] = [date, date];
  while (findSpecialDay(specialDays, addDays(from, -1)) === day) {
    from = addDays(from, -1);
  }
  while (findSpecialDay(specialDays, addDays(to, 1)) === day) {
    to = addDays(to, 1);
  }
  return { from, to };
}

/** What the hours table shows on a date. */
export function listAnnounced(specialDays: readonly SpecialDay[], date: string): Occurrence[] {
  return listOccurrences(specialDays, { from: date, to: addDays(date, ANNOUNCED_DAYS_AHEAD) });
}

/** The occurrences of the coming year. A yearly day may occur twice, such as two Christmases. */
export function listComingYear(
  specialDays: readonly SpecialDay[],
  town: Town,
  now = new Date(),
): Occurrence[] {
  return listFromYesterday(specialDays, readToday(town, now), LISTED_DAYS_AHEAD);
}

/** Each special day that isn't over yet, in the order of their next dates. A yearly one is never over. */
export function listComingDays(
  specialDays: readonly SpecialDay[],
  town: Town,
  now = new Date(),
): Occurrence[] {
  const days = listFromYesterday(specialDays, readToday(town, now), LONGEST_PAUSE_IN_DAYS);
  return days.filter(({ from }, index) => days.findIndex((day) => day.from === from) === index);
}

/** Yesterday's hours may go on after midnight. */
function listFromYesterday(specialDays: readonly SpecialDay[], today: string, daysAhead: number) {
  return listOccurrences(specialDays, { from: addDays(today, -1), to: addDays(today, daysAhead) });
}
