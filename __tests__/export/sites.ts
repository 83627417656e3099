import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readSite } from '@/build/site-folder';
import { parsePage } from '@/build/transform-site';
import { SITES } from '../build-sites';

export type Site = ReturnType<typeof openSite>;
export type Page = Site['pages'][number];

/** Files of `public/` and of the CMS do not count as ours. */
const verbatim = readSite('public');
const isOurs = (file: string) => !verbatim.has(file) && !/^admin|^cms\//.test(file);

/** A published site, and the shop as its content says. */
function openSite(name: keyof typeof SITES) {
  const { CONTENT_DIR, OUT_DIR, BASE_PATH: basePath, SITE_URL } = SITES[name];
  const site = readSite(OUT_DIR);
  const read = (file: string) => `${site.get(file)}`;
  const shop = parse(readFileSync(`${CONTENT_DIR}/shop.yaml`, 'utf8'));
  const files = [...site.keys()].sort();
  const pages = files
    .filter((file) => file.endsWith('.html') && isOurs(file))
    .map((file) => {
      // Such as `/privacidade`.
      const route = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
      return { file, route, html: read(file), document: parsePage(read(file)) };
    });
  return {
    name,
    contentFolder: CONTENT_DIR,
    folder: OUT_DIR,
    basePath,
    /** Where the site is, as in canonical links. */
    absolute: (path: string) => new URL(`${basePath}${path}`, SITE_URL || shop.url).href,
    shop,
    files,
    /** Without what is published as it is. */
    ours: files.filter(isOurs),
    read,
    pages,
    home: parsePage(read('index.html')),
  };
}

/** Whatever holds for any shop is tested on both. */
export const sites = [openSite('content'), openSite('fixture')];

/** `describe.each` of every page of both sites. */
export const allPages = sites.flatMap((site) =>
  site.pages.map((page) => [`${site.name}${page.route}`, site, page] as const),
);

export const bySite = sites.map((site) => [site.name, site] as const);

/** The values of an attribute on all matching elements, in document order. */
export function readAll({ document }: Pick<Page, 'document'>, selector: string, attribute: string) {
  return [...document.querySelectorAll(`:is(${selector})[${attribute}]`)].map(
    (element) => element.getAttribute(attribute) ?? '',
  );
}

/** The words of an element, with plain spaces. */
export function wordsOf(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}
