/** Hides the booking bar while another booking button or the footer is visible. */
export function startBookingBar(bar: HTMLElement) {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      isIntersecting ? inView.add(target) : inView.delete(target);
    }
    bar.dataset.state = inView.size === 0 ? 'visible' : 'hidden';
  });
  for (const element of document.querySelectorAll('[data-hides-booking-bar]')) {
    observer.observe(element);
  }
  bar.dataset.state = 'hidden';
}
