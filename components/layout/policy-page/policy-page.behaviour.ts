import { computeWallClock } from '@/model/hours/clock';
import { formatDate } from '@/model/hours/format';

/** Shows the visitor's current date as the date of the last update, as docs/specification.md requires. */
export function showDate(time: HTMLTimeElement) {
  const { date } = computeWallClock(new Date());
  time.dateTime = date;
  time.textContent = formatDate(date);
}
