/** `<button command commandfor>` where the browser does not know it (Safari before 26.2). */
export function runDialogCommands() {
  if ('command' in HTMLButtonElement.prototype) {
    return;
  }
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor]');
    const id = button?.getAttribute('commandfor') as string; // Without one, nothing is found.
    const dialog = document.getElementById(id) as HTMLDialogElement | null;
    // Its own buttons close it; those outside are out of reach while it is open.
    dialog?.[dialog.open ? 'close' : 'showModal']();
  });
}
