/** What a page's part of the runtime needs before Next's own code, and calls as `runtime.…()`. */
import './allow-own-scripts';

/** A tap lasts about 100 ms; then its click is answered and painted. */
const PAUSE_MS = 300;
const LONGEST_WAIT_MS = 2000;

const runtime = {
  /**
   * Adds the styles of what only scripts make. A sheet that a script makes, like a rule that it
   * adds, needs no leave of the Content-Security-Policy, which an element would.
   */
  addStyles(styles: string) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  },

  /**
   * Asks for the part of the runtime that all pages share. As an async `<script>` it comes after
   * the photos that the visitor looks at; an import would go before them.
   */
  ask(src: string) {
    document.head.append(makeScript(src));
  },

  /**
   * Starts Next's runtime, which keeps a slow phone busy for a good part of a second, when the tap
   * or the key that called for it has had its effect on the screen.
   */
  startWhenIdle(start: () => void) {
    setTimeout(() => {
      // Safari has no idle callback.
      window.requestIdleCallback?.(start, { timeout: LONGEST_WAIT_MS }) ?? start();
    }, PAUSE_MS);
  },

  /**
   * Makes what runs next believe that it is the chunk of this address, although chunks come several
   * in one file. Turbopack and React also look for its `<script>` before they ask for a chunk: this
   * one is found, and as text it is neither fetched nor run.
   */
  runAs(src: string) {
    const script = makeScript(src, 'text/plain');
    document.head.append(script);
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  },
};

function makeScript(src: string, type = '') {
  return Object.assign(document.createElement('script'), { type, async: true, src });
}

Object.assign(globalThis, { runtime });
