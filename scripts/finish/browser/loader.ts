/**
 * Brings Next's runtime in when the visitor reaches for something that React makes better, which
 * its client component marks with `data-enhance`. Whoever only reads, scrolls and follows links
 * asks for no script; the first tap is the platform's to answer, and nothing waits for us.
 *
 * `data-runtime` names the page's own file, which asks for the one that all pages share. When
 * either does not arrive nothing starts: the page stays as it is, and says nothing.
 */
type Connection = { saveData?: boolean; effectiveType?: string };

const file = document.currentScript?.dataset.runtime ?? '';
const { connection = {} } = navigator as Navigator & { connection?: Connection };

// A click is a press, of a finger or a key, and never the beginning of a scroll.
// Where bytes are dear nothing else counts.
const isDear = connection.saveData || connection.effectiveType?.endsWith('2g');
const signs = isDear ? ['click'] : ['click', 'pointermove', 'focusin', 'keydown'];

for (const sign of signs) {
  addEventListener(sign, onSign, { capture: true, passive: true });
}

function onSign({ target, pointerType, type }: Event & { pointerType?: string }) {
  // A finger that moves is scrolling. A mouse has to move: the page that scrolls under one that
  // rests sends `pointerover`, but not `pointermove`.
  const isScroll = type === 'pointermove' && pointerType === 'touch';
  if (isScroll || !(target instanceof Element && target.closest('[data-enhance]'))) {
    return;
  }
  for (const sign of signs) {
    removeEventListener(sign, onSign, true);
  }
  // No `<script>`, whose address Trusted Types would guard: the policy for that is in the file.
  import(file).catch(() => {});
}

export {};
