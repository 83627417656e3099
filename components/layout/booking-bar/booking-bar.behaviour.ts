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
    bar.dataset._state = visibleElements.size === 0 ? 'visible' : chooseHiddenState();
  });
  for (const element of document.querySelectorAll('[data-hides-booking-bar]')) {
    observer.observe(element);
  }
  // The observer first reports after the next layout. The bar stays hidden until then, so it doesn't flash.
  bar.dataset._state = 'hidden';
}

/** While the bar slides out, Tab would still reach it, and it would cover a link that has just got the focus. */
function chooseHiddenState() {
  const isKeyboardInUse = document.activeElement?.matches(':focus-visible');
  return isKeyboardInUse ? 'hidden-at-once' : 'hidden';
}
