/**
 * Makes the page behind the open menu unreachable. Closes the menu when one of its links is followed, and
 * when its button disappears, for example because the phone was turned. Returns a function that removes the
 * listeners.
 */
export function startMenu(panel: HTMLDivElement): () => void {
  const button = document.querySelector(`[popovertarget="${panel.id}"]`);
  const listeners = new AbortController();

  // On `beforetoggle` and not on `toggle`: when a link closes the menu, the link's target must already be
  // reachable.
  function updatePageBehind({ newState }: ToggleEvent) {
    for (const part of document.body.children) {
      part.toggleAttribute('inert', newState === 'open' && !part.contains(panel));
    }
  }

  function close() {
    // `hidePopover` may throw on a closed popover. Engines without popovers have neither method.
    panel.togglePopover?.(false);
  }

  function closeAfterLink({ target }: MouseEvent) {
    // In-page links do not close a popover. Closing it before the jump first returns the focus to the button;
    // then the focus follows the link.
    if (target instanceof Element && target.closest('a')) {
      close();
    }
  }

  function closeWithoutButton() {
    const isButtonVisible = button !== null && button.getClientRects().length > 0;
    if (!isButtonVisible) {
      close();
    }
  }

  const { signal } = listeners;
  panel.addEventListener('beforetoggle', updatePageBehind, { signal });
  panel.addEventListener('click', closeAfterLink, { signal });
  addEventListener('resize', closeWithoutButton, { signal });
  return () => listeners.abort();
}
