import { formatIsoDate, readWallClock } from '@/model/clock';

/** Shows the visitor's current date as the date of the last update, as docs/specification.md requires. */
export function showDate(time: HTMLTimeElement) {
  const { date } = readWallClock(new Date());
  time.dateTime = date;
  time.textContent = formatIsoDate(date);
}
