import sharp from 'sharp';
import { readColor } from '@/styles/read-tokens';
import { allPages, bySite, type Page, readAll, type Site } from './sites';

/** Returns the contents of a page's `<meta>` elements with a `name` or a `property`. */
function contentOf(page: Page, name: string): string[] {
  return readAll(page, `head > :is([name="${name}"], [property="${name}"])`, 'content');
}

/** Returns the addresses of a page's `<link>` elements that have the given `rel`. */
function linksOf(page: Page, rel: string): string[] {
  return readAll(page, `head > [rel="${rel}"]`, 'href');
}

/** Returns the texts of a page's `<title>` elements. */
function titlesOf({ document }: Page): string[] {
  return [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent);
}

describe.each(allPages)('%s', (_, site, page) => {
  // The order of the icons makes Chromium and Firefox take the SVG, and Safari the PNG.
  test('the page links a PNG icon with its size, and then an SVG icon without a size', () => {
    const icons = [...page.document.querySelectorAll('head > [rel="icon"]')];
    const attributes = icons.map((icon) =>
      ['href', 'type', 'sizes'].map((name) => icon.getAttribute(name)),
    );
    expect(attributes).toEqual([
      [`${site.basePath}/icones/icone-48.png`, 'image/png', '48x48'],
      [`${site.basePath}/icones/icone.svg`, 'image/svg+xml', null],
    ]);
  });

  test('the page has one title, which contains the name of the shop', () => {
    expect(titlesOf(page)).toEqual([expect.stringContaining(site.shopName)]);
  });

  test('the page has one description, which is not empty', () => {
    expect(contentOf(page, 'description')).toEqual([expect.stringMatching(/\S/)]);
  });

  test('the page links its touch icon', () => {
    expect(linksOf(page, 'apple-touch-icon')).toEqual([`${site.basePath}/icones/icone-180.png`]);
  });

  test('the page links its manifest', () => {
    expect(linksOf(page, 'manifest')).toEqual([`${site.basePath}/manifest.webmanifest`]);
  });

  test('the page supports light and dark colour schemes', () => {
    expect(contentOf(page, 'color-scheme')).toEqual(['light dark']);
  });

  test('the theme colour of the page is its background colour in both colour schemes', () => {
    expect(contentOf(page, 'theme-color')).toEqual([readColor('page'), readColor('page', 'dark')]);
    const media = readAll(page, '[name=theme-color]', 'media');
    expect(media).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  test('the page keeps Safari from turning prices and dates into telephone links', () => {
    expect(contentOf(page, 'format-detection')).toEqual(['telephone=no']);
  });

  test('the page is as wide as the screen, also under a notch, and can be zoomed', () => {
    const [viewport = ''] = contentOf(page, 'viewport');
    const settings = Object.fromEntries(viewport.split(', ').map((setting) => setting.split('=')));
    expect(settings).toMatchObject({ width: 'device-width', 'viewport-fit': 'cover' });
    expect(Object.keys(settings)).not.toContain('user-scalable');
    expect(Object.keys(settings)).not.toContain('maximum-scale');
  });
});

const searchable = allPages.filter(([, , { file }]) => file !== '404.html');

describe.each(searchable)('%s', (_, site, page) => {
  test.each([
    { name: 'canonical link', hrefs: linksOf(page, 'canonical') },
    { name: 'og:url', hrefs: contentOf(page, 'og:url') },
  ])('the page has its own URL as its $name', ({ hrefs }) => {
    // The URLs are normalized, because Next writes the URL of the home page without its trailing slash.
    const urls = hrefs.map((href) => new URL(href).href);
    expect(urls).toEqual([site.absolute(page.route)]);
  });

  test('the page is not hidden from search engines', () => {
    expect(contentOf(page, 'robots')).toEqual([]);
  });

  test.each(['og', 'twitter'])(
    'the page has a title, a description and a picture for %s',
    (prefix) => {
      const [title] = titlesOf(page);
      const [description] = contentOf(page, 'description');
      const headline = site.home.querySelector('main > section')?.getAttribute('aria-label');
      expect(contentOf(page, `${prefix}:title`)).toEqual([title]);
      expect(contentOf(page, `${prefix}:description`)).toEqual([description]);
      expect(contentOf(page, `${prefix}:image`)).toEqual([site.absolute('/og.png')]);
      expect(contentOf(page, `${prefix}:image:alt`)).toEqual([`${headline} ${site.shopName}`]);
    },
  );

  test('the page tells social networks its type, its language and the name of the shop', () => {
    expect(contentOf(page, 'twitter:card')).toEqual(['summary_large_image']);
    expect(contentOf(page, 'og:type')).toEqual(['website']);
    expect(contentOf(page, 'og:site_name')).toEqual([site.shopName]);
    expect(contentOf(page, 'og:locale')).toEqual(['pt_BR']);
  });

  // The address of the picture must come early, because some crawlers read only the start of a page.
  test('the page names its share picture in its first 8000 characters, before its styles', () => {
    const [beforeStyles] = page.html.slice(0, 8000).split('<style');
    expect(beforeStyles).toContain('property="og:image"');
  });
});

describe.each(bySite)('%s', (_, site) => {
  test('the share picture is 1200 × 630 px large, as the pages say', async () => {
    const { width, height } = await sharp(`${site.folder}/og.png`).metadata();
    for (const [, , page] of searchable.filter(([, owner]) => owner === site)) {
      expect(contentOf(page, 'og:image:width')).toEqual([String(width)]);
      expect(contentOf(page, 'og:image:height')).toEqual([String(height)]);
    }
    expect([width, height]).toEqual([1200, 630]);
  });

  test('only the hero photo is preloaded, with the candidates of its <picture>', () => {
    const source = site.home.querySelector('main picture source');
    const attributes = findPreloads(site).map((link) =>
      [...link.attributes].map(({ name, value }) => [name, value]),
    );
    expect(attributes).toEqual([
      [
        ['rel', 'preload'],
        ['as', 'image'],
        ['type', source?.getAttribute('type')],
        ['fetchpriority', 'high'],
        ['imagesrcset', source?.getAttribute('srcset')],
        ['imagesizes', source?.getAttribute('sizes')],
      ],
    ]);
  });

  test('the preload of the hero photo comes before everything else that loads', () => {
    const [preload] = findPreloads(site);
    const first = site.home.querySelector('link, style, img, source, script');
    expect(preload).toBeDefined();
    expect(first?.outerHTML).toBe(preload?.outerHTML);
  });

  test('only the 404 page is hidden from search engines', () => {
    const notFound = site.pages.filter(({ file }) => file === '404.html');
    expect(notFound.map((page) => contentOf(page, 'robots'))).toEqual([['noindex']]);
    expect(notFound.flatMap((page) => linksOf(page, 'canonical'))).toEqual([]);
  });

  test('the sitemap lists every page except the 404 page', () => {
    const locations = [...site.read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
    const addresses = locations.map(([, address]) => address);
    const routes = site.pages.map(({ route }) => route).filter((route) => route !== '/404');
    expect(addresses.toSorted()).toEqual(routes.map(site.absolute).toSorted());
  });

  test('the sitemap has no dates', () => {
    const sitemap = site.read('sitemap.xml');
    expect(sitemap).toContain('<loc>');
    expect(sitemap).not.toContain('lastmod');
  });

  test('robots.txt allows every crawler to read every page', () => {
    expect(site.read('robots.txt')).toMatch(/^User-Agent: \*\nAllow: \/$/m);
  });

  test('robots.txt names the sitemap', () => {
    expect(site.read('robots.txt')).toContain(`Sitemap: ${site.absolute('/sitemap.xml')}`);
  });

  test('only the head of the home page has structured data', () => {
    const places = site.pages.flatMap(({ route, document }) => {
      const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
      return scripts.map((script) => [route, script.parentElement?.localName]);
    });
    expect(places).toEqual([['/', 'head']]);
  });
});

/** Finds the links of all pages that make a browser load a file, or connect to a host, before the page needs it. */
function findPreloads({ pages }: Site): Element[] {
  return pages.flatMap(({ document }) => [
    ...document.querySelectorAll('[rel=preload], [rel=preconnect], [rel=modulepreload]'),
  ]);
}
