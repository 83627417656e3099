import { type OpeningHours, WEEKDAYS } from '../schema/opening-hours';
import { formatPeriod } from './format';
import type { Schedule } from './open-status';
import { formatWeekday } from './week';

/** Opening hours as the live script reads them: short, and with nothing left to format. */
export function buildSchedule({ week, specialDays }: OpeningHours): Schedule {
  const fromSunday = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];
  return {
    week: fromSunday.map((weekday) => [formatWeekday(weekday), week[weekday].map(formatPeriod)]),
    specialDays: specialDays.map(({ from, to, hours }) => [from, to, hours.map(formatPeriod)]),
  };
}
