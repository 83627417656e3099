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

/** The first and the last date, such as `2026-12-24`. */
export type DateRange = { from: string; to: string };

/** Dates without a year, such as `12-25`, repeat every year. Either both have a year, or neither has. */
export type SpecialDay = DateRange & { hours: Hours; note: string };
