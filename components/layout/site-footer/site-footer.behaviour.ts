import { computeWallClock } from '@/model/hours/clock';

/** Shows the visitor's current year in the copyright line. */
export function showYear(year: HTMLElement) {
  year.textContent = computeWallClock(new Date()).date.slice(0, 4);
}
