import querystring from 'node:querystring';
import { basePath } from '../model/shop/site-url';
import type { SiteFiles } from './site-folder';

/** Thrown if a page links to something that the site doesn't have. */
export class DeadLinksError extends Error {
  constructor(deadLinks: readonly string[]) {
    super(
      `Estes links levam a uma página, um arquivo, uma foto ou um assunto que não há no site:\n${deadLinks.join('\n')}`,
    );
  }
}

/** Stands in for the site's own origin, so internal links can be told from links to other sites. */
const ORIGIN = 'https://site.invalid';

/** Attributes that contain a URL, or a list of URLs with the widths of their images. */
const URL_ATTRIBUTES = ['href', 'src'];
const SRCSET_ATTRIBUTES = ['srcset', 'imagesrcset'];

/**
 * Describes each URL that leads to something the site doesn't have: the page, the element's text and the URL. It may be
 * that of a link, a photo, an icon or anything else.
 *
 * @param pages - The keys are files of the site, such as `termos.html`.
 */
export function listDeadLinks(pages: ReadonlyMap<string, Document>, site: SiteFiles): string[] {
  const deadLinks = [...pages].flatMap(([page, document]) =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      listUrls(element)
        .filter((url) => !hasTarget(url, page, pages, site))
        .map((url) => `  ${page}: “${nameOf(element)}” → ${url}`),
    ),
  );
  return [...new Set(deadLinks)];
}

function listUrls(element: Element): string[] {
  const urls = URL_ATTRIBUTES.map((name) => element.getAttribute(name));
  const sets = SRCSET_ATTRIBUTES.map((name) => element.getAttribute(name) ?? '');
  const urlsInSets = sets
    .flatMap((set) => set.split(','))
    .map((candidate) => candidate.trim().split(' ')[0]);
  return [...urls, ...urlsInSets].flatMap((url) => url || []);
}

function hasTarget(
  link: string,
  page: string,
  pages: ReadonlyMap<string, Document>,
  site: SiteFiles,
): boolean {
  const base = `${ORIGIN}${basePath}/${page}`;
  const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
  if (url?.origin !== ORIGIN) {
    return url !== undefined;
  }
  const file = findFile(url.pathname, site);
  // Unlike `decodeURIComponent`, this keeps a stray percent sign, as browsers do: `#desconto-de-50%`.
  const id = querystring.unescape(url.hash.slice(1));
  const target = pages.get(file ?? '');
  return file !== undefined && (id === '' || !target || target.getElementById(id) !== null);
}

/** Returns `termos.html` for `/termos`. Returns undefined if the site has no such file. */
function findFile(pathname: string, site: SiteFiles): string | undefined {
  if (!pathname.startsWith(`${basePath}/`)) {
    return undefined;
  }
  const file = querystring.unescape(pathname.slice(basePath.length + 1));
  return [file, `${file}.html`, `${file}index.html`].find((candidate) => site.has(candidate));
}

function nameOf(element: Element): string {
  const words = element.textContent || element.getAttribute('alt') || element.localName;
  return words.replace(/\s+/g, ' ').trim();
}
