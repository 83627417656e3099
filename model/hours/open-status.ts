import {
  addDays,
  LATEST_CLOSING_AFTER_MIDNIGHT_IN_MINUTES,
  type WallClock,
  WEEKDAYS,
} from './clock';
import { DAY_IN_MINUTES, formatClock, formatDayAndMonth } from './format';
import type { SpecialDay, Week } from './types';

/** The shop's hours, as the page embeds them for the browser script. */
export type Schedule = {
  week: Week;
  /** Yesterday's special day, as its night may go on, and those from today on. Their dates include the year, and no two of them overlap. */
  specialDays: readonly Omit<SpecialDay, 'note'>[];
  /** The UTC offset of the shop's local time, in minutes. */
  utcOffset: number;
};

/** Whether the shop is open, and what the page says about it. */
type OpenStatus = {
  state: 'open' | 'closed';
  /** The key of the row in the hours table whose hours apply: `0` for Monday, or the first date of a special day. */
  rowKey: string;
  text: string;
};

/** The number of days, beginning today, in which the next opening is searched for. */
const SEARCHED_DAYS = 366;

/**
 * Computes whether the shop is open at a local time, and when it closes or opens next. The opening minute counts as
 * open, and the closing minute as closed. After midnight, the previous day's row applies until the hours of that night
 * end.
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
 * Finds the open period that contains a time, and the time at which the period ends. Both times are counted in minutes
 * from the start of `date`, so they may fall on a later day: minute 1,500 is 01:00 of the next day.
 */
function findCurrentPeriod(schedule: Schedule, date: string, minutes: number) {
  const daysAhead = Math.floor(minutes / DAY_IN_MINUTES);
  // The day before is searched first, because its hours may continue after midnight.
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
 * Describes when the current hours end: ` · fecha às 19:00`. Periods without a gap between them count as one, so
 * Saturday 18:00–00:00 and Sunday 00:00–06:00 end at 06:00. Returns an empty string if the shop stays open for a week
 * or longer.
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

/**
 * Names the day on which the hours end, followed by a space: `amanhã `. Returns an empty string for today and tonight.
 */
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

/** Describes when the shop opens next: `Fechado agora · abre amanhã às 09:00`. */
function describeNextOpening(schedule: Schedule, date: string, minutes: number): string {
  for (let daysAhead = 0; daysAhead < SEARCHED_DAYS; daysAhead++) {
    const { hours } = findDay(schedule, addDays(date, daysAhead));
    const isToday = daysAhead === 0;
    const next = hours.find(({ opens }) => !isToday || minutes < opens);
    if (next) {
      const day = nameOpeningDay(schedule, date, daysAhead);
      return `Fechado agora · abre ${day} às ${formatClock(next.opens)}`;
    }
  }
  return 'Fechado agora';
}

/** Names the day of the next opening: `hoje`, `amanhã`, `segunda`, `dia 09/03`. */
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
  // Seven or more days ahead, the name of a weekday would be ambiguous.
  return `dia ${formatDayAndMonth(openingDate)}`;
}

/**
 * Finds the weekday of a date, its hours, and the key of its row in the hours table. A special day overrides the week.
 */
function findDay({ week, specialDays }: Schedule, date: string) {
  const daysFromSunday = new Date(date).getUTCDay();
  const weekdayIndex = (daysFromSunday + 6) % 7; // A schedule's week begins on Monday.
  const weekday = WEEKDAYS[weekdayIndex];
  const specialDay = specialDays.find(({ from, to }) => from <= date && date <= to);
  if (specialDay) {
    return { weekday, rowKey: specialDay.from, hours: specialDay.hours };
  }
  return { weekday, rowKey: String(weekdayIndex), hours: week[weekdayIndex] ?? [] };
}
