import { readWallClock } from '@/model/clock';
import { computeOpenStatus, type Schedule } from '@/model/open-status';

/** Shows whether the shop is open, in place of the week's hours. */
export function showOpenStatus(line: HTMLElement) {
  const { state, text } = readOpenStatus();
  line.dataset.state = state;
  line.textContent = text;
}

/** The shop's local time and what follows from it, by the page's data block (`ScheduleData`). */
export function readOpenStatus() {
  const data = document.getElementById('schedule');
  const schedule: Schedule = JSON.parse(data?.textContent ?? '');
  const now = readWallClock(new Date(), schedule.utcOffset);
  return { now, ...computeOpenStatus(schedule, now) };
}
