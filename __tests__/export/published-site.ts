import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePage } from '@/scripts/postbuild/page';
import { readSite } from '@/scripts/site-folder';

export const outFolder = path.resolve(process.env.OUT_DIR ?? 'out');

/** Every published file, by its path inside `out/`. */
export const files = [...readSite(outFolder).keys()].sort();

/** Files of `public/` and of the CMS do not count as ours. */
const verbatim = readSite('public');
export const isOurs = (file: string) => !verbatim.has(file) && !/^(admin\.html$|cms\/)/.test(file);

export function readFile(file: string): string {
  return readFileSync(path.join(outFolder, file), 'utf8');
}

export type PublishedPage = (typeof pages)[number];

/** All pages except the CMS. */
export const pages = files
  .filter((file) => file.endsWith('.html') && isOurs(file))
  .map((file) => {
    const html = readFile(file);
    const document = parsePage(html);
    const elements = [...document.querySelectorAll('*')].map((element) => ({
      tag: element.localName,
      attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
      text: element.textContent,
    }));
    // Such as `/privacidade`.
    const route = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    return { file, route, html, document, elements };
  });

/** The values of an attribute on all matching elements, in document order. */
export function readAll({ document }: PublishedPage, selector: string, attribute: string) {
  return [...document.querySelectorAll(`:is(${selector})[${attribute}]`)].map(
    (element) => element.getAttribute(attribute) ?? '',
  );
}
