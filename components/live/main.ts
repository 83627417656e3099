/** The one script that stands in a page; `data-enhance` is there where React is not. */
import { layOutInTurn } from './lay-out-in-turn';
import { keepCurrent, showDates, showHours } from './now';
import { listenForSigns } from './on-sign';
import { answerClicks, hideBrokenAvatars, placeBookingBar } from './page';

function takeReactsPlace() {
  const file = document.currentScript?.dataset.enhance;
  if (file) {
    listenForSigns(layOutInTurn(), file);
  }
}

for (const run of [
  takeReactsPlace, // Before what asks for the place of something.
  () => keepCurrent(showDates),
  () => keepCurrent(showHours),
  hideBrokenAvatars,
  answerClicks,
  placeBookingBar,
]) {
  try {
    run();
  } catch {
    // A browser too old for one of them leaves it as the HTML has it, and runs the others.
  }
}
