import { basePath } from '../model/shop/site-url';

/** Selects all scripts except ours, and the links that preload them. */
const SCRIPTS =
  'script:not([data-inline]), link[rel="modulepreload"], link[rel="preload"][as="script"]';

/** Matches the inline scripts of Next, Turbopack and React. */
const FRAMEWORK_CODE = /__next_f|TURBOPACK|\$R[A-Z]\b/;

/** React stays on a page if one of its components asks for it (docs/changing.md, "A component with React"). */
export function keepsReact(page: Document): boolean {
  return page.querySelector('[data-react]') !== null;
}

/** Removes React and Next from a page. Our own scripts have `data-inline` and stay. */
export function removeFrameworkScripts(page: Document): void {
  // The empty element is React's, for streamed content.
  for (const element of page.querySelectorAll(`${SCRIPTS}, body > div[hidden]:empty`)) {
    element.remove();
  }
}

/** Without this check, a script that somebody adds without `data-inline` would disappear from the page in silence. */
export function rejectUnknownScripts(page: Document, file: string): void {
  for (const element of page.querySelectorAll(SCRIPTS)) {
    const url = element.getAttribute('src') ?? element.getAttribute('href');
    const isFrameworks = url
      ? url.startsWith(`${basePath}/_next/`)
      : FRAMEWORK_CODE.test(element.innerHTML);
    if (!isFrameworks) {
      throw new Error(
        `${file} tem um script que não é nosso nem do Next: ${element.outerHTML.slice(0, 200)}\nVeja "A script of another host" em docs/changing.md.`,
      );
    }
  }
}
