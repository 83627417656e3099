/**
 * Brings Next's runtime in at the visitor's first sign of intent. Until then the page has asked for
 * no script; whatever the visitor does first is the platform's to answer, and nothing waits for us.
 *
 * Bundled into every page by `build-loader.ts`; the page's own files are in `data-runtime`: first
 * the one with its data, which must run before the others.
 */
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): void;
    };
  }
}

const INTENTS = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'wheel'];
const OPTIONS = { capture: true, passive: true };

const [first = '', ...others] = document.currentScript?.dataset.runtime?.split(' ') ?? [];

// Under Trusted Types this is the only way a script's address gets into the page: same origin.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});

// A browser scrolls by itself to a fragment, and to where the visitor was on a reload or on
// coming back. There, scrolling alone is no sign of intent; the wheel, a finger or a key is.
const [navigation] = performance.getEntriesByType('navigation');
const mayScrollByItself =
  location.hash !== '' ||
  (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate');
const intents = mayScrollByItself ? INTENTS : [...INTENTS, 'scroll'];

for (const intent of intents) {
  addEventListener(intent, onIntent, OPTIONS);
}

function onIntent(event: Event) {
  // A finger also sends `pointerover`, but always with a `pointerdown`.
  if (event.type === 'pointerover' && (event as PointerEvent).pointerType === 'touch') {
    return;
  }
  for (const intent of intents) {
    removeEventListener(intent, onIntent, OPTIONS);
  }
  // All or nothing: a runtime with a hole would put an error page where a working page is.
  Promise.all([first, ...others].map(fetchAhead)).then(run, () => {});
}

function fetchAhead(href: string) {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

function run() {
  insert(first).onload = () => others.forEach(insert);
}

/** React and Turbopack know a script that is there already by its `src` and `async`. */
function insert(src: string) {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
  return script;
}

export {};
