/** The inline script of every page. `data-enhance` is set where React has been removed. */

import { addInvokerFallback, hideBrokenAvatars, updateBookingBar } from './behaviour';
import { keepCurrent, showDates, showHours } from './clock';
import { loadOnInteraction } from './load-on-interaction';

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
