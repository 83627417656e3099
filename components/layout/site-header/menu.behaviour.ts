/**
 * Makes the page behind the open menu unreachable, and closes the menu when one of its links is followed
 * or when its button disappears, for example on a turned phone.
 */
export function startMenu(menu: HTMLDivElement) {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);

  // Not after it: when a link closes the menu, its target must be reachable.
  function onBeforeToggle({ newState }: ToggleEvent) {
    for (const part of document.body.children) {
      part.toggleAttribute('inert', newState === 'open' && !part.contains(menu));
    }
  }

  // Not `hidePopover`, which may throw on a closed one. Engines without popovers lack both.
  const close = () => menu.togglePopover?.(false);

  function onClick({ target }: MouseEvent) {
    // A link inside the page closes no popover. Closing it before the jump returns the focus to the button
    // first; then the focus follows the link.
    if (target instanceof Element && target.closest('a')) {
      close();
    }
  }

  function closeWithoutButton() {
    if (!button?.getClientRects().length) {
      close();
    }
  }

  menu.addEventListener('beforetoggle', onBeforeToggle);
  menu.addEventListener('click', onClick);
  addEventListener('resize', closeWithoutButton);
}
