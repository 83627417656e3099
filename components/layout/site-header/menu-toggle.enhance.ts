/**
 * Closes the open menu when its button disappears, for example on a rotated phone. CSS makes the page
 * behind an open menu unreachable.
 */
export function enhanceMenuToggle(button: HTMLButtonElement): () => void {
  const listeners = new AbortController();
  function closeWithoutButton() {
    if (!button.offsetParent) {
      document.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover();
    }
  }

  closeWithoutButton(); // The phone may have been rotated before this script loaded.
  addEventListener('resize', closeWithoutButton, listeners);
  return () => listeners.abort();
}
