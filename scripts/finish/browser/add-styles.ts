/**
 * Adds the styles of what only scripts make. A sheet that a script makes, like a rule that it adds,
 * needs no leave of the Content-Security-Policy, which an element would.
 */
declare const STYLES: string;

const styles = STYLES;

try {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
} catch {
  // Safari before 16.4. One group around all: alone, a rule that it does not know would throw.
  const sheet = document.querySelector('style')?.sheet;
  sheet?.insertRule(`@media all{${styles}}`, sheet.cssRules.length);
}

export {};
