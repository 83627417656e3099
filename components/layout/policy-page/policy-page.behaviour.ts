import { formatIsoDate, readWallClock } from '@/model/clock';

/** Shows the visitor's date as that of the last update (docs/specification.md). */
export function showDate(time: HTMLTimeElement) {
  const { date } = readWallClock(new Date());
  time.dateTime = date;
  time.textContent = formatIsoDate(date);
}
