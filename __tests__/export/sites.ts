import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readSite } from '@/build/site-folder';
import { parsePage } from '@/build/transform-site';
import { SITES } from '../build-sites';

export type Site = ReturnType<typeof openSite>;
export type Page = Site['pages'][number];

const publicFiles = readSite('public');

/** Tells whether a file is made from our code, and not copied from `public/` or from the CMS. */
function isOurs(file: string): boolean {
  return !publicFiles.has(file) && !/^admin|^cms\//.test(file);
}

/** Opens a published site together with the shop's facts, as its content says them. */
function openSite(name: keyof typeof SITES) {
  const { CONTENT_DIR, OUT_DIR, BASE_PATH: basePath, SITE_URL } = SITES[name];
  const site = readSite(OUT_DIR);
  const read = (file: string) => `${site.get(file)}`;
  const shop = parse(readFileSync(`${CONTENT_DIR}/shop.yaml`, 'utf8'));
  const files = [...site.keys()].sort();
  const pages = files
    .filter((file) => file.endsWith('.html') && isOurs(file))
    .map((file) => {
      const route = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
      return { file, route, html: read(file), document: parsePage(read(file)) };
    });
  return {
    name,
    contentFolder: CONTENT_DIR,
    folder: OUT_DIR,
    basePath,
    /** Returns the absolute URL of a path, as canonical links have it. */
    absolute: (path: string) => new URL(`${basePath}${path}`, SITE_URL || shop.url).href,
    shop,
    files,
    /** Files that our code made. */
    ours: files.filter(isOurs),
    read,
    /** Pages that our code made, each with its route, such as `/privacidade`. */
    pages,
    home: parsePage(read('index.html')),
  };
}

/** The two sites: what holds for any shop is tested on both. */
export const sites = [openSite('content'), openSite('fixture')];

/** Rows for `describe.each`: every page of both sites. */
export const allPages = sites.flatMap((site) =>
  site.pages.map((page) => [`${site.name}${page.route}`, site, page] as const),
);

/** Rows for `describe.each`: both sites. */
export const bySite = sites.map((site) => [site.name, site] as const);

/** Reads an attribute of all elements that match a selector and have it, in document order. */
export function readAll({ document }: Pick<Page, 'document'>, selector: string, attribute: string) {
  return [...document.querySelectorAll(`:is(${selector})[${attribute}]`)].map(
    (element) => element.getAttribute(attribute) ?? '',
  );
}

/** Returns an element's text with each run of white space as one space. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}
