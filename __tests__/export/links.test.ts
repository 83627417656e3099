import querystring from 'node:querystring';
import { allPages, bySite, type Page, readAll, type Site, sites, wordsOf } from './sites';

/** Files that hosts and browsers request without a link. */
const KNOWN_BY_NAME =
  /^(404\.html|_headers|\.htaccess|_redirects|\.nojekyll|robots\.txt|favicon\.ico)$/;

const REFERENCES = 'aria-controls aria-describedby aria-labelledby commandfor for popovertarget';

describe.each(allPages)('%s', (_, site, page) => {
  test('every internal link leads to an existing page or file, and to an existing id', () => {
    const links = [
      // An absolute link is the owner's and may lead to another site on the same domain.
      ...readAll(page, ':not(a[href^="http"])', 'href'),
      ...['src', 'action', 'poster'].flatMap((name) => readAll(page, '*', name)),
    ];
    expect(links.filter((link) => link !== '#' && !isAlive(link, site, page))).toEqual([]);
  });

  test('every image source is a published file', () => {
    const sets = ['srcset', 'imagesrcset'].flatMap((name) => readAll(page, '*', name));
    const sources = sets.flatMap((set) =>
      set.split(',').map((it) => it.trim().split(' ')[0] ?? ''),
    );
    expect(sources.filter((source) => !isAlive(source, site, page))).toEqual([]);
  });

  test('ids are unique, and every reference has its id', () => {
    const ids = readAll(page, '*', 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const references = REFERENCES.split(' ').flatMap((name) => readAll(page, '*', name));
    const wanted = references.flatMap((it) => it.split(/\s+/));
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('external links use https, open a new tab and send no opener or referrer', () => {
    expect(readAll(page, '*', 'href').filter((link) => link.startsWith('http:'))).toEqual([]);
    const careless =
      'a[href^="https:"]:not([target=_blank][rel="noopener noreferrer"]), [target]:not([rel])';
    const found = [...page.document.querySelectorAll(careless)];
    expect(found.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

describe.each(bySite)('%s', (_, site) => {
  test('every published file is a page or is referenced by another file', () => {
    const texts = site.files
      .filter((file) => !/\.(avif|jpg|png|woff2)$/.test(file))
      .map((file) => ({ file, text: site.read(file) }));
    const orphans = site.ours
      .filter((file) => !KNOWN_BY_NAME.test(file) && !site.pages.some((page) => page.file === file))
      .filter((file) => !texts.some((it) => it.file !== file && it.text.includes(nameOf(file))));
    expect(orphans).toEqual([]);
  });

  test('no folder has the name of a page', () => {
    const folders = site.pages.map(({ file }) => file.replace(/\.html$/, '/'));
    expect(site.files.filter((file) => folders.some((it) => file.startsWith(it)))).toEqual([]);
  });
});

/** What a visitor knows by its name. */
const NAMED = 'section[aria-label], h1, h2, h3, a, button, img, iframe, [role=img]';

test('sections, headings, links, buttons, pictures and the map of the fixture shop have these names, and lead there', () => {
  const rows = sites[1]?.pages.flatMap(({ route, document }) =>
    [...document.querySelectorAll(NAMED)].map((it) => {
      const [label, alt, title, href, src] = 'aria-label alt title href src'
        .split(' ')
        .map((name) => it.getAttribute(name));
      const place = href ?? (title && src) ?? '';
      const way = it.hasAttribute('download') ? 'saves' : it.localName;
      return `${route} ${way} “${label ?? alt ?? title ?? wordsOf(it)}” ${place}`.trim();
    }),
  );
  expect(rows).toMatchSnapshot();
});

const nameOf = (file: string) => file.split('/').at(-1) ?? '';

/** Whether a link leads off the site, or to a page with its id, or to a file. */
function isAlive(link: string, site: Site, { route }: Page): boolean {
  const { href, pathname, hash, protocol } = new URL(link, site.absolute(route));
  if (!/^https?:$/.test(protocol) || new URL(href).origin !== new URL(site.absolute('/')).origin) {
    return true;
  }
  // Without the base path, it leads outside the site.
  const path = pathname.startsWith(`${site.basePath}/`) ? pathname.slice(site.basePath.length) : '';
  const page = site.pages.find((it) => it.route === path);
  const id = querystring.unescape(hash.slice(1));
  return page
    ? id === '' || page.document.getElementById(id) !== null
    : site.files.includes(decodeURIComponent(path).slice(1));
}
