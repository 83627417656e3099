import { type OpeningHours, WEEKDAYS } from '../schema/opening-hours';
import type { Schedule } from './open-status';
import { formatWeekday } from './week';

/** Opening hours for the live script. */
export function buildSchedule({ week, specialDays }: OpeningHours): Schedule {
  const fromSunday = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];
  return {
    week: fromSunday.map((weekday) => ({ name: formatWeekday(weekday), hours: week[weekday] })),
    specialDays: specialDays.map(({ from, to, hours }) => ({ from, to, hours })),
  };
}
