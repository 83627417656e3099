const OPEN_DELAY_MS = 700;
const SKIP_WINDOW_MS = 300;
const EDGE_PX = 8;

type Reason = 'hover' | 'focus';

// Shared by all tooltips: after the first, a pointer that moves along a row of icons opens each
// neighbour at once and closes the previous one.
let closeCurrent: (() => void) | undefined;
let lastClosedAt = -Infinity;

/**
 * Opens the tooltip in `anchor` on hover and on keyboard focus, and keeps it open while either lasts
 * (WCAG 1.4.13). Esc and a press close it.
 */
export function enhanceTooltip(anchor: HTMLElement): () => void {
  const bubble = anchor.querySelector<HTMLElement>(':scope > [role="tooltip"]');
  const listeners = new AbortController();
  const reasons = new Set<Reason>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    clearTimeout(timer);
    if (bubble && closeCurrent !== close) {
      closeCurrent?.();
      closeCurrent = close;
      document.addEventListener('keydown', closeOnEscape, true);
      bubble.hidden = false;
      keepOnScreen(bubble);
    }
  }

  function close() {
    clearTimeout(timer);
    if (bubble && closeCurrent === close) {
      closeCurrent = undefined;
      lastClosedAt = performance.now();
      document.removeEventListener('keydown', closeOnEscape, true);
      bubble.hidden = true;
    }
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Esc closes one layer at a time: a surrounding dialog or menu stays open.
      event.preventDefault();
      close();
    }
  }

  function addReason(reason: Reason) {
    reasons.add(reason);
    clearTimeout(timer);
    const isWarm = closeCurrent || performance.now() - lastClosedAt < SKIP_WINDOW_MS;
    if (isWarm || reason === 'focus') {
      open();
    } else {
      timer = setTimeout(open, OPEN_DELAY_MS);
    }
  }

  function removeReason(reason: Reason) {
    reasons.delete(reason);
    if (reasons.size === 0) {
      close();
    }
  }

  const hasFocus = () => anchor.querySelector(':focus-visible') !== null;

  anchor.addEventListener(
    'pointerenter',
    (e) => e.pointerType !== 'touch' && addReason('hover'),
    listeners,
  );
  anchor.addEventListener('pointerleave', () => removeReason('hover'), listeners);
  anchor.addEventListener('focusin', () => hasFocus() && addReason('focus'), listeners);
  anchor.addEventListener('focusout', () => removeReason('focus'), listeners);
  anchor.addEventListener('pointerdown', close, listeners);
  anchor.addEventListener('click', close, listeners);

  // The interaction that loaded this script may have been with this anchor.
  if (hasFocus()) {
    addReason('focus');
  } else if (anchor.matches(':hover') && matchMedia('(hover: hover)').matches) {
    addReason('hover');
  }

  return () => {
    listeners.abort();
    close();
  };
}

/** Moves a bubble that would overflow the screen. */
function keepOnScreen(bubble: HTMLElement) {
  bubble.style.removeProperty('--_shift');
  bubble.removeAttribute('data-above');
  const { left, right, bottom } = bubble.getBoundingClientRect();
  const overflow = right + EDGE_PX - document.documentElement.clientWidth;
  const shift = Math.max(EDGE_PX - left, Math.min(0, -overflow));
  bubble.style.setProperty('--_shift', `${shift}px`);
  bubble.toggleAttribute('data-above', bottom > innerHeight);
}
