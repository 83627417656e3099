const OPEN_DELAY_MS = 700;
const SKIP_WINDOW_MS = 300;

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
  const reasons = new Set<'hover' | 'focus'>();
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

  function noteHover() {
    reasons.add('hover');
    clearTimeout(timer);
    const isWarm = closeOpenOne || performance.now() - lastClosedAt < SKIP_WINDOW_MS;
    if (isWarm) {
      open();
    } else {
      timer = setTimeout(open, OPEN_DELAY_MS);
    }
  }

  function noteFocus() {
    reasons.add('focus');
    open();
  }

  function drop(reason: 'hover' | 'focus') {
    reasons.delete(reason);
    if (reasons.size === 0) {
      close();
    }
  }

  const options = { signal: watch.signal };
  anchor.addEventListener(
    'pointerenter',
    ({ pointerType }) => pointerType !== 'touch' && noteHover(),
    options,
  );
  anchor.addEventListener('pointerleave', () => drop('hover'), options);
  anchor.addEventListener(
    'focusin',
    () => anchor.querySelector(':focus-visible') && noteFocus(),
    options,
  );
  anchor.addEventListener('focusout', () => drop('focus'), options);
  anchor.addEventListener('pointerdown', close, options);
  anchor.addEventListener('click', close, options);

  // React comes with the visitor's first move, which may have been onto this very anchor.
  if (anchor.querySelector(':focus-visible')) {
    noteFocus();
  } else if (anchor.matches(':hover') && matchMedia('(hover: hover)').matches) {
    noteHover();
  }

  return () => {
    watch.abort();
    close();
  };
}
