/**
 * Makes the page behind the open menu inert. Closes the menu when one of its links is followed, and when its button
 * disappears, for example because the phone was turned. Returns a function that removes the listeners.
 */
export function startMenu(panel: HTMLDivElement): () => void {
  const button = document.querySelector(`[popovertarget="${panel.id}"]`);
  const listeners = new AbortController();

  // Runs on `beforetoggle`, as `toggle` comes too late. When a link closes the menu, the browser jumps to the link's
  // target right after, and a target that's still inert can't take the focus.
  function updatePageBehind({ newState }: ToggleEvent) {
    const isOpening = newState === 'open';
    for (const part of document.body.children) {
      const isBehindMenu = !part.contains(panel);
      part.toggleAttribute('inert', isOpening && isBehindMenu);
    }
  }

  function close() {
    // Unlike `hidePopover`, `togglePopover` never throws if the popover is already closed. Engines without popovers
    // (before Chromium 114, Safari 17 and Firefox 125) have neither method.
    panel.togglePopover?.(false);
  }

  function closeOnLinkClick({ target }: MouseEvent) {
    // An in-page link doesn't close a popover. Close the menu before the browser jumps: closing returns the focus to
    // the menu's button, and the jump then moves it to the link's target.
    if (target instanceof Element && target.closest('a')) {
      close();
    }
  }

  function closeIfButtonIsHidden() {
    const isButtonVisible = button !== null && button.getClientRects().length > 0;
    if (!isButtonVisible) {
      close();
    }
  }

  const options = { signal: listeners.signal };
  panel.addEventListener('beforetoggle', updatePageBehind, options);
  panel.addEventListener('click', closeOnLinkClick, options);
  addEventListener('resize', closeIfButtonIsHidden, options);
  return () => listeners.abort();
}
