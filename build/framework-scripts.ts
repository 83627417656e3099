/** Selects what Next's runtime needs and the published page does not. */
const FRAMEWORK_ELEMENTS = [
  // Next's scripts, whatever they are called, and their preloads.
  'script:not([data-inline])',
  'link[rel="modulepreload"]',
  'link[rel="preload"][as="script"]',
  // A preconnect to our own host, which would open a second connection that no request uses. Next adds it
  // where no font is preloaded.
  'link[rel="preconnect"]',
  // The element for streamed content.
  'body > div[hidden]:empty',
].join();

/** Removes React, Next and their preloads from a page: all scripts but ours, which have `data-inline`. */
export function removeFrameworkScripts(page: Document): void {
  for (const element of page.querySelectorAll(FRAMEWORK_ELEMENTS)) {
    element.remove();
  }
}
