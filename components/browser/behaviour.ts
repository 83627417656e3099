/** Handles clicks that browsers do not: links in the popover menu, and invoker commands. */
export function addInvokerFallback() {
  const supportsCommands = 'command' in HTMLButtonElement.prototype; // Safari 26.2 and later.

  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) {
      return;
    }
    // Following a link inside the page does not close the popover. Closing it before the jump
    // returns the focus to the button first; then the focus follows the link.
    target.closest('a')?.closest<HTMLElement>('#menu')?.hidePopover?.();

    const button = target.closest('[commandfor]');
    if (button && !supportsCommands) {
      const dialog = document.querySelector<HTMLDialogElement>(
        `#${button.getAttribute('commandfor')}`,
      );
      // Only its own buttons are reachable while it is open.
      dialog?.open ? dialog.close() : dialog?.showModal();
    }
  });
}

/** Hides portraits that failed to load, to show the letter behind them. */
export function hideBrokenAvatars() {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-avatar]')) {
    function hideIfBroken() {
      image.hidden = image.complete && !image.naturalWidth;
    }
    hideIfBroken(); // The image may have failed before this script ran.
    image.onerror = hideIfBroken;
  }
}

/** Hides the booking bar while another booking button or the footer is visible. */
export function updateBookingBar() {
  const bar = document.querySelector('[data-booking-bar]');
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      isIntersecting ? inView.add(target) : inView.delete(target);
    }
    bar?.toggleAttribute('data-visible', inView.size === 0);
  });
  document.querySelectorAll('[data-hides-booking-bar]').forEach((element) => {
    observer.observe(element);
  });
}
