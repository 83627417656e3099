import { formatIsoDate, MINUTE_IN_MS, readWallClock } from '@/model/clock';
import { computeOpenStatus, type Schedule } from '@/model/open-status';

/** Calls `show` now, at every full minute, and when the visitor returns to the page. */
export function keepCurrent(show: () => void) {
  // Every minute: a sleeping laptop would delay a timer set for the next opening.
  function tick() {
    show();
    setTimeout(tick, MINUTE_IN_MS - (Date.now() % MINUTE_IN_MS));
  }

  tick();
  for (const event of ['visibilitychange', 'pageshow']) {
    addEventListener(event, show);
  }
}

/** Replaces the build's year (footer) and date (policies) with the visitor's. */
export function showDates() {
  const { date } = readWallClock(new Date());

  forEachLive('year', (element) => {
    element.textContent = date.slice(0, 4);
  });
  forEachLive<HTMLTimeElement>('date', (element) => {
    element.dateTime = date;
    element.textContent = formatIsoDate(date);
  });
}

/** Shows whether the shop is open and highlights the current day in the hours table. */
export function showHours() {
  const data = document.getElementById('schedule');
  if (!data) {
    return; // Only the home page has hours.
  }
  const schedule: Schedule = JSON.parse(data.textContent);
  const now = readWallClock(new Date(), schedule.utcOffset);
  const { state, text, day: current } = computeOpenStatus(schedule, now);

  forEachLive('status', (element) => {
    element.dataset.state = state;
    element.textContent = text;
  });

  forEachLive('day', (row) => {
    const { day, from, to = '' } = row.dataset;
    const isCurrent = day === current;
    if (from) {
      row.hidden = !isCurrent && (now.date < from || now.date > to);
    }
    // Firefox before 119 does not reflect `ariaCurrent`.
    isCurrent ? row.setAttribute('aria-current', 'date') : row.removeAttribute('aria-current');
  });
}

/** Visits the elements whose content depends on the clock; all have `suppressHydrationWarning`. */
function forEachLive<T extends HTMLElement = HTMLElement>(
  name: 'date' | 'day' | 'status' | 'year',
  visit: (element: T) => void,
) {
  document.querySelectorAll<T>(`[data-live=${name}]`).forEach(visit);
}
