import { capitalize } from '../text/case';
import { formatHours, formatSpokenTime, formatSpokenTimeWithArticle } from './format-time';
import type { Hours, Period, Week } from './types';
import { WEEKDAYS } from './weekdays';

const conjunction = new Intl.ListFormat('pt-BR');

/** Weekdays with the same hours. `days` are indexes in the week, starting with 0 for Monday. */
export type WeekdayGroup = { hours: Hours; days: number[] };

/** Leaves out closed days. The groups are in the order of their first days. */
export function groupWeek(week: Week): WeekdayGroup[] {
  const groups = new Map<string, WeekdayGroup>();
  for (const [day, hours] of week.entries()) {
    if (hours.length === 0) {
      continue;
    }
    const key = formatHours(hours).join();
    const group = groups.get(key) ?? { hours, days: [] };
    group.days.push(day);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns, for example, "Seg a sex, 9h às 19h · Sáb, 9h às 17h", or an empty string if no day is open. */
export function summarizeWeek(week: Week): string {
  return groupWeek(week)
    .map(({ hours, days }) => {
      const periods = formatHours(hours, formatInWords);
      return `${capitalize(formatDays(days))}, ${conjunction.format(periods)}`;
    })
    .join(' · ');
}

function formatInWords({ opens, closes }: Period): string {
  return `${formatSpokenTime(opens)} ${formatSpokenTimeWithArticle(closes)}`;
}

/** Returns, for example, "seg a sex", "ter e qui", or "seg a qua e sáb". */
function formatDays(days: readonly number[]): string {
  const texts = groupConsecutive(days).flatMap((run) => {
    const names = run.map((day) => WEEKDAYS[day]?.slice(0, 3) ?? '');
    // Two days in a row aren't written as a range: "ter e qua".
    return names.length > 2 ? [`${names[0]} a ${names.at(-1)}`] : names;
  });
  return conjunction.format(texts);
}

/** Splits [0, 1, 2, 5] into [0, 1, 2] and [5]. */
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
