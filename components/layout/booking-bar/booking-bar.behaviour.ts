/** Hides the booking bar while another booking button or the footer is visible. */
export function startBookingBar(bar: HTMLElement) {
  const visibleElements = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        visibleElements.add(target);
      } else {
        visibleElements.delete(target);
      }
    }
    bar.dataset.state = visibleElements.size === 0 ? 'visible' : 'hidden';
  });
  for (const element of document.querySelectorAll('[data-hides-booking-bar]')) {
    observer.observe(element);
  }
  // Hides the bar until the first report of the observer, so that the bar does not flash. The report comes after the
  // next layout.
  bar.dataset.state = 'hidden';
}
