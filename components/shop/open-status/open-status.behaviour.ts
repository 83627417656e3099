import { computeWallClock } from '@/model/hours/clock';
import { computeOpenStatus, type Schedule } from '@/model/hours/open-status';

/** Shows whether the shop is open, in place of the week's hours. */
export function showOpenStatus(line: HTMLElement) {
  const { state, text } = readOpenStatus();
  line.dataset.state = state; // The stylesheet uses this state to choose the mark before the text.
  line.textContent = text;
}

/** Computes the shop's local time (`now`) and the open status at that time, from the schedule in the page. */
export function readOpenStatus() {
  const schedule = readSchedule();
  const now = computeWallClock(new Date(), schedule.utcOffset);
  return { now, ...computeOpenStatus(schedule, now) };
}

/** Reads the JSON that `ScheduleData` has put into the page. Throws if the JSON is missing. */
function readSchedule(): Schedule {
  const script = document.getElementById('schedule');
  return JSON.parse(script?.textContent ?? '');
}
