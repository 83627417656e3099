import { formatClock, WEEKDAYS } from './clock';
import { capitalize, formatHours } from './format';
import type { Week } from './opening-hours';

const conjunction = new Intl.ListFormat('pt-BR');

/** Groups open days with the same hours, in week order; a day is its number, from Monday on. */
export function groupWeek(week: Week) {
  const texts = week.map((hours) => formatHours(hours).join());
  return [...new Set(texts)]
    .filter(Boolean)
    .map((text) => ({
      hours: week[texts.indexOf(text)] ?? [],
      days: texts.flatMap((other, day) => (other === text ? [day] : [])),
    }));
}

/** The week in one line: "Seg a sex, 9h às 19h · Sáb, 9h às 17h". Empty if the shop never opens. */
export function summarizeWeek(week: Week): string {
  return groupWeek(week)
    .map(({ hours, days }) => {
      const times = conjunction.format(formatHours(hours, formatHour, ' às '));
      return `${capitalize(formatDays(days))}, ${times}`;
    })
    .join(' · ');
}

/** "seg a sex", "ter e qui", "seg a qua e sáb". */
function formatDays(days: readonly number[]): string {
  const runs: string[][] = [];
  for (const day of days) {
    const name = WEEKDAYS[day]?.slice(0, 3) ?? '';
    days.includes(day - 1) ? runs.at(-1)?.push(name) : runs.push([name]);
  }
  return conjunction.format(
    runs.flatMap((run) => (run.length > 2 ? `${run[0]} a ${run.at(-1)}` : run)),
  );
}

/** "9h", "9h30". */
function formatHour(minutes: number): string {
  return formatClock(minutes).replace(/^0/, '').replace(':', 'h').replace('h00', 'h');
}
