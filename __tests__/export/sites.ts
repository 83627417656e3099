import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readSite } from '@/build/site-folder';
import { parsePage } from '@/build/transform-site';
import { SITES } from '../build-sites';

export type Site = ReturnType<typeof openSite>;
export type Page = Site['pages'][number];

const publicFiles = readSite('public');

/** Returns whether a file of a site is made from our code, and not copied from `public/` or from the CMS. */
function isOurs(file: string): boolean {
  return !publicFiles.has(file) && !/^admin|^cms\//.test(file);
}

/** Opens a published site. */
function openSite(name: keyof typeof SITES) {
  const { CONTENT_DIR, OUT_DIR, BASE_PATH: basePath, SITE_URL } = SITES[name];
  const site = readSite(OUT_DIR);
  const read = (file: string) => `${site.get(file)}`;
  const shop = parse(readFileSync(`${CONTENT_DIR}/shop.yaml`, 'utf8'));
  const files = [...site.keys()].sort();
  const pages = files
    .filter((file) => file.endsWith('.html') && isOurs(file))
    .map((file) => {
      const name = file.replace(/\.html$/, '');
      const route = name === 'index' ? '/' : `/${name}`;
      const html = read(file);
      return { file, route, html, document: parsePage(html) };
    });
  return {
    name,
    contentFolder: CONTENT_DIR,
    folder: OUT_DIR,
    basePath,
    /** Returns the absolute URL of a path, as canonical links have it. */
    absolute: (path: string) => new URL(`${basePath}${path}`, SITE_URL || shop.url).href,
    /** The facts of `shop.yaml` as the owner wrote them, before the loader has normalized them. */
    shop,
    /** The shop's name as the site shows it. */
    shopName: JSON.parse(read('manifest.webmanifest')).name as string,
    files,
    /** Files that our code made. */
    ours: files.filter(isOurs),
    read,
    /** Pages that our code made, each with its route, such as `/privacidade`. */
    pages,
    home: parsePage(read('index.html')),
  };
}

/** The site of the shop in `content/`: the sample, or an owner's shop. */
export const contentSite = openSite('content');

/** The site of the fixture shop. */
export const fixtureSite = openSite('fixture');

/** Both sites, because what must hold for any shop is tested on both. */
export const sites = [contentSite, fixtureSite];

/** Rows for `describe.each`, one for every page of both sites: a name for the page, its site, and the page. */
export const allPages = sites.flatMap((site) =>
  site.pages.map((page) => [`${site.name}${page.route}`, site, page] as const),
);

/** Rows for `describe.each` and `test.each`, one for each site: its name, and the site. */
export const bySite = sites.map((site) => [site.name, site] as const);

/** Reads an attribute of all elements that match a selector and have the attribute, in document order. */
export function readAll({ document }: Pick<Page, 'document'>, selector: string, attribute: string) {
  return [...document.querySelectorAll(`:is(${selector})[${attribute}]`)].map(
    (element) => element.getAttribute(attribute) ?? '',
  );
}

/** Returns an element's text, in which each run of white space is replaced with one space. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}
