import { JSDOM, VirtualConsole } from 'jsdom';

/** Parses a page, which each pass modifies in place. */
export function parsePage(html: Buffer | string): Document {
  // Without a virtual console, jsdom prints an error for each CSS feature that it does not know.
  return new JSDOM(html.toString(), { virtualConsole: new VirtualConsole() }).window.document;
}

export const serialise = (page: Document) => `<!DOCTYPE html>${page.documentElement.outerHTML}`;
