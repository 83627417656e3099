/** A jump inside the page does not close a popover by itself. */
export function closeMenuOnChoice() {
  addEventListener('click', ({ target }) => {
    const menu = (target as Element).closest('a')?.closest<HTMLElement>('#menu');
    // Before the jump: the focus returns to the button first, and then follows the link.
    menu?.hidePopover?.();
  });
}
