/**
 * Counted in minutes since the start of the day. A night shift belongs to the day on which it begins: if the shop
 * closes at 02:00 after Saturday night, Saturday's `closes` is 1,560.
 */
export type Period = { opens: number; closes: number };

/** A closed day has no periods. */
export type Hours = readonly Period[];

/** Seven days, starting with Monday. */
export type Week = readonly Hours[];

export type OpeningHours = { week: Week; specialDays: readonly SpecialDay[] };

export type SpecialDay = {
  /** The first date, such as `2026-12-24`. A date without a year, such as `12-25`, repeats every year. */
  from: string;
  /** Has a year only if `from` has one. */
  to: string;
  hours: Hours;
  note: string;
};
