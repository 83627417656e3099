import { addDays, formatIsoDate, type WallClock } from './wall-clock';

/**
 * Times such as `09:00`, which sort as strings: 2 a.m. of the following night is `26:00`, with its
 * display text `02:00`.
 */
export type PeriodTimes = [opens: string, closes: string, shown?: string];

/** Opening hours in the compact form embedded in the page; a closed day has no periods. */
export type Schedule = {
  /** Seven days from Sunday, like `Date.getDay`, with their names ("domingo"). */
  week: [name: string, periods: PeriodTimes[]][];
  /** First and last date, in ISO 8601. */
  specialDays: [from: string, to: string, periods: PeriodTimes[]][];
};

/**
 * Texts of the status line. `usualWeek` is for a shop that closes neither today nor tonight; `opens`
 * has three texts: today, tomorrow, later.
 */
export type StatusTexts = [open: string, usualWeek: string, closed: string, ...opens: string[]];

/**
 * `day` is the day whose hours apply: the first date of a special day, or a weekday's number. After
 * midnight it is still the day before while that night's hours last.
 */
export type OpenStatus = [state: 'open' | 'closed', text: string, day: string];

/** How far ahead to search for the next opening. */
const SEARCHED_DAYS = 366;

/**
 * Whether the shop is open at a local time, and until or from when. The opening minute is open, the
 * closing minute is closed.
 */
export function findOpenStatus(
  schedule: Schedule,
  [today, now]: WallClock,
  [open, usualWeek, closed, ...opens]: StatusTexts,
): OpenStatus {
  const [current] = findDay(schedule, today);

  // Begins with yesterday, whose night may still last; today's `02:00` is its `26:00`.
  for (let daysAhead = -1; daysAhead < SEARCHED_DAYS; daysAhead++) {
    const date = addDays(today, daysAhead);
    const [day, periods, weekday] = findDay(schedule, date);
    const time = daysAhead < 0 ? +now.slice(0, 2) + 24 + now.slice(2) : now;
    const next = periods.find(([, closes]) => daysAhead > 0 || time < closes);

    if (next && daysAhead < 1 && time >= next[0]) {
      const [, closes, nextNight] = continueOvernight(next, findDay(schedule, addDays(date, 1))[1]);
      return ['open', nextNight ? usualWeek : open.replace('{hora}', closes), day];
    }
    if (next) {
      // A week or more ahead, a weekday's name would be ambiguous.
      const name = daysAhead < 7 ? weekday : `dia ${formatIsoDate(date).slice(0, 5)}`;
      const text = opens[Math.min(daysAhead, 2)] ?? '';
      const filled = text.replace('{dia}', name).replace('{hora}', next[0]);
      return ['closed', filled, current];
    }
  }
  return ['closed', closed, current];
}

/** The next day's period, if it begins when this one ends; else this one. */
function continueOvernight(
  [opens, closes, shown = closes]: PeriodTimes,
  tomorrow: PeriodTimes[],
): PeriodTimes {
  return tomorrow.find(([begins]) => closes !== shown && begins === shown) ?? [opens, shown];
}

/** The hours of a date; a special day overrides the week. */
function findDay({ week, specialDays }: Schedule, date: string) {
  const weekday = new Date(date).getUTCDay();
  const [name, usual] = week[weekday] ?? ['', []];
  const [first, , periods] = specialDays.find(([from, to]) => from <= date && date <= to) ?? [];
  return [first ?? `${weekday}`, periods ?? usual, name] as const;
}
