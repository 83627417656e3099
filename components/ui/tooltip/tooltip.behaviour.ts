const OPEN_DELAY_MS = 700;
const SKIP_WINDOW_MS = 300;
const EDGE_PX = 8;

// Shared by all tooltips: after the first, a pointer that moves along a row of icons opens each
// neighbour at once and closes the previous one.
let closeCurrent: (() => void) | undefined;
let lastClosedAt = -Infinity;

/**
 * Opens the tooltip in `anchor` on hover and on keyboard focus, and keeps it open while either lasts
 * (WCAG 1.4.13). Esc and a press close it.
 */
export function startTooltip(anchor: HTMLElement): () => void {
  const bubble = anchor.querySelector<HTMLElement>(':scope > [role="tooltip"]');
  const listeners = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    clearTimeout(timer);
    if (bubble && closeCurrent !== close) {
      closeCurrent?.();
      closeCurrent = close;
      bubble.hidden = false;
      keepOnScreen(bubble);
    }
  }

  function close() {
    clearTimeout(timer);
    if (bubble && closeCurrent === close) {
      closeCurrent = undefined;
      lastClosedAt = performance.now();
      bubble.hidden = true;
    }
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && closeCurrent === close) {
      // Esc closes one layer at a time: a surrounding dialog or menu stays open.
      event.preventDefault();
      close();
    }
  }

  function openOnHover(event?: PointerEvent) {
    clearTimeout(timer);
    const isWarm = closeCurrent || performance.now() - lastClosedAt < SKIP_WINDOW_MS;
    if (event?.pointerType !== 'touch') {
      timer = setTimeout(open, isWarm ? 0 : OPEN_DELAY_MS);
    }
  }

  const hasFocus = () => anchor.querySelector(':focus-visible') !== null;
  const isHovered = () => anchor.matches(':hover') && matchMedia('(hover: hover)').matches;

  anchor.addEventListener('pointerenter', openOnHover, listeners);
  anchor.addEventListener('pointerleave', () => hasFocus() || close(), listeners);
  anchor.addEventListener('focusin', () => hasFocus() && open(), listeners);
  anchor.addEventListener('focusout', () => isHovered() || close(), listeners);
  anchor.addEventListener('pointerdown', close, listeners);
  anchor.addEventListener('click', close, listeners);
  document.addEventListener('keydown', closeOnEscape, { capture: true, signal: listeners.signal });

  // The interaction that loaded this script may have been with this anchor.
  if (hasFocus()) {
    open();
  } else if (isHovered()) {
    openOnHover();
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
