import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePage } from '@/scripts/postbuild/page';
import { readSite } from '@/scripts/site-folder';

export const outFolder = path.resolve(process.env.OUT_DIR ?? 'out');

/** Every published file, by its path inside `out/`. */
export const files = [...readSite(outFolder).keys()].sort();

/** What the owner put in `public/`, and the form on the phone where there is one: no pages of ours. */
const verbatim = readSite('public');
export const isOurs = (file: string) => !verbatim.has(file) && !/^(admin\.html$|cms\/)/.test(file);

export function readFile(file: string): string {
  return readFileSync(path.join(outFolder, file), 'utf8');
}

export type PublishedPage = (typeof pages)[number];

/** The visitor's pages: the owner's form is none of them. */
export const pages = files
  .filter((file) => file.endsWith('.html') && isOurs(file))
  .map((file) => {
    const html = readFile(file);
    const { document } = parsePage(file, html);
    const elements = [...document.querySelectorAll('*')].map((element) => ({
      tag: element.localName,
      attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
      text: element.textContent,
    }));
    // As a visitor types it, such as `/privacidade`.
    const route = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    return { file, route, html, document, elements };
  });

/** The values of an attribute, of each element that has it, in order. */
export function readAll({ document }: PublishedPage, selector: string, attribute: string) {
  return [...document.querySelectorAll(`:is(${selector})[${attribute}]`)].map(
    (element) => element.getAttribute(attribute) ?? '',
  );
}
