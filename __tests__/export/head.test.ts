import { readColor } from '@/styles/read-tokens';
import { allPages, bySite, type Page, readAttributes, type Site } from './sites';

/** Lists a page's metadata and links as, for example, `og:type website` and `manifest /manifest.webmanifest`. */
function listHead({ document }: Page): string[] {
  const tags = document.querySelectorAll('head > :is(meta[name], meta[property], link[href])');
  return [...tags].map((tag) =>
    ['name', 'property', 'rel', 'content', 'href', 'media', 'type', 'sizes']
      .map((attribute) => tag.getAttribute(attribute))
      .filter((value) => value !== null)
      .join(' '),
  );
}

function listExpectedHead(site: Site, { document, file, route }: Page): string[] {
  const { title } = document;
  const description = document.querySelector('[name=description]')?.getAttribute('content');
  const url = site.absoluteUrl(route);
  const picture = document.querySelector('[property="og:image"]')?.getAttribute('content');
  const headline = site.home.querySelector('main > section')?.getAttribute('aria-label');
  const onEveryPage = [
    'viewport width=device-width, initial-scale=1', // Visitors can zoom.
    `theme-color ${readColor('page')} (prefers-color-scheme: light)`,
    `theme-color ${readColor('page', 'dark')} (prefers-color-scheme: dark)`,
    'color-scheme light dark',
    `description ${description}`,
    'format-detection telephone=no', // Keeps Safari from turning prices and dates into phone links.
    `manifest ${site.basePath}/manifest.webmanifest`,
    `icon ${site.basePath}/icones/icone-48.png image/png 48x48`,
    `icon ${site.basePath}/icones/icone.svg image/svg+xml`,
    `apple-touch-icon ${site.basePath}/icones/icone-180.png`,
  ];
  if (file === '404.html') {
    return ['robots noindex', ...onEveryPage];
  }
  // The picture's URL changes with the picture, because chats keep what they once got from a URL.
  expect(picture).toMatch(/\/og\.png\?[\da-f]{8}$/);
  expect(picture).toContain(site.absoluteUrl('/og.png'));
  return [
    ...onEveryPage,
    `canonical ${url}`,
    'og:type website',
    `og:url ${url}`,
    `og:site_name ${site.shopName}`,
    'og:locale pt_BR',
    `og:title ${title}`,
    `og:description ${description}`,
    `og:image ${picture}`,
    'og:image:width 1200',
    'og:image:height 630',
    `og:image:alt ${headline} ${site.shopName}`,
    'twitter:card summary_large_image',
    `twitter:title ${title}`,
    `twitter:description ${description}`,
    `twitter:image ${picture}`,
    `twitter:image:alt ${headline} ${site.shopName}`,
  ];
}

describe.each(allPages)('%s', (_, site, page) => {
  test('the page’s head has its metadata and links, and no others', () => {
    const head = listHead(page).filter((line) => !line.startsWith('stylesheet '));
    // Next leaves out the slash at the end of a home page's URL if there's no base path.
    const withSlash = head.map((line) => line.replace(/ (https:\/\/[^/]+)$/, ' $1/'));
    expect(withSlash.toSorted()).toEqual(listExpectedHead(site, page).toSorted());
  });

  // Chromium and Firefox take the SVG, and Safari before 26 takes the PNG.
  test('the PNG icon comes before the SVG icon', () => {
    const types = readAttributes(page, 'head > [rel=icon]', 'type');
    expect(types).toEqual(['image/png', 'image/svg+xml']);
  });

  test('the page has one title, with the shop’s name, and a description', () => {
    const titles = [...page.document.querySelectorAll('head > title')];
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(site.shopName),
    ]);
    expect(readAttributes(page, '[name=description]', 'content')).toEqual([
      expect.stringMatching(/\S/),
    ]);
  });
});

describe.each(bySite)('%s', (_, site) => {
  test('only the hero photo is preloaded, with the same candidates as in its <picture>', () => {
    const source = site.home.querySelector('main picture source');
    const [preload, ...otherPreloads] = findPreloads(site);
    const attributes = [...(preload?.attributes ?? [])].map(({ name, value }) => [name, value]);
    expect(attributes).toEqual([
      ['rel', 'preload'],
      ['as', 'image'],
      ['type', source?.getAttribute('type')],
      ['fetchpriority', 'high'],
      ['imagesrcset', source?.getAttribute('srcset')],
      ['imagesizes', source?.getAttribute('sizes')],
    ]);
    expect(otherPreloads).toEqual([]);
  });

  test('the hero photo’s preload comes before everything else that loads', () => {
    const [preload] = findPreloads(site);
    const first = site.home.querySelector('link, style, img, source, script');
    expect(preload).toBeDefined();
    expect(first?.outerHTML).toBe(preload?.outerHTML);
  });

  // Some crawlers only read the start of a page.
  test('every page’s og:image comes before its styles, within the first 8000 characters', () => {
    const starts = site.pages.map(({ html }) => html.slice(0, 8000).split('<style')[0]);
    const withPicture = starts.filter((start) => start?.includes('property="og:image"'));
    expect(withPicture).toHaveLength(site.pages.length - 1); // The 404 page isn't shared.
  });

  test('the sitemap lists every page except the 404 page, without dates', () => {
    const locations = [...site.read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
    const listedUrls = locations.map(([, url]) => url);
    const pages = site.pages.filter(({ route }) => route !== '/404');
    const expectedUrls = pages.map(({ route }) => site.absoluteUrl(route));
    expect(listedUrls.toSorted()).toEqual(expectedUrls.toSorted());
    expect(site.read('sitemap.xml')).not.toContain('lastmod');
  });

  test('robots.txt lets all crawlers read all pages, and names the sitemap', () => {
    const robots = site.read('robots.txt');
    expect(robots).toMatch(/^User-Agent: \*\nAllow: \/$/m);
    expect(robots).not.toContain('Disallow');
    expect(robots).toContain(`Sitemap: ${site.absoluteUrl('/sitemap.xml')}`);
  });

  test('only the home page has structured data, and it’s in the head', () => {
    const places = site.pages.flatMap(({ route, document }) => {
      const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
      return scripts.map((script) => [route, script.parentElement?.localName]);
    });
    expect(places).toEqual([['/', 'head']]);
  });
});

/** These links make a browser load a file, or connect to a host, before the page needs it. */
function findPreloads({ pages }: Site): Element[] {
  return pages.flatMap(({ document }) => [
    ...document.querySelectorAll('[rel=preload], [rel=preconnect], [rel=modulepreload]'),
  ]);
}
