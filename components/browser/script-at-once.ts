/** The inline script of every page. `data-module` is set where React has been removed. */

import { MINUTE_IN_MS } from '@/model/clock';
import { atOnce, everyMinute } from '../behaviours';
import { loadOnInteraction } from './load-on-interaction';
import { start } from './start';

start(atOnce);
startClock(() => start(everyMinute));
loadOnInteraction(document.currentScript?.dataset.module ?? '');

/** Calls `show` now, at every full minute, and when the visitor returns to the page. */
function startClock(show: () => void) {
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
