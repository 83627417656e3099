import { type OpeningHours, WEEKDAYS } from '../schema/opening-hours';
import { formatWeekday } from './week';

export type Schedule = ReturnType<typeof buildSchedule>;

/** Opening hours as the page embeds them, for the live script; a closed day has no hours. */
export function buildSchedule({ week, specialDays }: OpeningHours) {
  const fromSunday = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];
  return {
    /** Seven days from Sunday, like `Date.getDay`, with their names ("domingo"). */
    week: fromSunday.map((weekday) => ({ name: formatWeekday(weekday), hours: week[weekday] })),
    /** First and last date, in ISO 8601; none overlap. */
    specialDays: specialDays.map(({ from, to, hours }) => ({ from, to, hours })),
  };
}
