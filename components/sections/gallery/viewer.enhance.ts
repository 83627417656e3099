import { type Point, readSwipe } from './read-swipe';

type Step = 1 | -1;

const ARROW_KEYS: Record<string, Step> = { ArrowLeft: -1, ArrowRight: 1 };

/** Brings the way from the photo of a viewer to the next: arrows, arrow keys and swipe. */
export function enhanceViewer(dialog: HTMLDialogElement): () => void {
  const watch = new AbortController();
  let touch: Point | undefined;

  function move(step: Step) {
    const all = [...document.querySelectorAll<HTMLDialogElement>('[data-enhance="viewer"]')];
    const next = all.at((all.indexOf(dialog) + step) % all.length);
    if (next && next !== dialog) {
      next.dataset.moved = '';
      replace(dialog, next);
    }
  }

  function followArrow({ target }: MouseEvent) {
    const arrow = target instanceof Element && target.closest('[data-step]');
    if (arrow) {
      move(arrow.matches('[data-step="next"]') ? 1 : -1);
    }
  }

  function followKey(event: KeyboardEvent) {
    const step = readArrowKey(event);
    if (step) {
      move(step);
    } else if (event.key === 'Escape' && 'moved' in dialog.dataset) {
      // Esc is for the tooltip first. Who pressed an arrow has read it, and wants out.
      dialog.close();
    }
  }

  function beginSwipe({ touches: [finger, ...others] }: TouchEvent) {
    touch = others.length === 0 && !isZoomed() ? finger : undefined;
  }

  function endSwipe({ changedTouches: [finger] }: TouchEvent) {
    const step = touch && finger && readSwipe(touch, finger);
    touch = undefined;
    if (step) {
      move(step);
    }
  }

  function noteClosed() {
    delete dialog.dataset.moved;
    // Safari gives a clicked button no focus, so it has none to give back.
    if (document.activeElement === document.body) {
      findOpener(dialog)?.focus();
    }
  }

  const arrows = dialog.querySelector<HTMLElement>('[data-arrows]');
  if (arrows) {
    arrows.hidden = false;
  }
  dialog.addEventListener('click', followArrow, watch);
  dialog.addEventListener('keydown', followKey, watch);
  dialog.addEventListener('touchstart', beginSwipe, { signal: watch.signal, passive: true });
  dialog.addEventListener('touchend', endSwipe, watch);
  dialog.addEventListener('close', noteClosed, watch);
  return () => watch.abort();
}

/**
 * One open dialog for another. The focus goes to the same button of the new one, so a screen reader
 * says the dialog's name, "Foto 2 de 3", before the button's.
 */
function replace(from: HTMLDialogElement, to: HTMLDialogElement) {
  const control = listButtons(from).findIndex((button) => button.matches(':focus'));
  from.close();
  // A dialog gives the focus back to where it was: that must be the photo seen last.
  findOpener(to)?.focus();
  to.showModal();
  listButtons(to)[control]?.focus();
}

const listButtons = (dialog: HTMLDialogElement) => [...dialog.querySelectorAll('button')];

const findOpener = ({ id }: HTMLDialogElement) =>
  document.querySelector<HTMLElement>(`[command="show-modal"][commandfor="${id}"]`);

/** Alone: with Alt, an arrow is the browser's way back. */
function readArrowKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): Step | undefined {
  return altKey || ctrlKey || metaKey ? undefined : ARROW_KEYS[key];
}

/** Over an enlarged page, a finger moves the page. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;
