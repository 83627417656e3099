import { type Hours, type OpeningHours, WEEKDAYS } from '../schema/opening-hours';
import { formatClock } from './format';
import type { DayTimes, Schedule } from './open-status';
import { formatWeekday } from './week';

/** Opening hours as the live script reads them: short, and with nothing left to format. */
export function buildSchedule({ week, specialDays }: OpeningHours): Schedule {
  const fromSunday = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];
  return {
    week: fromSunday.map((weekday) => ({
      name: formatWeekday(weekday),
      ...formatTimes(week[weekday]),
    })),
    specialDays: Object.fromEntries(
      specialDays.map(({ date, hours }) => [date, formatTimes(hours)]),
    ),
  };
}

function formatTimes(hours: Hours | null): DayTimes {
  return {
    opens: hours ? formatClock(hours.opensAtMinute) : '',
    closes: hours ? formatClock(hours.closesAtMinute) : '',
  };
}
