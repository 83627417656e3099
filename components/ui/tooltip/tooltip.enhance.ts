const OPEN_DELAY_MS = 700;
const SKIP_WINDOW_MS = 300;
const EDGE_IN_PX = 8;

type Reason = 'hover' | 'focus';

// One for every tooltip of the page: a pointer that moves along a row of icons waits once, then
// each neighbour opens at once, in place of the one before.
let closeOpenOne: (() => void) | undefined;
let lastClosedAt = -Infinity;

/**
 * Opens and closes the tooltip in `anchor`: a resting pointer or keyboard focus opens it, and it
 * stays for as long as one of them does (WCAG 1.4.13), until Esc or a press.
 */
export function enhanceTooltip(anchor: HTMLElement): () => void {
  const bubble = anchor.querySelector<HTMLElement>(':scope > [role="tooltip"]');
  const watch = new AbortController();
  const reasons = new Set<Reason>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    clearTimeout(timer);
    if (bubble && closeOpenOne !== close) {
      closeOpenOne?.();
      closeOpenOne = close;
      document.addEventListener('keydown', closeOnEscape, true);
      bubble.hidden = false;
      keepOnScreen(bubble);
    }
  }

  function close() {
    clearTimeout(timer);
    if (bubble && closeOpenOne === close) {
      closeOpenOne = undefined;
      lastClosedAt = performance.now();
      document.removeEventListener('keydown', closeOnEscape, true);
      bubble.hidden = true;
    }
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // One press closes one thing: the dialog or menu around the tooltip waits for the next.
      event.preventDefault();
      close();
    }
  }

  function note(reason: Reason) {
    reasons.add(reason);
    clearTimeout(timer);
    const isWarm = closeOpenOne || performance.now() - lastClosedAt < SKIP_WINDOW_MS;
    if (isWarm || reason === 'focus') {
      open();
    } else {
      timer = setTimeout(open, OPEN_DELAY_MS);
    }
  }

  function drop(reason: Reason) {
    reasons.delete(reason);
    if (reasons.size === 0) {
      close();
    }
  }

  const hasFocus = () => anchor.querySelector(':focus-visible') !== null;

  anchor.addEventListener('pointerenter', (e) => e.pointerType !== 'touch' && note('hover'), watch);
  anchor.addEventListener('pointerleave', () => drop('hover'), watch);
  anchor.addEventListener('focusin', () => hasFocus() && note('focus'), watch);
  anchor.addEventListener('focusout', () => drop('focus'), watch);
  anchor.addEventListener('pointerdown', close, watch);
  anchor.addEventListener('click', close, watch);

  // It comes with the visitor's first move, which may have been onto this very anchor.
  if (hasFocus()) {
    note('focus');
  } else if (anchor.matches(':hover') && matchMedia('(hover: hover)').matches) {
    note('hover');
  }

  return () => {
    watch.abort();
    close();
  };
}

/** Moves a bubble that would cross an edge of the screen. */
function keepOnScreen(bubble: HTMLElement) {
  bubble.style.removeProperty('--_shift');
  bubble.removeAttribute('data-above');
  const { left, right, bottom } = bubble.getBoundingClientRect();
  const beyondEnd = right + EDGE_IN_PX - document.documentElement.clientWidth;
  const shift = Math.max(EDGE_IN_PX - left, Math.min(0, -beyondEnd));
  bubble.style.setProperty('--_shift', `${shift}px`);
  bubble.toggleAttribute('data-above', bottom > innerHeight);
}
