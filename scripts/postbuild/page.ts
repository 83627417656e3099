import { JSDOM, VirtualConsole } from 'jsdom';

/** A parsed page, which each pass modifies in place. */
export type Page = {
  /** Inside `out/`, such as `privacidade.html`. */
  file: string;
  document: Document;
};

export function parsePage(file: string, content: Buffer | string): Page {
  // Without a virtual console, jsdom prints an error for each CSS feature that it does not know.
  const { window } = new JSDOM(content.toString(), { virtualConsole: new VirtualConsole() });
  return { file, document: window.document };
}

export function serialise({ document }: Page): string {
  return `<!DOCTYPE html>${document.documentElement.outerHTML}`;
}

/** Scripts, import maps and speculation rules, but no data blocks such as JSON-LD. */
export function findScripts(document: Document): HTMLScriptElement[] {
  return [...document.querySelectorAll('script')].filter(({ type }) =>
    /^(?:|(?:text|application)\/javascript|module|importmap|speculationrules)$/i.test(type.trim()),
  );
}
