import { findOpenStatus, findSpecialDay, type Schedule } from '@/model/derive/open-status';
import { formatIsoDate, readWallClock, type UtcOffset } from '@/model/derive/wall-clock';
import type { UiText } from '@/model/schema/ui-text';
import { eachLive } from './behaviour';

const MINUTE_IN_MS = 60_000;

/** What the live script knows about the shop. */
export type LiveFacts = Schedule & { offsets: UtcOffset[]; words: UiText['status'] };

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
  const year = date.slice(0, 4);

  eachLive('year', (line) => {
    line.textContent = line.textContent.replace(line.dataset.year ?? year, year);
    line.dataset.year = year;
  });
  eachLive<HTMLTimeElement>('date', (element) => {
    element.dateTime = date;
    element.textContent = formatIsoDate(date);
  });
}

/** Says whether the shop is open, and marks today in the table of hours. */
export function showHours() {
  eachLive('facts', ({ textContent }) => {
    const facts: LiveFacts = JSON.parse(textContent);
    const wallClock = readWallClock(new Date(), facts.offsets);
    const [state, text] = findOpenStatus(facts, wallClock, facts.words);

    eachLive('status', (line) => {
      line.dataset.state = state;
      line.textContent = text;
    });

    const [date] = wallClock;
    // A special day's own row speaks for it, and its weekday's does not.
    const [today] = findSpecialDay(facts, date) ?? [`${new Date(date).getUTCDay()}`];

    eachLive('day', (row) => {
      const { day, from, to = '' } = row.dataset;
      if (from) {
        row.hidden = date < from || date > to;
      }
      row.ariaCurrent = day === today ? 'date' : null;
    });
  });
}
