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

/** A time of the next day goes on counting, as `26:00`, and so sorts after those of its own. */
function shorten({ opensAtMinute, closesAtMinute }: Period): PeriodTimes {
  const nextDay = closesAtMinute < 1440 ? 0 : 24;
  const [hour = '', minute] = formatClock(closesAtMinute).split(':');
  return [formatClock(opensAtMinute), `${nextDay ? Number(hour) + nextDay : hour}:${minute}`];
}
