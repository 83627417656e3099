import { keepCurrent, showDates, showHours } from './now';
import { answerClicks, hideBrokenAvatars, placeBookingBar } from './page';

for (const run of [
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
