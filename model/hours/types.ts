/**
 * An open period, in minutes since the start of its day. A night belongs to the day on which it begins: if Saturday
 * closes at 02:00, it closes at minute 1,560, and Sunday doesn't get a second period.
 */
export type Period = { opens: number; closes: number };

/** A day's open periods. A closed day has none. */
export type Hours = readonly Period[];

/** The hours of each weekday, from Monday to Sunday. */
export type Week = readonly Hours[];

/** A date, or a range of dates, whose hours differ from the usual week. */
export type SpecialDay = {
  /** The first date, in ISO 8601. Without a year, as in `12-25`, the special day repeats every year. */
  from: string;
  /** The last date. It has a year if the first one does. */
  to: string;
  hours: Hours;
  note: string;
};
