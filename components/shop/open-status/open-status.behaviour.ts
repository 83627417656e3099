import { computeWallClock } from '@/model/hours/clock';
import { computeOpenStatus, type Schedule } from '@/model/hours/open-status';

/** Replaces the week's hours with a line that says whether the shop is open. */
export function showOpenStatus(line: HTMLElement) {
  const { state, text } = readOpenStatus();
  line.dataset._state = state; // The stylesheet marks an open shop with a dot, and a closed one with a ring.
  line.textContent = text;
}

/**
 * Computes the open status from the schedule in the page. `now` is the shop's local time, which may differ from the
 * visitor's.
 */
export function readOpenStatus() {
  const schedule = readSchedule();
  const now = computeWallClock(new Date(), schedule.utcOffset);
  return { now, schedule, ...computeOpenStatus(schedule, now) };
}

/** Reads the JSON that `ScheduleData` has put into the page. Throws if it's missing. */
function readSchedule(): Schedule {
  const script = document.getElementById('schedule');
  return JSON.parse(script?.textContent ?? '');
}
