import type { UiText } from '../schema/ui-text';
import { addDays, formatIsoDate, type WallClock } from './wall-clock';

/**
 * Clock times such as `09:00`, which sort as the times do: two in the night that follows is `26:00`,
 * and shown as it is said.
 */
export type PeriodTimes = [opens: string, closes: string, shown?: string];

/** Opening hours in the short form that travels with the page; a closed day has no period. */
export type Schedule = {
  /** Seven, from Sunday on, as `Date` counts; each as people call it ("domingo"). */
  week: [name: string, periods: PeriodTimes[]][];
  /** ISO 8601 dates, first and last. */
  specialDays: [from: string, to: string, periods: PeriodTimes[]][];
};

export type OpenStatus = [state: 'open' | 'closed', text: string];

/**
 * Whether the shop is open, and until when or from when on, at what the clock on its wall shows.
 * The opening minute is open, the closing minute is closed.
 */
export function findOpenStatus(
  schedule: Schedule,
  [date, time]: WallClock,
  words: UiText['status'],
): OpenStatus {
  // Back from a long holiday is still said; a shop that never opens ends the search.
  const searchedDays = 366;
  const now = time;

  // From last night on, by whose clock it is 24 hours later.
  date = addDays(date, -1);
  time = +now.slice(0, 2) + 24 + now.slice(2);
  for (let daysAhead = -1; daysAhead < searchedDays; daysAhead++) {
    const [weekday, usual] = schedule.week[new Date(date).getUTCDay()] ?? ['', []];
    const periods = findSpecialDay(schedule, date)?.[2] ?? usual;
    const next = periods.find(([, closes]) => time < closes);

    if (next) {
      const [opens, closes, shown = closes] = next;
      if (time >= opens) {
        return ['open', words.open.replace('{hora}', shown)];
      }
      // From its next occurrence on, a weekday's name alone is ambiguous.
      const name = daysAhead < 7 ? weekday : `dia ${formatIsoDate(date).slice(0, 5)}`;
      const text = [words.opensToday, words.opensTomorrow][daysAhead] ?? words.opensOn;
      return ['closed', text.replace('{dia}', name).replace('{hora}', opens)];
    }

    date = addDays(date, 1);
    time = daysAhead < 0 ? now : ''; // The days to come count from before their first minute.
  }
  return ['closed', words.closed];
}

/** The special day to which a date belongs, if any. */
export function findSpecialDay({ specialDays }: Schedule, date: string) {
  return specialDays.find(([from, to]) => from <= date && date <= to);
}
