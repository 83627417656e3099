import querystring from 'node:querystring';
import { allPages, bySite, type Page, readAll, type Site, sites, textOf } from './sites';

/** Files that hosts and browsers request by their name, without a link. */
const REQUESTED_BY_NAME =
  /^(404\.html|_headers|\.htaccess|_redirects|\.nojekyll|robots\.txt|favicon\.ico)$/;

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
    const links = [
      // An absolute link is the owner's own, and may lead to another site on the same domain.
      ...readAll(page, ':not(a[href^="http"])', 'href'),
      ...['src', 'action', 'poster'].flatMap((name) => readAll(page, '*', name)),
    ];
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => link !== '#' && !isAlive(link, site, page))).toEqual([]);
  });

  test('every image candidate is a published file', () => {
    const sets = ['srcset', 'imagesrcset'].flatMap((name) => readAll(page, '*', name));
    const candidates = sets.flatMap((set) => set.split(','));
    const urls = candidates.map((candidate) => candidate.trim().split(' ')[0] ?? '');
    expect(urls.filter((url) => !isAlive(url, site, page))).toEqual([]);
  });

  test('ids are unique', () => {
    const ids = readAll(page, '*', 'id');
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('every reference to an id has its element', () => {
    const ids = readAll(page, '*', 'id');
    const references = ID_REFERENCES.flatMap((name) => readAll(page, '*', name));
    const referencedIds = references.flatMap((reference) => reference.split(/\s+/));
    expect(referencedIds.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('external links use https', () => {
    expect(readAll(page, '*', 'href').filter((link) => link.startsWith('http:'))).toEqual([]);
  });

  test('external links open a new tab and send neither opener nor referrer', () => {
    const wrong =
      'a[href^="https:"]:not([target=_blank][rel="noopener noreferrer"]), [target]:not([rel])';
    const elements = [...page.document.querySelectorAll(wrong)];
    expect(elements.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

describe.each(bySite)('%s', (_, site) => {
  test('every published file is a page or is referenced by another file', () => {
    const texts = site.files
      .filter((file) => !/\.(avif|jpg|png|woff2)$/.test(file))
      .map((file) => ({ file, text: site.read(file) }));
    const isReferenced = (file: string) => {
      const name = file.split('/').at(-1) ?? '';
      return texts.some((other) => other.file !== file && other.text.includes(name));
    };
    const orphans = site.ours
      .filter((file) => !REQUESTED_BY_NAME.test(file))
      .filter((file) => !site.pages.some((page) => page.file === file))
      .filter((file) => !isReferenced(file));
    expect(orphans).toEqual([]);
  });

  test('no folder has the name of a page, because hosts would prefer the folder', () => {
    const folders = site.pages.map(({ file }) => file.replace(/\.html$/, '/'));
    const inside = site.files.filter((file) => folders.some((folder) => file.startsWith(folder)));
    expect(inside).toEqual([]);
  });
});

/** Elements that a visitor knows by their accessible name. */
const NAMED_ELEMENTS = 'section[aria-label], h1, h2, h3, a, button, img, iframe, [role=img]';

/** Describes an element by its role, its accessible name and where it leads. */
function describeElement(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  const title = element.getAttribute('title');
  const name = label ?? title ?? textOf(element);
  const kind = element.hasAttribute('download') ? 'saves' : element.localName;
  const frameAddress = title ? element.getAttribute('src') : null;
  const target = element.getAttribute('href') ?? frameAddress ?? '';
  return `${kind} “${name}” ${target}`.trim();
}

test('the elements of the fixture shop have the recorded names and targets', () => {
  const fixture = sites.find(({ name }) => name === 'fixture');
  const rows = fixture?.pages.flatMap(({ route, document }) =>
    [...document.querySelectorAll(NAMED_ELEMENTS)].map(
      (element) => `${route} ${describeElement(element)}`,
    ),
  );
  // A failure shows this hint. Jest's own advice names a command that this project does not have.
  expect(rows).toMatchSnapshot('if the change was meant, record it with npm run test:update');
});

/** Tells whether a link leads to another site, to a page that has its fragment's id, or to a file. */
function isAlive(link: string, site: Site, { route }: Page): boolean {
  const { href, pathname, hash, protocol } = new URL(link, site.absolute(route));
  const isOnThisHost = new URL(href).origin === new URL(site.absolute('/')).origin;
  if (!/^https?:$/.test(protocol) || !isOnThisHost) {
    return true;
  }
  if (!pathname.startsWith(`${site.basePath}/`)) {
    return false; // Without the base path, it leads outside the site.
  }
  const path = pathname.slice(site.basePath.length);
  const page = site.pages.find((one) => one.route === path);
  if (!page) {
    return site.files.includes(decodeURIComponent(path).slice(1));
  }
  const id = querystring.unescape(hash.slice(1));
  return id === '' || page.document.getElementById(id) !== null;
}
