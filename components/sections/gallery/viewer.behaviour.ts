type Step = 1 | -1;

const MIN_SWIPE_PX = 48;

const ARROW_KEYS: Record<string, Step> = { ArrowLeft: -1, ArrowRight: 1 };

/** Adds navigation between the viewer's photos: buttons, arrow keys and swipes. */
export function startViewer(dialog: HTMLDialogElement): () => void {
  const listeners = new AbortController();
  let touch: Point | undefined;

  function move(step: Step) {
    const all = [...document.querySelectorAll<HTMLDialogElement>('[data-behaviour="viewer"]')];
    const next = all.at((all.indexOf(dialog) + step) % all.length);
    if (next && next !== dialog) {
      next.dataset.moved = '';
      swapDialog(dialog, next);
    }
  }

  function onClick({ target }: MouseEvent) {
    const arrow = target instanceof Element && target.closest('[data-step]');
    if (arrow) {
      move(arrow.matches('[data-step="next"]') ? 1 : -1);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = readArrowKey(event);
    if (step) {
      move(step);
    } else if (event.key === 'Escape' && 'moved' in dialog.dataset) {
      // A used arrow keeps the focus, which shows its tooltip, and one Esc would close only that. It closes
      // both: whoever pages through photos and presses Esc wants to leave them.
      dialog.close();
    }
  }

  function onTouchStart({ touches: [finger, ...others] }: TouchEvent) {
    touch = others.length === 0 && !isZoomed() ? finger : undefined;
  }

  function onTouchEnd({ changedTouches: [finger] }: TouchEvent) {
    const step = touch && finger && readSwipe(touch, finger);
    touch = undefined;
    if (step) {
      move(step);
    }
  }

  function onClose() {
    delete dialog.dataset.moved;
    // Safari does not focus a clicked button, so the dialog cannot restore the focus.
    if (document.activeElement === document.body) {
      findOpener(dialog)?.focus();
    }
  }

  dialog.querySelector('[data-arrows]')?.removeAttribute('hidden');
  dialog.addEventListener('click', onClick, listeners);
  dialog.addEventListener('keydown', onKeyDown, listeners);
  dialog.addEventListener('touchstart', onTouchStart, { signal: listeners.signal, passive: true });
  dialog.addEventListener('touchend', onTouchEnd, listeners);
  dialog.addEventListener('close', onClose, listeners);
  return () => listeners.abort();
}

/**
 * Swaps the open dialog. The focus moves to the same button of the new one, so a screen reader
 * announces the dialog's name, "Foto 2 de 3", before the button's.
 */
function swapDialog(from: HTMLDialogElement, to: HTMLDialogElement) {
  const control = listButtons(from).findIndex((button) => button.matches(':focus'));
  from.close();
  // A closing dialog restores the focus: it must be on the photo seen last.
  findOpener(to)?.focus();
  to.showModal();
  listButtons(to)[control]?.focus();
}

const listButtons = (dialog: HTMLDialogElement) => [...dialog.querySelectorAll('button')];

const findOpener = ({ id }: HTMLDialogElement) =>
  document.querySelector<HTMLElement>(`[command="show-modal"][commandfor="${id}"]`);

/** Without modifiers: Alt with an arrow is the browser's back and forward. */
function readArrowKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): Step | undefined {
  return altKey || ctrlKey || metaKey ? undefined : ARROW_KEYS[key];
}

/** On a zoomed page, a finger pans. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

/** A touch position. */
type Point = Pick<Touch, 'clientX' | 'clientY'>;

/**
 * The direction of a swipe: to the next photo (1), the previous one (-1) or none (0). A swipe is at
 * least twice as wide as high, so that vertical scrolling does not count.
 */
export function readSwipe(from: Point, to: Point): Step | 0 {
  const across = to.clientX - from.clientX;
  const down = to.clientY - from.clientY;
  if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) {
    return 0;
  }
  return across < 0 ? 1 : -1;
}
