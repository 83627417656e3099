import { formatClock, WEEKDAYS } from './clock';
import { capitalize, formatHours } from './format';
import type { Hours, Week } from './opening-hours';

const conjunction = new Intl.ListFormat('pt-BR');

/** Weekdays with the same hours. A day is its index in the week, from Monday. */
type WeekdayGroup = { hours: Hours; days: number[] };

/** Groups the open weekdays that have the same hours, in the order of the week. */
export function groupWeek(week: Week): WeekdayGroup[] {
  const groups = new Map<string, WeekdayGroup>();
  for (const [day, hours] of week.entries()) {
    if (hours.length === 0) {
      continue;
    }
    const text = formatHours(hours).join();
    const group = groups.get(text) ?? { hours, days: [] };
    group.days.push(day);
    groups.set(text, group);
  }
  return [...groups.values()];
}

/** Summarizes the week in one line: "Seg a sex, 9h às 19h · Sáb, 9h às 17h". It is empty if no day opens. */
export function summarizeWeek(week: Week): string {
  return groupWeek(week)
    .map(({ hours, days }) => {
      const periods = formatHours(hours, { formatTime: formatHour, separator: ' às ' });
      return `${capitalize(formatDays(days))}, ${conjunction.format(periods)}`;
    })
    .join(' · ');
}

/** Formats weekdays: "seg a sex", "ter e qui", "seg a qua e sáb". */
function formatDays(days: readonly number[]): string {
  const texts = groupConsecutive(days).flatMap((run) => {
    const names = run.map((day) => WEEKDAYS[day]?.slice(0, 3) ?? '');
    // Two days that follow each other are listed: "ter e qua".
    return names.length > 2 ? [`${names[0]} a ${names.at(-1)}`] : names;
  });
  return conjunction.format(texts);
}

/** Splits ascending numbers into runs without a gap: 0, 1, 2, 5 into [0, 1, 2] and [5]. */
function groupConsecutive(numbers: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) {
      run.push(number);
    } else {
      runs.push([number]);
    }
  }
  return runs;
}

/** Formats minutes since midnight as Brazilians say them: "9h", "9h30". */
function formatHour(minutes: number): string {
  const [hours, minutesPast] = formatClock(minutes).split(':');
  return `${Number(hours)}h${minutesPast === '00' ? '' : minutesPast}`;
}
