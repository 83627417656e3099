/**
 * @file Lists all behaviours. A behaviour is a plain function that defines what an element does in the browser. The
 * function is in a file beside the component, takes the element, and does not use React. `behaviour()` writes the name
 * of a behaviour on an element, and the page's script finds the function in these lists by that name.
 */
import { startBookingBar } from '../layout/booking-bar/booking-bar.behaviour';
import { startMenu } from '../layout/menu/menu.behaviour';
import { showDate } from '../layout/policy-page/policy-page.behaviour';
import { showYear } from '../layout/site-footer/site-footer.behaviour';
import { highlightToday } from '../sections/contact/hours-table/hours-table.behaviour';
import { startLightbox } from '../sections/gallery/lightbox/lightbox.behaviour';
import { showOpenStatus } from '../shop/open-status/open-status.behaviour';
import { hideBrokenPortrait } from '../ui/avatar/avatar.behaviour';
import { startTooltip } from '../ui/tooltip/tooltip.behaviour';

/** Behaviours that the page's script starts only once, when it runs. */
export const startedOnce = {
  avatar: hideBrokenPortrait,
  bookingBar: startBookingBar,
  lightbox: startLightbox,
  menu: startMenu,
  tooltip: startTooltip,
};

/**
 * Behaviours that show something that depends on the time. The page's script runs these behaviours at once, every
 * minute, and when the visitor returns.
 */
export const repeatedWithTime = {
  date: showDate,
  hoursTable: highlightToday,
  openStatus: showOpenStatus,
  year: showYear,
};
