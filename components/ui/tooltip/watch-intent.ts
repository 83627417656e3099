const OPEN_DELAY_MS = 700;
const SKIP_WINDOW_MS = 300;

type Reason = 'hover' | 'focus';

// One for every tooltip of the page: a pointer that moves along a row of icons waits once, then
// each neighbour opens at once, in place of the one before.
let closeOpenOne: (() => void) | undefined;
let lastClosedAt = -Infinity;

/**
 * Tells when the tooltip of `anchor` opens and closes: a resting pointer or keyboard focus opens
 * it, and it stays for as long as one of them does (WCAG 1.4.13), until Esc or a press.
 */
export function watchIntent(
  anchor: HTMLElement,
  onOpenChange: (isOpen: boolean) => void,
): () => void {
  const watch = new AbortController();
  const reasons = new Set<Reason>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    clearTimeout(timer);
    if (closeOpenOne !== close) {
      closeOpenOne?.();
      closeOpenOne = close;
      document.addEventListener('keydown', closeOnEscape, true);
      onOpenChange(true);
    }
  }

  function close() {
    clearTimeout(timer);
    if (closeOpenOne === close) {
      closeOpenOne = undefined;
      lastClosedAt = performance.now();
      document.removeEventListener('keydown', closeOnEscape, true);
      onOpenChange(false);
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
  const noteFocus = () => hasFocus() && note('focus');
  const noteHover = (event: PointerEvent) => event.pointerType !== 'touch' && note('hover');

  const options = { signal: watch.signal };
  anchor.addEventListener('pointerenter', noteHover, options);
  anchor.addEventListener('pointerleave', () => drop('hover'), options);
  anchor.addEventListener('focusin', noteFocus, options);
  anchor.addEventListener('focusout', () => drop('focus'), options);
  anchor.addEventListener('pointerdown', close, options);
  anchor.addEventListener('click', close, options);

  // React comes with the visitor's first move, which may have been onto this very anchor.
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
