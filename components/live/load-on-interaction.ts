/** A click is a press, of a finger or a key, and never the beginning of a scroll. */
const INTERACTIONS = ['click', 'pointermove', 'focusin', 'keydown'];

/** A script that fails for another reason than the network is not fetched for ever. */
const MOST_ATTEMPTS = 9;

/**
 * Brings what scripts make better, which `file` holds, when the visitor reaches for it. Whoever only
 * reads, scrolls and follows links asks for no script; the first tap is the platform's to answer, and
 * nothing waits.
 */
export function loadOnInteraction(file: string) {
  let wanted = file;
  let attempts = 1;

  function onInteraction({ target, pointerType, type }: Event & { pointerType?: string }) {
    // A finger that moves is scrolling. A mouse has to move: the page that scrolls under one that
    // rests sends `pointerover`, but not `pointermove`.
    const isScroll = type === 'pointermove' && pointerType === 'touch';
    const isReached = target instanceof Element && target.closest('[data-enhance],[commandfor]');
    if (wanted && !isScroll && isReached) {
      // No `<script>`, whose address Trusted Types would guard. Without it, all works as it is.
      import(wanted).catch(() => {
        // Asked again at the next sign. A browser remembers that a module failed, by its address.
        attempts += 1;
        wanted = attempts < MOST_ATTEMPTS ? `${file}?${attempts}` : '';
      });
      wanted = '';
    }
  }

  INTERACTIONS.map((sign) => addEventListener(sign, onInteraction, true));
}
