import { formatIsoDate, readWallClock } from '@/model/derive/wall-clock';
import { eachLive } from './each-live';

/** The visitor's year in the footer and date on the policies, in place of the build's. */
export function showDates() {
  const [date] = readWallClock(new Date());

  eachLive('year', (element) => {
    element.textContent = date.slice(0, 4);
  });
  eachLive<HTMLTimeElement>('date', (element) => {
    element.dateTime = date;
    element.textContent = formatIsoDate(date);
  });
}
