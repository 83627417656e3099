import { findOpenStatus, type Schedule, type StatusWords } from '@/model/derive/open-status';
import { formatIsoDate, readWallClock, type UtcOffset } from '@/model/derive/wall-clock';
import { forEachLive } from './behaviour';

const MINUTE_IN_MS = 60_000;

/** What the live script knows about the shop. */
export type LiveFacts = Schedule & { offsets: UtcOffset[]; words: StatusWords };

/** Runs `show` now, at every change of minute, and when the visitor comes back to the page. */
export function keepCurrent(show: () => void) {
  // Minute by minute: a timer set for the next opening would be late by a laptop's sleep.
  function tick() {
    show();
    setTimeout(tick, MINUTE_IN_MS - (Date.now() % MINUTE_IN_MS));
  }

  tick();
  for (const comeback of ['visibilitychange', 'pageshow']) {
    addEventListener(comeback, show);
  }
}

/** The visitor's year in the footer and date on the policies, in place of the build's. */
export function showDates() {
  const [date] = readWallClock(new Date());

  forEachLive('year', (element) => {
    element.textContent = date.slice(0, 4);
  });
  forEachLive<HTMLTimeElement>('date', (element) => {
    element.dateTime = date;
    element.textContent = formatIsoDate(date);
  });
}

/** Says whether the shop is open, and marks in the table of hours the day whose hours hold. */
export function showHours() {
  forEachLive('facts', ({ textContent }) => {
    const facts: LiveFacts = JSON.parse(textContent);
    const wallClock = readWallClock(new Date(), facts.offsets);
    const [today] = wallClock;
    const [state, text, current] = findOpenStatus(facts, wallClock, facts.words);

    forEachLive('status', (line) => {
      line.dataset.state = state;
      line.textContent = text;
    });

    forEachLive('day', (row) => {
      const { day, from, to = '' } = row.dataset;
      const isCurrent = day === current;
      if (from) {
        row.hidden = !isCurrent && (today < from || today > to);
      }
      // Firefox before 119 knows `ariaCurrent` only as a property of our own.
      isCurrent ? row.setAttribute('aria-current', 'date') : row.removeAttribute('aria-current');
    });
  });
}
