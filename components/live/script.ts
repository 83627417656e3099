/** The inline script of every page. `data-enhance` is set where React has been removed. */

import { addInvokerFallback, hideBrokenAvatars, updateBookingBar } from './behaviour';
import { loadOnInteraction } from './load-on-interaction';
import { keepCurrent, showDates, showHours } from './now';

for (const run of [
  () => keepCurrent(showDates),
  () => keepCurrent(showHours),
  hideBrokenAvatars,
  addInvokerFallback,
  updateBookingBar,
  () => loadOnInteraction(document.currentScript?.dataset.enhance ?? ''),
]) {
  try {
    run();
  } catch {
    // Old browsers skip what they do not support and keep the HTML as it is.
  }
}
