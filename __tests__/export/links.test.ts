import path from 'node:path';
import querystring from 'node:querystring';
import {
  allPages,
  bySite,
  fixtureSite,
  type Page,
  readAttributes,
  type Site,
  textOf,
} from './sites';

/** Hosts and browsers look for these files by name, so nothing has to link to them. */
const REQUESTED_BY_NAME =
  /^(404\.html|_headers|\.htaccess|_redirects|\.nojekyll|robots\.txt|favicon\.ico)$/;

/** These attributes contain the id of another element, or several ids. */
const ID_REFERENCES = [
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'commandfor',
  'for',
  'popovertarget',
];

describe.each(allPages)('%s', (_, site, page) => {
  test('every internal link leads to an existing page or file, and to an existing id', () => {
    // Absolute links aren't checked. The owner writes them, and they may lead to another site on this host.
    const hrefs = readAttributes(page, ':not(a[href^="http"])', 'href');
    const sources = ['src', 'action', 'poster'].flatMap((name) => readAttributes(page, '*', name));
    const links = [...hrefs, ...sources];
    expect(links.length).toBeGreaterThan(3);
    const deadLinks = links.filter((link) => link !== '#' && !isAlive(link, site, page));
    expect(deadLinks).toEqual([]);
  });

  test('every image in a srcset is a published file', () => {
    const sets = ['srcset', 'imagesrcset'].flatMap((name) => readAttributes(page, '*', name));
    const candidates = sets.flatMap((set) => set.split(','));
    const urls = candidates.map((candidate) => {
      const [url = ''] = candidate.trim().split(' ');
      return url;
    });
    const deadUrls = urls.filter((url) => !isAlive(url, site, page));
    expect(deadUrls).toEqual([]);
  });

  test('every id on the page is unique', () => {
    const ids = readAttributes(page, '*', 'id');
    expect(ids.length).toBeGreaterThan(1);
    const repeatedIds = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(repeatedIds).toEqual([]);
  });

  test('every id that an attribute refers to exists on the page', () => {
    const ids = readAttributes(page, '*', 'id');
    const references = ID_REFERENCES.flatMap((name) => readAttributes(page, '*', name));
    const referencedIds = references.flatMap((reference) => reference.split(/\s+/));
    const missingIds = referencedIds.filter((id) => !ids.includes(id));
    expect(missingIds).toEqual([]);
  });

  test('external links use https', () => {
    const hrefs = readAttributes(page, '*', 'href');
    const insecureLinks = hrefs.filter((href) => href.startsWith('http:'));
    expect(insecureLinks).toEqual([]);
  });

  test('external links open in a new tab, without an opener or a referrer', () => {
    const unsafeLinks =
      'a[href^="https:"]:not([target=_blank][rel="noopener noreferrer"]), [target]:not([rel])';
    const elements = [...page.document.querySelectorAll(unsafeLinks)];
    expect(elements.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

describe.each(bySite)('%s', (_, site) => {
  test('every published file is a page or is referenced by another file', () => {
    const textFiles = site.files.filter((file) => !/\.(avif|jpg|png|woff2)$/.test(file));
    const texts = new Map(textFiles.map((file) => [file, site.read(file)]));
    const isReferenced = (file: string) => {
      const name = path.basename(file);
      return textFiles.some((other) => other !== file && texts.get(other)?.includes(name));
    };
    const isPage = (file: string) => site.pages.some((page) => page.file === file);
    const unreferencedFiles = site.ourFiles.filter(
      (file) => !REQUESTED_BY_NAME.test(file) && !isPage(file) && !isReferenced(file),
    );
    expect(unreferencedFiles).toEqual([]);
  });

  test('no folder has the same name as a page, because hosts would prefer the folder', () => {
    const folders = site.pages.map(({ file }) => file.replace(/\.html$/, '/'));
    const filesInside = site.files.filter((file) =>
      folders.some((folder) => file.startsWith(folder)),
    );
    expect(filesInside).toEqual([]);
  });
});

/** Selects elements that screen readers announce by their accessible name. */
const NAMED_ELEMENTS = 'section[aria-label], h1, h2, h3, a, button, img, iframe, [role=img]';

/** For example `a “Contato” #contato` for a link, and `saves “Contato” /contato.vcf` for a download. */
function describeElement(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  const title = element.getAttribute('title');
  const name = label ?? title ?? textOf(element);
  const kind = element.hasAttribute('download') ? 'saves' : element.localName;
  // Only an iframe has a title. Its `src` is part of the snapshot, but an image's isn't, because it contains a hash.
  const frameUrl = title ? element.getAttribute('src') : null;
  const target = element.getAttribute('href') ?? frameUrl ?? '';
  return `${kind} “${name}” ${target}`.trim();
}

test('the fixture shop’s headings, links, buttons and images match the snapshot', () => {
  const rows = fixtureSite.pages.flatMap(({ route, document }) => {
    const elements = [...document.querySelectorAll(NAMED_ELEMENTS)];
    return elements.map((element) => `${route} ${describeElement(element)}`);
  });
  // If the test fails, it shows this hint, because Jest itself suggests a command that doesn't work here.
  expect(rows).toMatchSnapshot('if you meant this change, record it with npm run test:update');
});

/**
 * Checks that a link leads to a published file, or to a page and an id on that page. Links to other hosts, phone
 * numbers and e-mail addresses always count as alive.
 */
function isAlive(link: string, site: Site, { route }: Page): boolean {
  const { origin, pathname, hash } = new URL(link, site.absoluteUrl(route));
  if (origin !== new URL(site.absoluteUrl('/')).origin) {
    return true;
  }
  if (!pathname.startsWith(`${site.basePath}/`)) {
    return false; // A link without the base path leads outside the site.
  }
  const sitePath = pathname.slice(site.basePath.length);
  const page = site.pages.find((candidate) => candidate.route === sitePath);
  if (!page) {
    return site.files.includes(decodeURIComponent(sitePath).slice(1));
  }
  const id = querystring.unescape(hash.slice(1));
  return id === '' || page.document.getElementById(id) !== null;
}
