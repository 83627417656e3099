/**
 * An open period of a day, in minutes since the day began in the shop's local time. A night belongs to the day on which
 * it begins: a Saturday that closes at 02:00 closes at minute 1,560, and Sunday gets no second period.
 */
export type Period = { opens: number; closes: number };

/** The open periods of a day. A day on which the shop is closed has none. */
export type Hours = readonly Period[];

/** The opening hours of the seven weekdays, from Monday to Sunday. */
export type Week = readonly Hours[];

/** A date or a range of dates whose hours differ from the usual week. */
export type SpecialDay = {
  /** The first date in ISO 8601. Without a year, as `12-25`, the special day repeats every year. */
  from: string;
  /** The last date, with a year only if the first one has it. */
  to: string;
  hours: Hours;
  note: string;
};
