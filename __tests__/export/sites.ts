import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readSite } from '@/build/site-folder';
import { parsePage } from '@/build/transform-site';
import { SITES } from '../build-sites';

export type Site = ReturnType<typeof openSite>;
export type Page = Site['pages'][number];

const publicFiles = readSite('public');

/** Files from `public/` and from Sveltia CMS aren't ours. */
function isOurs(file: string): boolean {
  return !publicFiles.has(file) && !/^admin|^cms\//.test(file);
}

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
    absoluteUrl: (path: string) => new URL(`${basePath}${path}`, SITE_URL || shop.url).href,
    /** `shop.yaml` as the owner wrote it, before the loader has normalized it. */
    shop,
    /** The shop's name as the site shows it. */
    shopName: JSON.parse(read('manifest.webmanifest')).name as string,
    files,
    ourFiles: files.filter(isOurs),
    read,
    /** HTML files from `public/` and the owner's form aren't among the pages. */
    pages,
    home: parsePage(read('index.html')),
  };
}

/** The site of the shop in `content/`, which may be the sample or an owner's shop. */
export const contentSite = openSite('content');

export const fixtureSite = openSite('fixture');

/** Whatever must hold for any shop is tested on both sites. */
export const sites = [contentSite, fixtureSite];

/** Rows for `describe.each`: a name such as `fixture/termos`, the page's site, and the page. */
export const allPages = sites.flatMap((site) =>
  site.pages.map((page) => [`${site.name}${page.route}`, site, page] as const),
);

/** Rows for `describe.each` and `test.each`: the site's name, and the site. */
export const bySite = sites.map((site) => [site.name, site] as const);

/** Reads an attribute of all elements that match the selector and have it, in document order. */
export function readAttributes(
  { document }: Pick<Page, 'document'>,
  selector: string,
  attribute: string,
) {
  return [...document.querySelectorAll(`:is(${selector})[${attribute}]`)].map(
    (element) => element.getAttribute(attribute) ?? '',
  );
}

/** Returns an element's text with each run of white space, even of no-break spaces, replaced by one space. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}
