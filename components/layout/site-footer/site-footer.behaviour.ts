import { readWallClock } from '@/model/clock';

/** Shows the visitor's year in the copyright line. */
export function showYear(year: HTMLElement) {
  year.textContent = readWallClock(new Date()).date.slice(0, 4);
}
