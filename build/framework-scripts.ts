/** Selects elements that only Next's runtime needs. */
const FRAMEWORK_ELEMENTS = [
  // All scripts except ours, and the links that preload them.
  'script:not([data-inline])',
  'link[rel="modulepreload"]',
  'link[rel="preload"][as="script"]',
  // Next adds a preconnect to our own host if no font is preloaded. That would open a connection nobody uses.
  'link[rel="preconnect"]',
  // An empty element that React adds for streamed content.
  'body > div[hidden]:empty',
].join(', ');

/** Removes React and Next from a page. Our own scripts have `data-inline` and stay. */
export function removeFrameworkScripts(page: Document): void {
  for (const element of page.querySelectorAll(FRAMEWORK_ELEMENTS)) {
    element.remove();
  }
}
