/** The one script that stands in a page; `data-enhance` is there where React is not. */

import { answerClicks, hideBrokenAvatars, placeBookingBar } from './behaviour';
import { keepCurrent, showDates, showHours } from './now';
import { enhanceOnSign } from './on-sign';

for (const run of [
  () => keepCurrent(showDates),
  () => keepCurrent(showHours),
  hideBrokenAvatars,
  answerClicks,
  placeBookingBar,
  () => enhanceOnSign(document.currentScript?.dataset.enhance ?? ''),
]) {
  try {
    run();
  } catch {
    // A browser too old for one of them leaves it as the HTML has it, and runs the others.
  }
}
