import { addDays, formatClock } from './clock';
import { capitalize, formatHours } from './format';
import { type SpecialDay, WEEKDAYS, type Week, type Weekday } from './opening-hours';

export type Schedule = ReturnType<typeof buildSchedule>;

const A_MONDAY = '2024-01-01';

const conjunction = new Intl.ListFormat('pt-BR');

/** "segunda", or "seg" in its short form; "Monday" in English. */
export function formatWeekday(day: Weekday, form: 'long' | 'short' = 'long', language = 'pt-BR') {
  const date = new Date(addDays(A_MONDAY, WEEKDAYS.indexOf(day)));
  const name = date.toLocaleDateString(language, { weekday: form, timeZone: 'UTC' });
  return name.replace(/-feira|\./, '');
}

/** Opening hours as the page embeds them, for the browser script; a closed day has no hours. */
export function buildSchedule(week: Week, specialDays: readonly SpecialDay[]) {
  const fromSunday = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];
  return {
    /** Seven days from Sunday, like `Date.getDay`, with their names ("domingo"). */
    week: fromSunday.map((weekday) => ({ name: formatWeekday(weekday), hours: week[weekday] })),
    /** First and last date, in ISO 8601; none overlap. */
    specialDays: specialDays.map(({ from, to, hours }) => ({ from, to, hours })),
  };
}

/** Groups open days with the same hours, in week order. */
export function groupWeek(week: Week) {
  const keyOf = (weekday: Weekday) => formatHours(week[weekday]).join();
  const openDays = WEEKDAYS.filter((weekday) => week[weekday].length > 0);
  const groups = new Map(openDays.map((weekday) => [keyOf(weekday), week[weekday]]));
  return [...groups].map(([key, hours]) => ({
    hours,
    weekdays: openDays.filter((weekday) => keyOf(weekday) === key),
  }));
}

/** The week in one line: "Seg a sex, 9h às 19h · Sáb, 9h às 17h". Empty if the shop never opens. */
export function summarizeWeek(week: Week): string {
  return groupWeek(week)
    .map(({ hours, weekdays }) => {
      const days = capitalize(formatWeekdays(weekdays));
      return `${days}, ${conjunction.format(formatHours(hours, formatHour, ' às '))}`;
    })
    .join(' · ');
}

/** "seg a sex", "ter e qui", "seg a qua e sáb". */
function formatWeekdays(weekdays: readonly Weekday[]): string {
  const nameOrGap = (day: Weekday) => (weekdays.includes(day) ? formatWeekday(day, 'short') : '|');
  const runs = WEEKDAYS.map(nameOrGap).join(' ').split('|');
  const parts = runs.flatMap((run) => {
    const names = run.split(' ').filter(Boolean);
    return names.length > 2 ? `${names[0]} a ${names.at(-1)}` : names;
  });
  return conjunction.format(parts);
}

/** "9h", "9h30". */
function formatHour(time: string): string {
  return formatClock(time).replace(/^0/, '').replace(':', 'h').replace('h00', 'h');
}
