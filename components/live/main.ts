import { closeMenuOnChoice } from './close-menu-on-choice';
import { hideBrokenAvatars } from './hide-broken-avatars';
import { keepCurrent } from './keep-current';
import { logNotFound } from './log-not-found';
import { placeBookingBar } from './place-booking-bar';
import { runDialogCommands } from './run-dialog-commands';
import { showDates } from './show-dates';
import { showHours } from './show-hours';

for (const run of [
  () => keepCurrent(showDates),
  () => keepCurrent(showHours),
  hideBrokenAvatars,
  logNotFound,
  closeMenuOnChoice,
  runDialogCommands,
  placeBookingBar,
]) {
  try {
    run();
  } catch {
    // A browser too old for one of them leaves it as the HTML has it, and runs the others.
  }
}
