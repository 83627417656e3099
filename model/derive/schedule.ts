import { type OpeningHours, type Period, WEEKDAYS } from '../schema/opening-hours';
import { formatClock } from './format';
import type { PeriodTimes, Schedule } from './open-status';
import { formatWeekday } from './week';

/** Opening hours for the live script: compact, with display texts. */
export function buildSchedule({ week, specialDays }: OpeningHours): Schedule {
  const fromSunday = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];
  return {
    week: fromSunday.map((weekday) => [formatWeekday(weekday), week[weekday].map(shorten)]),
    specialDays: specialDays.map(({ from, to, hours }) => [from, to, hours.map(shorten)]),
  };
}

function shorten({ opens, closes }: Period): PeriodTimes {
  return closes < '24:00' ? [opens, closes] : [opens, closes, formatClock(closes)];
}
