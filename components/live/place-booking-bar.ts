import { eachLive } from './each-live';

/** Shows the booking bar where it covers neither another booking button nor the footer. */
export function placeBookingBar() {
  eachLive('booking-bar', (bar) => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        inView[isIntersecting ? 'add' : 'delete'](target);
      }
      bar.toggleAttribute('data-visible', !inView.size);
    });
    eachLive('hides-bar', (element) => {
      observer.observe(element);
    });
  });
}
