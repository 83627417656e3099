/** Selects what Next's runtime needs and the published page does not. */
const FRAMEWORK_ELEMENTS = [
  // Next's scripts, whatever they are called, and their preloads.
  'script:not([data-inline])',
  'link[rel="modulepreload"]',
  'link[rel="preload"][as="script"]',
  // A preconnect to our own host, which Next adds where no font is preloaded. It would open a second
  // connection that no request uses.
  'link[rel="preconnect"]',
  // The empty element that React adds for streamed content.
  'body > div[hidden]:empty',
].join();

/** Removes React, Next and their preloads from a page. Our own scripts have `data-inline` and stay. */
export function removeFrameworkScripts(page: Document): void {
  for (const element of page.querySelectorAll(FRAMEWORK_ELEMENTS)) {
    element.remove();
  }
}
