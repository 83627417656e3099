/**
 * Closes a menu that its button no longer accompanies, as on a turned phone. That the page behind an
 * open menu is out of reach, CSS says.
 */
export function enhanceMenuToggle(button: HTMLButtonElement): () => void {
  const watch = new AbortController();
  function closeAlone() {
    if (!button.offsetParent) {
      document.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover();
    }
  }

  closeAlone(); // It may have been opened, and the phone turned, before this came.
  addEventListener('resize', closeAlone, watch);
  return () => watch.abort();
}
