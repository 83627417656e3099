/**
 * Makes the page behind an open menu inert. Closes the menu when a link in it is followed, or when the menu button
 * disappears, for example because the phone was rotated.
 */
export function startMenu(panel: HTMLDivElement) {
  const button = document.querySelector(`[popovertarget="${panel.id}"]`);

  // Runs on `beforetoggle`, because `toggle` fires too late. When a link closes the menu, the browser jumps to the
  // link's target right away, and a target that's still inert can't take the focus.
  function updatePageBehind({ newState }: ToggleEvent) {
    const isOpening = newState === 'open';
    for (const part of document.body.children) {
      const isBehindMenu = !part.contains(panel);
      part.toggleAttribute('inert', isOpening && isBehindMenu);
    }
  }

  function close() {
    // Unlike `hidePopover`, `togglePopover` doesn't throw if the popover is already closed. Engines without popovers
    // (before Chromium 114, Safari 17 and Firefox 125) have neither method.
    panel.togglePopover?.(false);
  }

  function closeOnLinkClick({ target }: MouseEvent) {
    // Following an in-page link doesn't close a popover. Close the menu before the browser jumps to the link's target.
    // Closing returns the focus to the menu button, and the jump then moves it to the target.
    if (target instanceof Element && target.closest('a')) {
      close();
    }
  }

  function closeIfButtonIsHidden() {
    const isButtonVisible = button !== null && button.getClientRects().length > 0;
    // In `next dev`, React may have replaced the panel. A popover that isn't in the page can't be closed.
    if (!isButtonVisible && panel.isConnected) {
      close();
    }
  }

  panel.addEventListener('beforetoggle', updatePageBehind);
  panel.addEventListener('click', closeOnLinkClick);
  addEventListener('resize', closeIfButtonIsHidden);
}
