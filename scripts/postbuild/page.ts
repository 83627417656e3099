import { JSDOM, VirtualConsole } from 'jsdom';

/** A page as a tree, which each pass changes in its place. */
export type Page = {
  /** Inside `out/`, such as `privacidade.html`. */
  file: string;
  document: Document;
};

export function parsePage(file: string, content: Buffer | string): Page {
  // Else jsdom prints an error for each style that it does not know.
  const { window } = new JSDOM(content.toString(), { virtualConsole: new VirtualConsole() });
  return { file, document: window.document };
}

export function serialise({ document }: Page): string {
  return `<!DOCTYPE html>${document.documentElement.outerHTML}`;
}

/** Scripts that the browser runs, or obeys as rules, unlike a data block such as JSON-LD. */
export function findScripts(document: Document): HTMLScriptElement[] {
  return [...document.querySelectorAll('script')].filter(({ type }) =>
    /^(?:|(?:text|application)\/javascript|module|importmap|speculationrules)$/i.test(type.trim()),
  );
}
