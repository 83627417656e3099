import { findOpenStatus, findSpecialDay } from '@/model/derive/open-status';
import { readWallClock } from '@/model/derive/wall-clock';
import { eachLive } from './each-live';
import type { LiveFacts } from './live-facts';

/** Says whether the shop is open, and marks today in the table of hours. */
export function showHours() {
  eachLive('facts', ({ textContent }) => {
    const facts: LiveFacts = JSON.parse(textContent as string);
    const wallClock = readWallClock(new Date(), facts.offsets);
    const [state, text] = findOpenStatus(facts, wallClock, facts.words);

    eachLive('status', (line) => {
      line.dataset.state = state;
      line.textContent = text;
    });

    const [date] = wallClock;
    // A special day's own row speaks for it, and its weekday's does not.
    const today = findSpecialDay(facts, date)?.[0] ?? `${new Date(date).getUTCDay()}`;

    eachLive('day', (row) => {
      const { day, from, to = date } = row.dataset;
      row.hidden = !!from && (date < from || date > to);
      row.ariaCurrent = day === today ? 'date' : null;
    });
  });
}
