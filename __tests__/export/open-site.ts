import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readSite } from '@/build/site-folder';
import { parsePage } from '@/build/transform-site';
import { findSiteFolder, SITES } from '../build-sites';

export type Site = ReturnType<typeof openSite>;
export type Page = Site['pages'][number];

const publicFiles = readSite('public');

/** Files from `public/`, the owner's form at /admin and the page that tries React aren't ours. */
function isOurs(file: string): boolean {
  return !publicFiles.has(file) && !/^admin|^cms\/|^react\.html/.test(file);
}

function openPage(file: string, html: string) {
  const name = file.replace(/\.html$/, '');
  const route = name === 'index' ? '/' : `/${name}`;
  return { file, route, html, document: parsePage(html) };
}

export function openSite(name: keyof typeof SITES) {
  const { CONTENT_DIR, BASE_PATH: basePath, SITE_URL } = SITES[name];
  const folder = findSiteFolder(name);
  const site = readSite(folder);
  const read = (file: string) => `${site.get(file)}`;
  const shop = parse(readFileSync(`${CONTENT_DIR}/shop.yaml`, 'utf8'));
  const files = [...site.keys()].sort();
  const ourFiles = files.filter(isOurs);
  const pageFiles = ourFiles.filter((file) => file.endsWith('.html'));
  return {
    name,
    folder,
    basePath,
    absoluteUrl: (path: string) => new URL(`${basePath}${path}`, SITE_URL || shop.url).href,
    /** The values of `shop.yaml` as the owner wrote them, before the loader normalizes them. */
    shop,
    files,
    ourFiles,
    read,
    sizeOf: (file: string) => site.get(file)?.length,
    pages: pageFiles.map((file) => openPage(file, read(file))),
    home: parsePage(read('index.html')),
  };
}

/** Skips matching elements that don't have the attribute. */
export function readAttributes(
  { document }: Pick<Page, 'document'>,
  selector: string,
  attribute: string,
) {
  const elements = [...document.querySelectorAll(`:is(${selector})[${attribute}]`)];
  return elements.map((element) => element.getAttribute(attribute) ?? '');
}

/** Replaces white space, including no-break spaces, with single spaces. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}
