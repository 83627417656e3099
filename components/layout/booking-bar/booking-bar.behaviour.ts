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
  // The observer first reports after the next layout. The bar stays hidden until then, so it doesn't flash.
  bar.dataset.state = 'hidden';
}
