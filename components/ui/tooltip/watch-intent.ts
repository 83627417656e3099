import { createTooltipDelay } from './tooltip-delay';

const delay = createTooltipDelay();

/**
 * Tells when the tooltip of `anchor` opens and closes: a resting pointer or keyboard focus opens
 * it, and it stays for as long as one of them does (WCAG 1.4.13), until Esc or a press.
 */
export function watchIntent(
  anchor: HTMLElement,
  onOpenChange: (isOpen: boolean) => void,
): () => void {
  const watch = new AbortController();
  let isHovered = false;
  let isFocused = false;
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    clearTimeout(timer);
    if (!isOpen) {
      isOpen = true;
      delay.noteOpened(close);
      document.addEventListener('keydown', closeOnEscape, true);
      onOpenChange(true);
    }
  }

  function close() {
    clearTimeout(timer);
    if (isOpen) {
      isOpen = false;
      delay.noteClosed();
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
    isHovered = true;
    clearTimeout(timer);
    const wait = delay.beforeOpening();
    if (wait > 0) {
      timer = setTimeout(open, wait);
    } else {
      open();
    }
  }

  function noteFocus() {
    isFocused = true;
    open();
  }

  function closeUnlessWanted() {
    if (!isHovered && !isFocused) {
      close();
    }
  }

  function on<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) {
    anchor.addEventListener(type, listener, { signal: watch.signal });
  }

  on('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') {
      noteHover();
    }
  });
  on('pointerleave', () => {
    isHovered = false;
    closeUnlessWanted();
  });
  on('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) {
      noteFocus();
    }
  });
  on('focusout', () => {
    isFocused = false;
    closeUnlessWanted();
  });
  on('pointerdown', close);
  on('click', close);

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
