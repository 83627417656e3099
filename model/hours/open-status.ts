import {
  addDays,
  DAY_IN_MINUTES,
  LATEST_CLOSING_AFTER_MIDNIGHT_IN_MINUTES,
  type WallClock,
} from './clock';
import { formatDayAndMonth, formatSpokenTimeWithArticle } from './format-time';
import { findSpecialDay } from './special-days';
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
/** Today, tomorrow and five weekdays have names. */
const DAYS_WITH_NAMES = 7;

/**
 * The opening minute counts as open, the closing minute as closed. After midnight, the previous day's row applies until
 * the shop closes.
 */
export function computeOpenStatus(schedule: Schedule, { date, minutes }: WallClock): OpenStatus {
  const today = findDay(schedule, date);
  const opening = findOpening(schedule, date, minutes);
  if (opening && opening.opensAt <= minutes) {
    const closing = describeClosing(opening.closesAt, date);
    return { state: 'open', rowKey: opening.rowKey, text: `Aberto agora${closing}` };
  }
  const isSpecialRest = today.note && today.hours.length === 0;
  const closed = isSpecialRest ? `Fechado hoje (${today.note})` : 'Fechado agora';
  const next = opening ? ` · abre ${describeOpening(opening.opensAt, date)}` : '';
  return { state: 'closed', rowKey: today.rowKey, text: closed + next };
}

/** Counted in minutes from the start of today: 1,980 is tomorrow at 09:00. `rowKey` is that of the day it begins on. */
type Opening = { opensAt: number; closesAt: number; rowKey: string };

/**
 * Finds the opening that's under way, or else the next one. Periods without a gap between them are one opening: Saturday
 * 18:00–00:00 and Sunday 00:00–06:00 end at 06:00.
 */
function findOpening(schedule: Schedule, date: string, minutes: number): Opening | undefined {
  let found: Opening | undefined;
  // Yesterday's hours may go on after midnight.
  for (let daysAhead = -1; daysAhead < SEARCHED_DAYS; daysAhead++) {
    const { hours, rowKey } = findDay(schedule, addDays(date, daysAhead));
    for (const { opens, closes } of hours) {
      const opensAt = daysAhead * DAY_IN_MINUTES + opens;
      const closesAt = daysAhead * DAY_IN_MINUTES + closes;
      const isComplete = found && opensAt > found.closesAt;
      const isOpenForAWeek = found && daysAhead > DAYS_WITH_NAMES;
      if (isComplete || isOpenForAWeek) {
        return found;
      }
      if (closesAt > minutes) {
        found ??= { opensAt, closesAt, rowKey };
        found.closesAt = Math.max(found.closesAt, closesAt);
      }
    }
  }
  return found;
}

/** For example ` · fecha às 19h`. Returns an empty string if the shop stays open for a week or longer. */
function describeClosing(closesAt: number, date: string): string {
  const daysAhead = Math.floor(closesAt / DAY_IN_MINUTES);
  if (daysAhead >= DAYS_WITH_NAMES) {
    return '';
  }
  const isTonight = closesAt <= DAY_IN_MINUTES + LATEST_CLOSING_AFTER_MIDNIGHT_IN_MINUTES;
  const day = isTonight ? '' : `${nameDay(daysAhead, date)} `;
  return ` · fecha ${day}${formatSpokenTimeWithArticle(closesAt)}`;
}

/** For example `amanhã às 9h`. */
function describeOpening(opensAt: number, date: string): string {
  const daysAhead = Math.floor(opensAt / DAY_IN_MINUTES);
  const day = daysAhead === 0 ? 'hoje' : nameDay(daysAhead, date);
  return `${day} ${formatSpokenTimeWithArticle(opensAt)}`;
}

/** Returns `amanhã`, a weekday such as `segunda`, or a date such as `dia 09/03`. */
function nameDay(daysAhead: number, date: string): string {
  if (daysAhead === 1) {
    return 'amanhã';
  }
  const day = addDays(date, daysAhead);
  // In a week or later, a weekday would be ambiguous.
  return daysAhead < DAYS_WITH_NAMES
    ? `${WEEKDAYS[weekdayIndexOf(day)]}`
    : `dia ${formatDayAndMonth(day)}`;
}

/** A special day overrides the usual week. */
function findDay({ week, specialDays }: Schedule, date: string) {
  const specialDay = findSpecialDay(specialDays, date);
  if (specialDay) {
    const { from, hours, note } = specialDay;
    return { rowKey: from, hours, note };
  }
  const weekday = weekdayIndexOf(date);
  return { rowKey: String(weekday), hours: week[weekday] ?? [] };
}
