/** Selects the elements that only Next's runtime needs. */
const FRAMEWORK_ELEMENTS = [
  // All scripts that are not ours, and their preloads. The names of Next's scripts do not matter.
  'script:not([data-inline])',
  'link[rel="modulepreload"]',
  'link[rel="preload"][as="script"]',
  // A preconnect to our own host, which Next adds where no font is preloaded. The preconnect would open a second
  // connection that no request uses.
  'link[rel="preconnect"]',
  // The empty element that React adds for streamed content.
  'body > div[hidden]:empty',
].join(', ');

/** Removes React, Next and their preloads from a page. Our own scripts have `data-inline` and stay. */
export function removeFrameworkScripts(page: Document): void {
  for (const element of page.querySelectorAll(FRAMEWORK_ELEMENTS)) {
    element.remove();
  }
}
