/** The one script that stands in a page; `data-enhance` is there where React is not. */

import { addInvokerFallback, hideBrokenAvatars, placeBookingBar } from './behaviour';
import { loadOnInteraction } from './load-on-interaction';
import { keepCurrent, showDates, showHours } from './now';

for (const run of [
  () => keepCurrent(showDates),
  () => keepCurrent(showHours),
  hideBrokenAvatars,
  addInvokerFallback,
  placeBookingBar,
  () => loadOnInteraction(document.currentScript?.dataset.enhance ?? ''),
]) {
  try {
    run();
  } catch {
    // A browser too old for one of them leaves it as the HTML has it, and runs the others.
  }
}
