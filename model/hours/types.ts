/**
 * An open period, in minutes since the start of its day. A night shift belongs to the day on which it begins: if the
 * shop closes at 02:00 after Saturday night, Saturday's `closes` is 1,560.
 */
export type Period = { opens: number; closes: number };

/** A day's open periods. A closed day has none. */
export type Hours = readonly Period[];

/** The hours of each weekday, from Monday to Sunday. */
export type Week = readonly Hours[];

/** A date, or a range of dates, whose hours differ from the usual week. */
export type SpecialDay = {
  /** The first date, such as `2026-12-24`. A date without a year, such as `12-25`, repeats every year. */
  from: string;
  /** The last date. It has a year if the first one does. */
  to: string;
  hours: Hours;
  note: string;
};
