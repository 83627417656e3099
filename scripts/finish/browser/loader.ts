/**
 * Brings Next's runtime in at the visitor's first sign of intent. Until then the page has asked for
 * no script; whatever the visitor does first is the platform's to answer, and nothing waits for us.
 *
 * The same in every page; `data-runtime` names the page's own file, which asks for the one that all
 * pages share. When either does not arrive nothing starts: the page stays as it is, and says nothing.
 */
const ACTS = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'wheel'];
const EFFECTS = ['focusin', 'scroll'];
const OPTIONS = { capture: true, passive: true };

const file = document.currentScript?.dataset.runtime as string; // The finishing step puts it there.

// A browser scrolls and moves the focus by itself, to a fragment, and to where the visitor was on a
// reload or on coming back. There, only what the visitor does counts, and not what comes of it.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const intents = location.hash || navigation?.type !== 'navigate' ? ACTS : [...ACTS, ...EFFECTS];

for (const intent of intents) {
  addEventListener(intent, onIntent, OPTIONS);
}

function onIntent(event: Event) {
  // A finger also sends `pointerover`, but then `pointerdown` says so.
  if (event.type === 'pointerover' && (event as PointerEvent).pointerType === 'touch') {
    return;
  }
  for (const intent of intents) {
    removeEventListener(intent, onIntent, OPTIONS);
  }
  // No `<script>`, whose address Trusted Types would guard: the policy for that is in the file.
  import(file).catch(() => {});
}

export {};
