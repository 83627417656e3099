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

/**
 * What the status line says: the usual week for a shop that closes neither today nor tonight, and
 * when it opens: today, tomorrow, later.
 */
export type StatusWords = [open: string, usualWeek: string, closed: string, ...opens: string[]];

/**
 * With the day whose hours hold, by the first date of a special one and else by its number in the
 * week: in a night that goes on after midnight, it is the day before.
 */
export type OpenStatus = [state: 'open' | 'closed', text: string, day: string];

/** Back from a long holiday is still said; a shop that never opens ends the search. */
const SEARCHED_DAYS = 366;

/**
 * Whether the shop is open, and until when or from when on, at what the clock on its wall shows.
 * The opening minute is open, the closing minute is closed.
 */
export function findOpenStatus(
  schedule: Schedule,
  [today, now]: WallClock,
  [open, usualWeek, closed, ...opens]: StatusWords,
): OpenStatus {
  const [current] = findDay(schedule, today);

  // From last night on, by whose clock it is 24 hours later.
  for (let daysAhead = -1; daysAhead < SEARCHED_DAYS; daysAhead++) {
    const date = addDays(today, daysAhead);
    const [day, periods, weekday] = findDay(schedule, date);
    const time = daysAhead < 0 ? +now.slice(0, 2) + 24 + now.slice(2) : now;
    const next = periods.find(([, closes]) => daysAhead > 0 || time < closes);

    if (next && daysAhead < 1 && time >= next[0]) {
      const [, closes, nextNight] = goOn(next, findDay(schedule, addDays(date, 1))[1]);
      return ['open', nextNight ? usualWeek : open.replace('{hora}', closes), day];
    }
    if (next) {
      // From its next occurrence on, a weekday's name alone is ambiguous.
      const name = daysAhead < 7 ? weekday : `dia ${formatIsoDate(date).slice(0, 5)}`;
      const text = opens[Math.min(daysAhead, 2)] ?? '';
      const filled = text.replace('{dia}', name).replace('{hora}', next[0]);
      return ['closed', filled, current];
    }
  }
  return ['closed', closed, current];
}

/** The period of the next day that begins when this one ends; else this one. */
function goOn([opens, closes, shown = closes]: PeriodTimes, tomorrow: PeriodTimes[]): PeriodTimes {
  return tomorrow.find(([begins]) => closes !== shown && begins === shown) ?? [opens, shown];
}

/** The hours of a date, which are those of a special day if it belongs to one. */
function findDay({ week, specialDays }: Schedule, date: string) {
  const weekday = new Date(date).getUTCDay();
  const [name, usual] = week[weekday] ?? ['', []];
  const [first, , periods] = specialDays.find(([from, to]) => from <= date && date <= to) ?? [];
  return [first ?? `${weekday}`, periods ?? usual, name] as const;
}
