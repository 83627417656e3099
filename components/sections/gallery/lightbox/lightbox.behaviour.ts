type Step = 1 | -1;

const MIN_SWIPE_PX = 48;

const STEPS_BY_KEY: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Lets visitors page through the gallery's photos with buttons, arrow keys and swipes. Also opens and closes the
 * lightbox in browsers without invoker commands.
 */
export function startLightbox(dialog: HTMLDialogElement) {
  let touchStart: TouchPosition | undefined;

  function move(step: Step) {
    const dialogs = listLightboxes(dialog);
    // After the last photo, the remainder is 0, so the first photo follows. Before the first photo it's -1, and
    // `at(-1)` returns the last one.
    const index = (dialogs.indexOf(dialog) + step) % dialogs.length;
    const target = dialogs.at(index);
    if (target && target !== dialog) {
      target.dataset._navigated = '';
      swapDialogs(dialog, target);
    }
  }

  function onClick({ target }: MouseEvent) {
    const arrow = target instanceof Element && target.closest('[data-_step]');
    if (arrow) {
      move(arrow.matches('[data-_step="next"]') ? 1 : -1);
    }
  }

  function onKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    // Alt with an arrow key is the browser's shortcut for going back or forward, so leave it alone.
    const hasModifier = altKey || ctrlKey || metaKey;
    const step = hasModifier ? undefined : STEPS_BY_KEY[key];
    if (step) {
      move(step);
    } else if (key === 'Escape' && '_navigated' in dialog.dataset) {
      // A pressed arrow button keeps the focus and shows its tooltip, so Esc would only close that tooltip. Visitors
      // who press Esc after paging through the photos want to leave, so close the lightbox as well.
      dialog.close();
    }
  }

  function onTouchStart({ touches }: TouchEvent) {
    const canSwipe = touches.length === 1 && !isZoomed();
    touchStart = canSwipe ? touches[0] : undefined;
  }

  function onTouchEnd({ changedTouches: [finger] }: TouchEvent) {
    if (!touchStart || !finger) {
      return;
    }
    const step = readSwipe(touchStart, finger);
    touchStart = undefined;
    if (step !== 0) {
      move(step);
    }
  }

  function onClose() {
    delete dialog.dataset._navigated;
    // Safari doesn't focus a button that's clicked, so a closing dialog can't return the focus to it.
    if (document.activeElement === document.body) {
      findOpener(dialog)?.focus();
    }
  }

  dialog.addEventListener('click', onClick);
  dialog.addEventListener('keydown', onKeyDown);
  dialog.addEventListener('touchstart', onTouchStart, { passive: true });
  dialog.addEventListener('touchend', onTouchEnd);
  dialog.addEventListener('close', onClose);
  openWithoutInvokerCommands(dialog);
  // The arrows are hidden in the HTML, as they do nothing without this script.
  dialog.querySelector('[data-_arrows]')?.removeAttribute('hidden');
}

/**
 * Opens and closes the lightbox in browsers without invoker commands: Chromium before 135, Firefox before 144 and
 * Safari before 26.2.
 */
function openWithoutInvokerCommands(dialog: HTMLDialogElement) {
  if ('command' in HTMLButtonElement.prototype) {
    return;
  }
  for (const button of document.querySelectorAll(`[commandfor="${dialog.id}"]`)) {
    const isOpener = button.getAttribute('command') === 'show-modal';
    function openOrClose() {
      if (isOpener) {
        dialog.showModal();
      } else {
        dialog.close();
      }
    }
    button.addEventListener('click', openOrClose);
  }
}

/**
 * Replaces one lightbox with another. The focus moves to the same button in the new lightbox, so a screen reader
 * announces the dialog's name, such as "Foto 2 de 3", before the button's.
 */
function swapDialogs(from: HTMLDialogElement, to: HTMLDialogElement) {
  const focusedIndex = listButtons(from).findIndex((button) => button.matches(':focus'));
  from.close();
  // When the new lightbox closes, the focus returns to where it was before it opened. Focus the new photo's button in
  // the grid first.
  findOpener(to)?.focus();
  to.showModal();
  // If no button had the focus, the index is -1, and the focus stays where `showModal` has put it.
  listButtons(to)[focusedIndex]?.focus();
}

/** All lightboxes of the gallery, in the order of its photos. */
function listLightboxes(dialog: HTMLDialogElement): HTMLDialogElement[] {
  return [...(dialog.parentElement?.querySelectorAll<HTMLDialogElement>(':scope > dialog') ?? [])];
}

/** Every lightbox has the same buttons in the same order, so an index stands for the same button in all of them. */
function listButtons(dialog: HTMLDialogElement): HTMLButtonElement[] {
  return [...dialog.querySelectorAll('button')];
}

/** Finds the button in the gallery's grid that opens the lightbox. */
function findOpener({ id }: HTMLDialogElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[command="show-modal"][commandfor="${id}"]`);
}

/** On a zoomed page, a moving finger pans the page, so it isn't a swipe. */
function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

type TouchPosition = Pick<Touch, 'clientX' | 'clientY'>;

/**
 * Returns 1 for a swipe to the next photo, -1 for a swipe to the previous photo, and 0 if it isn't a swipe. A swipe is
 * at least twice as wide as it's high, so vertical scrolling doesn't count.
 */
function readSwipe(from: TouchPosition, to: TouchPosition): Step | 0 {
  const deltaX = to.clientX - from.clientX;
  const deltaY = to.clientY - from.clientY;
  if (Math.abs(deltaX) < MIN_SWIPE_PX || Math.abs(deltaX) < 2 * Math.abs(deltaY)) {
    return 0;
  }
  return deltaX < 0 ? 1 : -1;
}
