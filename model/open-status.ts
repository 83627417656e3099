import type { WallClock } from './clock';
import {
  addDays,
  DAY_IN_MINUTES,
  formatClock,
  formatIsoDate,
  LATEST_NIGHT,
  WEEKDAYS,
} from './clock';
import type { SpecialDay, Week } from './opening-hours';

/** The shop's hours, as the page embeds them for the browser script. */
export type Schedule = {
  week: Week;
  /** Current and upcoming special days. Their dates include the year, and none of them overlap. */
  specialDays: readonly Omit<SpecialDay, 'note'>[];
  /** Minutes from UTC to the shop's local time. */
  utcOffset: number;
};

/** Whether the shop is open, and what the page says about it. */
type OpenStatus = {
  state: 'open' | 'closed';
  /** The row of the hours table whose hours apply. */
  rowKey: string;
  text: string;
};

/** How far ahead the next opening is searched. */
const SEARCHED_DAYS = 366;

/**
 * Computes whether the shop is open at a local time, and until or from when. The opening minute counts as open, the
 * closing minute as closed. After midnight, the row is still that of the day before while its hours last.
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
 * Finds the period that contains a time, with the minute at which it ends. Both times count from the beginning of the
 * date, so they may be days later: minute 1,500 is 01:00 of the next day.
 */
function findCurrentPeriod(schedule: Schedule, date: string, minutes: number) {
  const daysAhead = Math.floor(minutes / DAY_IN_MINUTES);
  // The night before is looked at first, because its hours may go on after midnight.
  for (const day of [daysAhead - 1, daysAhead]) {
    const { hours, rowKey } = findDay(schedule, addDays(date, day));
    const minutesOfDay = minutes - day * DAY_IN_MINUTES;
    const period = hours.find(
      ({ opens, closes }) => opens <= minutesOfDay && minutesOfDay < closes,
    );
    if (period) {
      return { rowKey, closes: day * DAY_IN_MINUTES + period.closes };
    }
  }
  return undefined;
}

/**
 * Describes when the current hours end: ` · fecha às 19:00`. Hours that go on where others end count as one: Saturday
 * 18:00–00:00 and Sunday 00:00–06:00 end at 06:00. Returns an empty text if the shop stays open for a week or longer.
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

/** Returns the day on which hours end, with a space: `amanhã `. It is empty for today and the coming night. */
function nameClosingDay(schedule: Schedule, date: string, closes: number): string {
  if (closes <= DAY_IN_MINUTES + LATEST_NIGHT) {
    return '';
  }
  const daysAhead = Math.floor(closes / DAY_IN_MINUTES);
  if (daysAhead === 1) {
    return 'amanhã ';
  }
  return `${findDay(schedule, addDays(date, daysAhead)).weekday} `;
}

function describeNextOpening(schedule: Schedule, date: string, minutes: number): string {
  for (let daysAhead = 0; daysAhead < SEARCHED_DAYS; daysAhead++) {
    const { hours } = findDay(schedule, addDays(date, daysAhead));
    const next = hours.find(({ opens }) => daysAhead > 0 || minutes < opens);
    if (next) {
      const day = nameOpeningDay(schedule, date, daysAhead);
      return `Fechado agora · abre ${day} às ${formatClock(next.opens)}`;
    }
  }
  return 'Fechado agora';
}

/** Returns the day of the next opening: `hoje`, `amanhã`, `segunda`, `dia 09/03`. */
function nameOpeningDay(schedule: Schedule, date: string, daysAhead: number): string {
  if (daysAhead === 0) {
    return 'hoje';
  }
  if (daysAhead === 1) {
    return 'amanhã';
  }
  const openingDate = addDays(date, daysAhead);
  // From a week ahead, the name of a weekday would be ambiguous.
  return daysAhead < 7
    ? `${findDay(schedule, openingDate).weekday}`
    : `dia ${formatIsoDate(openingDate).slice(0, 5)}`;
}

/** Finds the hours of a date, with its weekday and its row in the hours table. A special day overrides the week. */
function findDay({ week, specialDays }: Schedule, date: string) {
  const daysFromSunday = new Date(date).getUTCDay();
  const weekdayIndex = (daysFromSunday + 6) % 7; // The week of the schedule begins on Monday.
  const weekday = WEEKDAYS[weekdayIndex];
  const specialDay = specialDays.find(({ from, to }) => from <= date && date <= to);
  if (specialDay) {
    return { weekday, rowKey: specialDay.from, hours: specialDay.hours };
  }
  return { weekday, rowKey: String(weekdayIndex), hours: week[weekdayIndex] ?? [] };
}
