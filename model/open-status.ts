import { addDays, addHours, formatClock, formatIsoDate, type WallClock } from './clock';
import type { Schedule } from './week';

/** How far ahead to search for the next opening. */
const SEARCHED_DAYS = 366;

/**
 * Whether the shop is open at a local time, and until or from when. The opening minute is open, the
 * closing minute is closed. `day` is the one whose hours apply: the first date of a special day, or a
 * weekday's number; after midnight it is still the day before while that night's hours last.
 */
export function computeOpenStatus(schedule: Schedule, now: WallClock) {
  const { date, time } = now;
  // Last night's hours may go on: two o'clock is its `26:00`.
  const nights = [
    [addDays(date, -1), addHours(time, 24)],
    [date, time],
  ] as const;
  for (const [start, clock] of nights) {
    const { hours, day } = findDay(schedule, start);
    const period = hours.find(({ opens, closes }) => opens <= clock && clock < closes);
    if (period) {
      const tomorrow = findDay(schedule, addDays(start, 1)).hours;
      // A night may be written in two pieces: until midnight, and from midnight on.
      const more = tomorrow.find((one) => addHours(one.opens, 24) === period.closes);
      const text = `Aberto agora · fecha às ${formatClock((more ?? period).closes)}`;
      return { state: 'open', text, day };
    }
  }
  const text = describeNextOpening(schedule, now);
  return { state: 'closed', text, day: findDay(schedule, date).day };
}

function describeNextOpening(schedule: Schedule, { date, time }: WallClock): string {
  for (let daysAhead = 0; daysAhead < SEARCHED_DAYS; daysAhead++) {
    const opening = addDays(date, daysAhead);
    const { hours, name } = findDay(schedule, opening);
    const next = hours.find(({ opens }) => daysAhead > 0 || time < opens);
    if (next) {
      // A week or more ahead, a weekday's name would be ambiguous.
      const later = daysAhead < 7 ? name : `dia ${formatIsoDate(opening).slice(0, 5)}`;
      return `Fechado agora · abre ${['hoje', 'amanhã'][daysAhead] ?? later} às ${next.opens}`;
    }
  }
  return 'Fechado agora';
}

/** The hours of a date; a special day overrides the week. */
function findDay({ week, specialDays }: Schedule, date: string) {
  const weekday = new Date(date).getUTCDay();
  const { name = '', hours = [] } = week[weekday] ?? {};
  const special = specialDays.find(({ from, to }) => from <= date && date <= to);
  return { name, day: special?.from ?? String(weekday), hours: special?.hours ?? hours };
}
