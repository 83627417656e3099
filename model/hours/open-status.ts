import {
  addDays,
  DAY_IN_MINUTES,
  LATEST_CLOSING_AFTER_MIDNIGHT_IN_MINUTES,
  type WallClock,
} from './clock';
import { formatClock, formatDayAndMonth } from './format-time';
import { listDates } from './special-days';
import type { SpecialDay, Week } from './types';
import { WEEKDAYS, weekdayIndexOf } from './weekdays';

/** The shop's hours, embedded in the page for its script. */
export type Schedule = {
  week: Week;
  /** Yearly ones have no year, so a site that nobody rebuilds stays right. */
  specialDays: readonly SpecialDay[];
  /** In minutes, such as −180 for São Paulo. */
  utcOffset: number;
};

type OpenStatus = {
  state: 'open' | 'closed';
  /** The key of the row that applies in the hours table: `0` for Monday, or a special day's `from`. */
  rowKey: string;
  text: string;
};

/** How many days to search for the next opening, starting today. */
const SEARCHED_DAYS = 366;

/**
 * The opening minute counts as open, the closing minute as closed. After midnight, the previous day's row applies until
 * the shop closes.
 */
export function computeOpenStatus(schedule: Schedule, { date, minutes }: WallClock): OpenStatus {
  const current = findCurrentPeriod(schedule, date, minutes);
  if (current) {
    const closing = describeClosing(schedule, date, current.closes);
    return { state: 'open', rowKey: current.rowKey, text: `Aberto agora${closing}` };
  }
  const { rowKey } = findDay(schedule, date);
  return { state: 'closed', rowKey, text: describeNextOpening(schedule, date, minutes) };
}

/**
 * Both `minutes` and the returned `closes` count from the start of `date`, and may be on a later day: 1,500 is 01:00 on
 * the next day.
 */
function findCurrentPeriod(schedule: Schedule, date: string, minutes: number) {
  const daysAhead = Math.floor(minutes / DAY_IN_MINUTES);
  // Search the day before first, because its hours may go on after midnight.
  for (const dayOffset of [daysAhead - 1, daysAhead]) {
    const { hours, rowKey } = findDay(schedule, addDays(date, dayOffset));
    const minutesOfDay = minutes - dayOffset * DAY_IN_MINUTES;
    const period = hours.find(
      ({ opens, closes }) => opens <= minutesOfDay && minutesOfDay < closes,
    );
    if (period) {
      return { rowKey, closes: dayOffset * DAY_IN_MINUTES + period.closes };
    }
  }
  return undefined;
}

/**
 * Returns, for example, ` · fecha às 19:00`, or an empty string if the shop stays open for a week or longer. Periods
 * without a gap between them count as one: Saturday 18:00–00:00 and Sunday 00:00–06:00 end at 06:00.
 */
function describeClosing(schedule: Schedule, date: string, closes: number): string {
  const daysAhead = Math.floor(closes / DAY_IN_MINUTES);
  if (daysAhead >= 7) {
    return '';
  }
  const next = findCurrentPeriod(schedule, date, closes);
  if (next) {
    return describeClosing(schedule, date, next.closes);
  }
  return ` · fecha ${nameClosingDay(schedule, date, closes)}às ${formatClock(closes)}`;
}

/** For example `amanhã `, with a space at its end. Returns an empty string if the shop closes today or tonight. */
function nameClosingDay(schedule: Schedule, date: string, closes: number): string {
  if (closes <= DAY_IN_MINUTES + LATEST_CLOSING_AFTER_MIDNIGHT_IN_MINUTES) {
    return '';
  }
  const daysAhead = Math.floor(closes / DAY_IN_MINUTES);
  if (daysAhead === 1) {
    return 'amanhã ';
  }
  return `${findDay(schedule, addDays(date, daysAhead)).weekday} `;
}

/** Returns, for example, `Fechado agora · abre amanhã às 09:00`, or `Fechado hoje (Natal) · abre amanhã às 09:00`. */
function describeNextOpening(schedule: Schedule, date: string, minutes: number): string {
  const today = findDay(schedule, date);
  const isSpecialRest = today.note && today.hours.length === 0;
  const closed = isSpecialRest ? `Fechado hoje (${today.note})` : 'Fechado agora';
  for (let daysAhead = 0; daysAhead < SEARCHED_DAYS; daysAhead++) {
    const { hours } = findDay(schedule, addDays(date, daysAhead));
    const isToday = daysAhead === 0;
    const next = hours.find(({ opens }) => !isToday || minutes < opens);
    if (next) {
      const day = nameOpeningDay(schedule, date, daysAhead);
      return `${closed} · abre ${day} às ${formatClock(next.opens)}`;
    }
  }
  return closed;
}

/** Returns `hoje`, `amanhã`, a weekday such as `segunda`, or a date such as `dia 09/03`. */
function nameOpeningDay(schedule: Schedule, date: string, daysAhead: number): string {
  if (daysAhead === 0) {
    return 'hoje';
  }
  if (daysAhead === 1) {
    return 'amanhã';
  }
  const openingDate = addDays(date, daysAhead);
  if (daysAhead < 7) {
    return `${findDay(schedule, openingDate).weekday}`;
  }
  // A weekday would be ambiguous if the shop opens in a week or later.
  return `dia ${formatDayAndMonth(openingDate)}`;
}

/** A special day overrides the usual week. */
function findDay({ week, specialDays }: Schedule, date: string) {
  const weekdayIndex = weekdayIndexOf(date);
  const weekday = WEEKDAYS[weekdayIndex];
  const period = { from: date, to: date };
  const specialDay = specialDays.find((day) => listDates(day, specialDays, period).length > 0);
  if (specialDay) {
    const { from, hours, note } = specialDay;
    return { weekday, rowKey: from, hours, note };
  }
  return { weekday, rowKey: String(weekdayIndex), hours: week[weekdayIndex] ?? [] };
}
