import { site } from '@/model/derive/site';
import { files, isOurs, type PublishedPage, pages, readFile } from './published-site';

const NOT_FOUND = '/404';

/** What hosts and browsers ask for by name, although no page names it. */
const KNOWN_BY_NAME = [
  /^404\.html$/,
  /^_headers$/,
  /^_redirects$/,
  /^\.nojekyll$/,
  /^robots\.txt$/,
  /^favicon\.ico$/,
  // The owner's form, which the site keeps to itself.
  /^admin\.html$/,
  /^desk\/assets\/.*LICENSE\.txt$/,
];

const LINK_ATTRIBUTES = ['href', 'src', 'action', 'poster'];

describe.each(pages.map((page) => [page.route, page] as const))('%s', (_route, page) => {
  test('every link inside the site leads to a page or a file, and to an id that is there', () => {
    expect(findBrokenLinks(page)).toEqual([]);
  });

  test('every picture source is a published file', () => {
    const sources = page.elements.flatMap(({ attributes }) =>
      (attributes.get('srcset') ?? attributes.get('imagesrcset') ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
        .filter(Boolean),
    );
    expect(sources.filter((source) => !isPublished(source))).toEqual([]);
  });

  test('ids are unique, and every reference to one finds it', () => {
    const ids = page.elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

    const referringAttributes = [
      'aria-controls',
      'aria-describedby',
      'aria-labelledby',
      'commandfor',
      'for',
      'popovertarget',
    ];
    const references = page.elements.flatMap(({ attributes }) =>
      referringAttributes.flatMap((name) => attributes.get(name)?.split(/\s+/) ?? []),
    );
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('a link that leaves the site is encrypted, and one to a new tab gives nothing away', () => {
    const external = page.elements.filter(
      ({ tag, attributes }) => tag === 'a' && /^https?:/.test(attributes.get('href') ?? ''),
    );
    for (const { attributes } of external) {
      expect(attributes.get('href')).toMatch(/^https:/);
    }
    for (const { attributes } of page.elements.filter((it) => it.attributes.has('target'))) {
      expect(attributes.get('target')).toBe('_blank');
      expect(attributes.get('rel')).toBe('noopener noreferrer');
    }
  });
});

test('every published file is a page or is named by another file', () => {
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

test('every page can be reached from the home, or is the one for unknown addresses', () => {
  const reached = new Set(['/', NOT_FOUND]);
  for (const route of reached) {
    const page = pages.find((it) => it.route === route);
    for (const { attributes } of page?.elements ?? []) {
      const target = parseInternal(attributes.get('href') ?? '', route);
      if (target && pages.some((it) => it.route === target.route)) {
        reached.add(target.route);
      }
    }
  }
  expect(pages.map((page) => page.route).filter((route) => !reached.has(route))).toEqual([]);
});

function findBrokenLinks(page: PublishedPage): string[] {
  return page.elements.flatMap(({ tag, attributes }) =>
    LINK_ATTRIBUTES.flatMap((name) => {
      const link = attributes.get(name) ?? '#';
      // A whole address is the owner's, and may be of what else lives under the domain.
      const isOwners = tag === 'a' && /^https?:/.test(link);
      return link === '#' || isOwners || isAlive(link, page) ? [] : [`${name}="${link}"`];
    }),
  );
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
  return (
    target.fragment === '' ||
    targetPage.elements.some(({ attributes }) => attributes.get('id') === target.fragment)
  );
}

/** The route and the fragment of a link to this site; nothing for a link that leaves it. */
function parseInternal(link: string, fromRoute: string) {
  const url = new URL(link, new URL(`${site.basePath}${fromRoute}`, site.origin));
  if (url.origin !== site.origin || !/^https?:$/.test(url.protocol)) {
    return;
  }
  return { route: withoutBase(url.pathname), fragment: decodeURIComponent(url.hash.slice(1)) };
}

function isPublished(link: string): boolean {
  const { pathname } = new URL(link, site.origin);
  return files.includes(decodeURIComponent(withoutBase(pathname)).slice(1));
}

/** A link that forgets the base path leads outside the site: it must not be found. */
function withoutBase(pathname: string): string {
  if (!site.basePath) {
    return pathname;
  }
  return pathname.startsWith(site.basePath)
    ? pathname.slice(site.basePath.length) || '/'
    : '/outside';
}
