/** @file Starts all behaviours. Every page has this script inline at its end, bundled by `bundle-page-script.ts`. */

import { MINUTE_IN_MS } from '@/model/hours/clock';
import { repeatedEveryMinute, startedOnce } from './behaviours';
import { runBehaviours } from './run-behaviours';

runBehaviours(startedOnce);
callEveryMinute(() => runBehaviours(repeatedEveryMinute));

/** Calls `show` now, at every full minute, and when the visitor returns to the page. */
function callEveryMinute(show: () => void) {
  // A single timer for the next opening would fire late if the laptop slept in the meantime.
  function tick() {
    show();
    setTimeout(tick, MINUTE_IN_MS - (Date.now() % MINUTE_IN_MS));
  }

  tick();
  for (const event of ['visibilitychange', 'pageshow']) {
    addEventListener(event, show);
  }
}
