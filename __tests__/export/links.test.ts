import querystring from 'node:querystring';
import { site } from '@/model/derive/site';
import { files, isOurs, type PublishedPage, pages, readAll, readFile } from './published-site';

/** Files that hosts and browsers request without a link. */
const KNOWN_BY_NAME = [
  /^404\.html$/,
  /^_headers$/,
  /^_redirects$/,
  /^\.nojekyll$/,
  /^robots\.txt$/,
  /^favicon\.ico$/,
  // The CMS, to which no page links.
  /^admin\.html$/,
  /^cms\/assets\/.*LICENSE\.txt$/,
];

const REFERENCES = [
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'commandfor',
  'for',
  'popovertarget',
];

describe.each(pages.map((page) => [page.route, page] as const))('%s', (_route, page) => {
  test('every internal link leads to an existing page or file, and to an existing id', () => {
    expect(findBrokenLinks(page)).toEqual([]);
  });

  test('every image source is a published file', () => {
    const sets = [...readAll(page, '*', 'srcset'), ...readAll(page, '*', 'imagesrcset')];
    const sources = sets.flatMap((set) =>
      set.split(',').map((it) => it.trim().split(/\s/)[0] ?? ''),
    );
    expect(sources.filter((source) => !isPublished(source))).toEqual([]);
  });

  test('ids are unique, and every reference has its id', () => {
    const ids = readAll(page, '*', 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const references = REFERENCES.flatMap((name) => readAll(page, '*', name));
    expect(references.flatMap((it) => it.split(/\s+/)).filter((id) => !ids.includes(id))).toEqual(
      [],
    );
  });

  test('external links use https, and those in a new tab send no opener or referrer', () => {
    const addresses = readAll(page, 'a', 'href');
    expect(addresses.filter((address) => address.startsWith('http:'))).toEqual([]);
    const careless = ':is(a, form)[target]:not([target=_blank][rel="noopener noreferrer"])';
    expect([...page.document.querySelectorAll(careless)]).toEqual([]);
  });
});

test('every published file is a page or is referenced by another file', () => {
  const published = files.map((file) => ({ file, name: file.split('/').pop() ?? '' }));
  const texts = files
    .filter(
      (file) =>
        /\.(html|js|css|svg|json|webmanifest|xml|txt|vcf)$/.test(file) || !file.includes('.'),
    )
    .map((file) => ({ file, text: readFile(file) }));

  const orphans = published
    .filter(({ file }) => isOurs(file))
    .filter(({ file }) => !KNOWN_BY_NAME.some((pattern) => pattern.test(file)))
    .filter(({ file }) => !pages.some((page) => page.file === file))
    .filter(({ file, name }) => !texts.some((it) => it.file !== file && it.text.includes(name)));

  expect(orphans.map(({ file }) => file)).toEqual([]);
});

function findBrokenLinks(page: PublishedPage): string[] {
  const links = [
    // An absolute link is the owner's and may lead to another site on the same domain.
    ...readAll(page, ':not(a[href^="http"])', 'href'),
    ...['src', 'action', 'poster'].flatMap((name) => readAll(page, '*', name)),
  ];
  return links.filter((link) => link !== '#' && !isAlive(link, page));
}

function isAlive(link: string, page: PublishedPage): boolean {
  const target = parseInternal(link, page.route);
  if (!target) {
    return true;
  }
  const targetPage = pages.find(({ route }) => route === target.route);
  if (!targetPage) {
    return isPublished(link);
  }
  const { document } = targetPage;
  return target.fragment === '' || document.getElementById(target.fragment) !== null;
}

/** The route and fragment of an internal link; `undefined` for an external one. */
function parseInternal(link: string, fromRoute: string) {
  const url = new URL(link, new URL(`${site.basePath}${fromRoute}`, site.getOrigin()));
  if (url.origin !== site.getOrigin() || !/^https?:$/.test(url.protocol)) {
    return;
  }
  return { route: withoutBase(url.pathname), fragment: querystring.unescape(url.hash.slice(1)) };
}

function isPublished(link: string): boolean {
  const { pathname } = new URL(link, site.getOrigin());
  return files.includes(decodeURIComponent(withoutBase(pathname)).slice(1));
}

/** A link without the base path leads outside the site and must not be found. */
function withoutBase(pathname: string): string {
  if (!site.basePath) {
    return pathname;
  }
  return pathname.startsWith(site.basePath)
    ? pathname.slice(site.basePath.length) || '/'
    : '/outside';
}
