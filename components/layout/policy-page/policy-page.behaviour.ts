import { computeWallClock } from '@/model/hours/clock';
import { formatDate } from '@/model/hours/format-time';

/** The date of a policy's last update is always the visitor's current date, as docs/specification.md requires. */
export function showDate(time: HTMLTimeElement) {
  const { date } = computeWallClock(new Date());
  time.dateTime = date;
  time.textContent = formatDate(date);
}
