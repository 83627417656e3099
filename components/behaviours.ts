/**
 * @file What elements do in the browser, by the name in their `data-behaviour`. Each is a plain function
 * beside its component, which takes the element. The page's inline script and the script that it loads
 * later are built from these two lists.
 */
import { startBookingBar } from './layout/booking-bar/booking-bar.behaviour';
import { showDate } from './layout/policy-page/policy-page.behaviour';
import { showYear } from './layout/site-footer/site-footer.behaviour';
import { startMenu } from './layout/site-header/menu.behaviour';
import { highlightToday } from './sections/contact/hours-table/hours-table.behaviour';
import { openWithoutCommands } from './sections/gallery/gallery.behaviour';
import { startViewer } from './sections/gallery/viewer.behaviour';
import { showOpenStatus } from './shop/open-status/open-status.behaviour';
import { hideBrokenPortrait } from './ui/avatar/avatar.behaviour';
import { startTooltip } from './ui/tooltip/tooltip.behaviour';

/** Start with the page, in its inline script. */
export const atOnce = {
  avatar: hideBrokenPortrait,
  bookingBar: startBookingBar,
  gallery: openWithoutCommands,
  menu: startMenu,
};

/** Start with the page, and again whenever the time may have changed what they show. */
export const everyMinute = {
  date: showDate,
  hoursTable: highlightToday,
  openStatus: showOpenStatus,
  year: showYear,
};

/** Start when the visitor first interacts with one of their elements: their script is loaded then. */
export const onInteraction = { tooltip: startTooltip, viewer: startViewer };

/**
 * The attributes that give an element of a client component its behaviour. On the published page, our script
 * finds it by name; in `next dev`, React starts it by its `ref`.
 */
export function behaviour<Name extends keyof typeof onInteraction>(name: Name) {
  return { 'data-behaviour': name, ref: onInteraction[name] };
}

/** The same for an element of a server component, which the inline script starts, before React hydrates it. */
export function behaviourAtOnce(name: keyof typeof atOnce | keyof typeof everyMinute) {
  return { 'data-behaviour': name, suppressHydrationWarning: true };
}
