import { JSDOM, VirtualConsole } from 'jsdom';

/** A page as a tree, which each pass changes in its place. */
export type Page = {
  /** Inside `out/`, such as `privacidade.html`. */
  file: string;
  document: Document;
};

/** What follows ends the element too (HTML, "optional tags"): a part such as it, or its parent's end. */
const OPTIONAL_END_TAG = /<\/(?:li|p|t[dhr])>(?=<(?:li|p|t[dhr]|[uo]l|div)[ >]|<\/[^a])/g;

export function parsePage(file: string, content: Buffer | string): Page {
  // Else jsdom prints an error for each style that it does not know.
  const { window } = new JSDOM(content.toString(), { virtualConsole: new VirtualConsole() });
  return { file, document: window.document };
}

export function serialise({ document }: Page): string {
  // Shorter, and a search of the file for a price finds it.
  const html = document.documentElement.outerHTML.replaceAll('&nbsp;', '\u00a0');
  return `<!DOCTYPE html>${html.replaceAll(OPTIONAL_END_TAG, '')}`;
}

/** Scripts that the browser runs, or obeys as rules, unlike a data block such as JSON-LD. */
export function findScripts(document: Document): HTMLScriptElement[] {
  return [...document.querySelectorAll('script')].filter(({ type }) =>
    /^(?:|(?:text|application)\/javascript|module|importmap|speculationrules)$/i.test(type.trim()),
  );
}
