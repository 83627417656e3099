import { JSDOM, VirtualConsole } from 'jsdom';

/** A parsed page, which each pass modifies in place. */
export type Page = ReturnType<typeof parsePage>;

/** `file` is the path inside `out/`, such as `privacidade.html`. */
export function parsePage(file: string, content: Buffer | string) {
  // Without a virtual console, jsdom prints an error for each CSS feature that it does not know.
  const { window } = new JSDOM(content.toString(), { virtualConsole: new VirtualConsole() });
  return { file, document: window.document };
}

export function serialise({ document }: Page): string {
  return `<!DOCTYPE html>${document.documentElement.outerHTML}`;
}
