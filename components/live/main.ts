/** The one script that stands in a page; `data-enhance` is there where React is not. */
import { enhanceOnIntent } from './enhance-on-intent';
import { layOutInTurn } from './lay-out-in-turn';
import { keepCurrent, showDates, showHours } from './now';
import { answerClicks, hideBrokenAvatars, placeBookingBar } from './page';

const findFile = () => document.currentScript?.dataset.enhance ?? '';

for (const run of [
  () => findFile() && layOutInTurn(), // Before what asks for the place of something.
  () => keepCurrent(showDates),
  () => keepCurrent(showHours),
  hideBrokenAvatars,
  answerClicks,
  placeBookingBar,
  () => enhanceOnIntent(findFile()),
]) {
  try {
    run();
  } catch {
    // A browser too old for one of them leaves it as the HTML has it, and runs the others.
  }
}
