/** The time that a pointer has to rest on the anchor before the tooltip opens. */
const OPEN_DELAY_MS = 700;
/** The time after a tooltip has closed in which another one opens without a delay. */
const SKIP_WINDOW_MS = 300;
/** The minimum distance between a bubble and the edges of the screen. */
const MIN_EDGE_DISTANCE_PX = 8;

// All tooltips share these two variables, so that a pointer that moves along a row of icons opens each further
// tooltip at once and closes the previous one.
let closeCurrent: (() => void) | undefined;
let lastClosedAtMs = -Infinity;

/**
 * Opens the tooltip in `anchor` on hover and on keyboard focus, and keeps it open while either lasts (WCAG 1.4.13). Esc
 * and a press close the tooltip. Returns a function that closes the tooltip and removes the listeners.
 */
export function startTooltip(anchor: HTMLElement): () => void {
  const bubble = anchor.querySelector<HTMLElement>(':scope > [role="tooltip"]');
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
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
      lastClosedAtMs = performance.now();
      bubble.hidden = true;
    }
  }

  function openAfterDelay({ pointerType }: PointerEvent) {
    clearTimeout(timer);
    if (pointerType === 'touch') {
      return;
    }
    const isInSkipWindow = performance.now() - lastClosedAtMs < SKIP_WINDOW_MS;
    const delayMs = closeCurrent || isInSkipWindow ? 0 : OPEN_DELAY_MS;
    timer = setTimeout(open, delayMs);
  }

  function hasVisibleFocus(): boolean {
    return anchor.querySelector(':focus-visible') !== null;
  }

  /**
   * Returns whether a pointer is over the anchor. `:hover` alone is not enough, because a touch screen keeps it after a
   * tap.
   */
  function isHovered(): boolean {
    return anchor.matches(':hover') && matchMedia('(hover: hover)').matches;
  }

  function openOnFocus() {
    if (hasVisibleFocus()) {
      open();
    }
  }

  function closeUnlessFocused() {
    if (!hasVisibleFocus()) {
      close();
    }
  }

  function closeUnlessHovered() {
    if (!isHovered()) {
      close();
    }
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && closeCurrent === close) {
      // Esc closes one layer at a time, so a surrounding dialog or menu stays open.
      event.preventDefault();
      close();
    }
  }

  anchor.addEventListener('pointerenter', openAfterDelay, options);
  anchor.addEventListener('pointerleave', closeUnlessFocused, options);
  anchor.addEventListener('focusin', openOnFocus, options);
  anchor.addEventListener('focusout', closeUnlessHovered, options);
  anchor.addEventListener('pointerdown', close, options);
  anchor.addEventListener('click', close, options);
  document.addEventListener('keydown', closeOnEscape, { ...options, capture: true });

  return () => {
    listeners.abort();
    close();
  };
}

/**
 * Keeps a bubble on the screen. A bubble that would overflow a side is shifted, and one that would overflow the bottom
 * appears above its anchor.
 */
function keepOnScreen(bubble: HTMLElement) {
  bubble.style.removeProperty('--_shift');
  bubble.removeAttribute('data-above');
  const { left, right, bottom } = bubble.getBoundingClientRect();
  const overflowRight = Math.max(
    0,
    right + MIN_EDGE_DISTANCE_PX - document.documentElement.clientWidth,
  );
  // The left edge wins over the right edge, because a text begins at the left.
  const shiftPx = Math.max(MIN_EDGE_DISTANCE_PX - left, -overflowRight);
  bubble.style.setProperty('--_shift', `${shiftPx}px`);
  bubble.toggleAttribute('data-above', bottom > innerHeight);
}
