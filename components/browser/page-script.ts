/** @file Starts all behaviours. Every page has this script inline at its end, bundled by `bundle-page-script.ts`. */

import { MINUTE_IN_MS } from '@/model/hours/clock';
import { repeatedEveryMinute, startedOnce } from './behaviours';
import { runBehaviours } from './run-behaviours';

const started = new WeakSet<Element>();

function startNewElements() {
  runBehaviours({ ...startedOnce, ...repeatedEveryMinute }, started);
}

function repeat() {
  runBehaviours(repeatedEveryMinute);
}

/** A single timer for the next opening would fire late if the laptop slept in the meantime. */
function repeatAtNextMinute() {
  setTimeout(
    () => {
      repeat();
      repeatAtNextMinute();
    },
    MINUTE_IN_MS - (Date.now() % MINUTE_IN_MS),
  );
}

startNewElements();
// Where React runs, it may add elements later, or draw the page again.
new MutationObserver(startNewElements).observe(document, { childList: true, subtree: true });

repeatAtNextMinute();
for (const event of ['visibilitychange', 'pageshow']) {
  addEventListener(event, repeat);
}
