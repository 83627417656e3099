import { type Hours, type OpeningHours, WEEKDAYS } from '../schema/opening-hours';
import { formatClock } from './format';
import type { PeriodTimes, Schedule } from './open-status';
import { formatWeekday } from './week';

/** Opening hours as the live script reads them: short, and with nothing left to format. */
export function buildSchedule({ week, specialDays }: OpeningHours): Schedule {
  const fromSunday = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];
  return {
    week: fromSunday.map((weekday) => [formatWeekday(weekday), formatTimes(week[weekday])]),
    specialDays: specialDays.map(({ from, to, hours }) => [from, to, formatTimes(hours)]),
  };
}

function formatTimes(hours: Hours): PeriodTimes[] {
  return hours.map(({ opensAtMinute, closesAtMinute }) => [
    formatClock(opensAtMinute),
    formatClock(closesAtMinute),
  ]);
}
