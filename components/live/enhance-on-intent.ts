/** A click is a press, of a finger or a key, and never the beginning of a scroll. */
const SIGNS = ['click', 'pointermove', 'focusin', 'keydown'];

/**
 * Brings what scripts make better (`components/enhance.ts`, published as `file`; none where React is) when the visitor
 * reaches for it. Whoever only reads, scrolls and follows links asks for no script; the first tap is
 * the platform's to answer, and nothing waits.
 */
export function enhanceOnIntent(file: string) {
  const watch = new AbortController();

  function onSign({ target, pointerType, type }: Event & { pointerType?: string }) {
    // A finger that moves is scrolling. A mouse has to move: the page that scrolls under one that
    // rests sends `pointerover`, but not `pointermove`.
    const isScroll = type === 'pointermove' && pointerType === 'touch';
    if (file && !isScroll && (target as Element).closest?.('[data-enhance],[commandfor]')) {
      watch.abort();
      // No `<script>`, whose address Trusted Types would guard. Without it, all works as it is.
      import(file).catch(() => {});
    }
  }

  for (const sign of SIGNS) {
    addEventListener(sign, onSign, { capture: true, passive: true, signal: watch.signal });
  }
}
