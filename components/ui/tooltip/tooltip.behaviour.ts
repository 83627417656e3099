/** How long a pointer has to rest on the anchor before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** For this long after a tooltip closes, the next one opens without a delay. */
const SKIP_WINDOW_MS = 300;
/** The smallest gap between a tooltip and the edges of the screen. */
const MIN_EDGE_DISTANCE_PX = 8;

// Shared by all tooltips: when the pointer moves along a row of icons, each tooltip opens at once and closes the
// previous one.
let closeCurrent: (() => void) | undefined;
let lastClosedAtMs = -Infinity;

/**
 * Opens the tooltip in `anchor` on hover and on keyboard focus, and keeps it open as long as either lasts (WCAG
 * 1.4.13). Pressing Esc or the anchor closes it.
 */
export function startTooltip(anchor: HTMLElement) {
  const bubble = anchor.querySelector<HTMLElement>(':scope > [role="tooltip"]');
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    clearTimeout(timer);
    if (bubble?.hidden) {
      closeCurrent?.();
      closeCurrent = close;
      bubble.hidden = false;
      keepOnScreen(bubble);
    }
  }

  function close() {
    clearTimeout(timer);
    if (bubble?.hidden === false) {
      closeCurrent = undefined;
      lastClosedAtMs = performance.now();
      bubble.hidden = true;
    }
  }

  /** A tap doesn't open the tooltip, because `pointerdown` follows at once and clears the timer. */
  function openAfterDelay() {
    clearTimeout(timer);
    const isInSkipWindow = performance.now() - lastClosedAtMs < SKIP_WINDOW_MS;
    const delayMs = closeCurrent || isInSkipWindow ? 0 : OPEN_DELAY_MS;
    timer = setTimeout(open, delayMs);
  }

  function hasVisibleFocus(): boolean {
    return anchor.querySelector(':focus-visible') !== null;
  }

  /** `:hover` alone isn't enough: touch screens keep it after a tap. */
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
    if (event.key === 'Escape' && bubble?.hidden === false) {
      // Esc closes one layer at a time: a dialog or menu around the tooltip stays open.
      event.preventDefault();
      close();
    }
  }

  anchor.addEventListener('pointerenter', openAfterDelay);
  anchor.addEventListener('pointerleave', closeUnlessFocused);
  anchor.addEventListener('focusin', openOnFocus);
  anchor.addEventListener('focusout', closeUnlessHovered);
  anchor.addEventListener('pointerdown', close);
  anchor.addEventListener('click', close);
  document.addEventListener('keydown', closeOnEscape, { capture: true });
}

/**
 * Shifts a bubble that would overflow the left or right edge of the screen. If it would overflow the bottom, it moves
 * above its anchor.
 */
function keepOnScreen(bubble: HTMLElement) {
  bubble.style.removeProperty('--_shift');
  bubble.removeAttribute('data-_above');
  const { left, right, bottom } = bubble.getBoundingClientRect();
  const overflowRight = Math.max(
    0,
    right + MIN_EDGE_DISTANCE_PX - document.documentElement.clientWidth,
  );
  // If the bubble is wider than the screen, its left edge must stay visible, because the text begins there.
  const shiftPx = Math.max(MIN_EDGE_DISTANCE_PX - left, -overflowRight);
  bubble.style.setProperty('--_shift', `${shiftPx}px`);
  bubble.toggleAttribute('data-_above', bottom > innerHeight);
}
