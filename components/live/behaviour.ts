/** Visits the elements that the live script may change; each has `suppressHydrationWarning`. */
export function forEachLive<T extends HTMLElement = HTMLElement>(
  name: string,
  visit: (element: T) => void,
) {
  document.querySelectorAll<T>(`[data-live=${name}]`).forEach(visit);
}

/** What browsers leave undone when something is clicked. */
export function addInvokerFallback() {
  const knowsCommands = 'command' in HTMLButtonElement.prototype; // Safari does from 26.2 on.

  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) {
      return;
    }
    // A jump inside the page does not close a popover by itself. Before the jump: the focus returns
    // to the button first, and then follows the link.
    target.closest('a')?.closest<HTMLElement>('#menu')?.hidePopover?.();

    const button = target.closest('[commandfor]');
    if (button && !knowsCommands) {
      const dialog = document.querySelector<HTMLDialogElement>(
        `#${button.getAttribute('commandfor')}`,
      );
      // Its own buttons close it; those outside are out of reach while it is open.
      dialog?.open ? dialog.close() : dialog?.showModal();
    }
  });
}

/** Uncovers the letter behind a portrait that cannot be loaded. */
export function hideBrokenAvatars() {
  forEachLive<HTMLImageElement>('avatar', (image) => {
    function hideIfBroken() {
      image.hidden = image.complete && !image.naturalWidth;
    }
    hideIfBroken(); // It may have failed before this script ran.
    image.onerror = hideIfBroken;
  });
}

/** Shows the booking bar where it covers neither another booking button nor the footer. */
export function placeBookingBar() {
  forEachLive('booking-bar', (bar) => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        isIntersecting ? inView.add(target) : inView.delete(target);
      }
      bar.toggleAttribute('data-visible', inView.size === 0);
    });
    forEachLive('hides-bar', (element) => observer.observe(element));
  });
}
