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
  /** Those ahead. Their dates have a year, and none overlap. */
  specialDays: readonly Omit<SpecialDay, 'note'>[];
  /** In minutes. */
  utcOffset: number;
};

/** How far ahead to search for the next opening. */
const SEARCHED_DAYS = 366;

/**
 * Whether the shop is open at a local time, and until or from when. The opening minute is open, the
 * closing minute is closed. `day` is the one whose hours apply: the first date of a special day, or a
 * weekday's number; after midnight it is still the day before while that night's hours last.
 */
export function computeOpenStatus(schedule: Schedule, { date, minutes }: WallClock) {
  const open = findOpen(schedule, date, minutes);
  const { day } = open ?? findDay(schedule, date);
  return open
    ? { state: 'open', day, text: `Aberto agora${describeClosing(schedule, date, open.closes)}` }
    : { state: 'closed', day, text: describeNextOpening(schedule, date, minutes) };
}

/** The day whose hours apply some minutes after a date began, and the minute at which they end. */
function findOpen(schedule: Schedule, date: string, minutes: number) {
  const today = Math.floor(minutes / DAY_IN_MINUTES);
  // The hours of the night before may go on.
  for (const daysAhead of [today - 1, today]) {
    const { hours, day } = findDay(schedule, addDays(date, daysAhead));
    const now = minutes - daysAhead * DAY_IN_MINUTES;
    const period = hours.find(({ opens, closes }) => opens <= now && now < closes);
    if (period) {
      return { day, closes: daysAhead * DAY_IN_MINUTES + period.closes };
    }
  }
  return undefined;
}

/** Hours that go on at midnight are one. Of a shop that stays open for a week, nothing. */
function describeClosing(schedule: Schedule, date: string, closes: number): string {
  const daysAhead = Math.floor(closes / DAY_IN_MINUTES);
  if (daysAhead >= 7) {
    return '';
  }
  const next = findOpen(schedule, date, closes);
  if (next) {
    return describeClosing(schedule, date, next.closes);
  }
  const { weekday } = findDay(schedule, addDays(date, daysAhead));
  const isTonight = closes <= DAY_IN_MINUTES + LATEST_NIGHT;
  const day = isTonight ? '' : `${daysAhead === 1 ? 'amanhã' : weekday} `;
  return ` · fecha ${day}às ${formatClock(closes)}`;
}

function describeNextOpening(schedule: Schedule, date: string, minutes: number): string {
  for (let daysAhead = 0; daysAhead < SEARCHED_DAYS; daysAhead++) {
    const opening = addDays(date, daysAhead);
    const { hours, weekday } = findDay(schedule, opening);
    const next = hours.find(({ opens }) => daysAhead > 0 || minutes < opens);
    if (next) {
      // A week or more ahead, a weekday's name would be ambiguous.
      const later = daysAhead < 7 ? weekday : `dia ${formatIsoDate(opening).slice(0, 5)}`;
      const name = ['hoje', 'amanhã'][daysAhead] ?? later;
      return `Fechado agora · abre ${name} às ${formatClock(next.opens)}`;
    }
  }
  return 'Fechado agora';
}

/** The hours of a date; a special day overrides the week. */
function findDay({ week, specialDays }: Schedule, date: string) {
  const index = (new Date(date).getUTCDay() + 6) % 7; // From Monday.
  const { from: day = `${index}`, hours = week[index] ?? [] } =
    specialDays.find(({ from, to }) => from <= date && date <= to) ?? {};
  return { weekday: WEEKDAYS[index], day, hours };
}
