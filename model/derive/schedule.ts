import { type OpeningHours, type Period, WEEKDAYS } from '../schema/opening-hours';
import { formatClock } from './format';
import type { PeriodTimes, Schedule } from './open-status';
import { formatWeekday } from './week';

/** Opening hours as the live script reads them: short, and with nothing left to format. */
export function buildSchedule({ week, specialDays }: OpeningHours): Schedule {
  const fromSunday = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];
  return {
    week: fromSunday.map((weekday) => [formatWeekday(weekday), week[weekday].map(shorten)]),
    specialDays: specialDays.map(({ from, to, hours }) => [from, to, hours.map(shorten)]),
  };
}

function shorten({ opensAtMinute, closesAtMinute }: Period): PeriodTimes {
  const [opens, closes] = [opensAtMinute, closesAtMinute].map(formatClock) as [string, string];
  return closesAtMinute < 1440
    ? [opens, closes]
    : [opens, `${24 + Number(closes.slice(0, 2))}${closes.slice(2)}`, closes];
}
