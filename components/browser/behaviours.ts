/**
 * @file All behaviours. A behaviour is a plain function beside its component: it takes an element and makes it do
 * something in the browser, without React. `behaviour()` writes the behaviour's name on the element, and the page's
 * script looks the function up here by that name.
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

/** Behaviours that start only once, as soon as their element is in the page. */
export const startedOnce = {
  avatar: hideBrokenPortrait,
  bookingBar: startBookingBar,
  lightbox: startLightbox,
  menu: startMenu,
  tooltip: startTooltip,
};

/**
 * Behaviours whose result depends on the time. They run again every minute, and when the visitor returns to the page.
 */
export const repeatedEveryMinute = {
  date: showDate,
  hoursTable: highlightToday,
  openStatus: showOpenStatus,
  year: showYear,
};
