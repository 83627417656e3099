/**
 * Adds the styles of what only scripts make to those of the page. As a rule of its sheet they need
 * no leave of the Content-Security-Policy, which an element would.
 */
declare const STYLES: string;

const [sheet] = document.styleSheets;
// One group around all: alone, a rule that a browser does not know would throw.
sheet?.insertRule(`@media all{${STYLES}}`, sheet.cssRules.length);

export {};
