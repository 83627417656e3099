import { JSDOM, VirtualConsole } from 'jsdom';

/** A page as a tree, which each pass changes in its place. */
export type Page = {
  /** Inside `out/`, such as `privacidade.html`. */
  file: string;
  document: Document;
};

export function parsePage(file: string, content: Buffer | string): Page {
  // A console of its own: jsdom tells it of each style that is newer than itself.
  const { window } = new JSDOM(content.toString(), { virtualConsole: new VirtualConsole() });
  return { file, document: window.document };
}

export function serialise({ document }: Page): string {
  // A reference would be three times as long as the space that does not break.
  return `<!DOCTYPE html>${document.documentElement.outerHTML.replaceAll('&nbsp;', '\u00a0')}`;
}

/** Scripts that the browser runs, or obeys as rules, unlike a data block such as JSON-LD. */
export function findScripts(document: Document): HTMLScriptElement[] {
  return [...document.querySelectorAll('script')].filter(({ type }) =>
    /^(?:|(?:text|application)\/javascript|module|importmap|speculationrules)$/i.test(type.trim()),
  );
}

export function addScript(document: Document, code: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.textContent = code;
  document.body.append(script);
  return script;
}
