/** Opens and closes the viewer in browsers without invoker commands (Safari before 26.2). */
export function openWithoutCommands(gallery: HTMLElement) {
  if ('command' in HTMLButtonElement.prototype) {
    return;
  }
  gallery.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[commandfor]');
    const id = button ? button.getAttribute('commandfor') : null;
    const dialog = gallery.querySelector<HTMLDialogElement>(`dialog[id="${id}"]`);
    // Only its own buttons are reachable while it is open.
    dialog?.open ? dialog.close() : dialog?.showModal();
  });
}
