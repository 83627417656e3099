import { readColor } from '@/styles/read-tokens';
import { allPages, bySite, type Page, readAttributes, type Site } from './sites';

/** Open Graph tags have a `property` instead of a `name`. */
function readMeta(page: Page, name: string): string[] {
  return readAttributes(page, `head > :is([name="${name}"], [property="${name}"])`, 'content');
}

function readLinks(page: Page, rel: string): string[] {
  return readAttributes(page, `head > [rel="${rel}"]`, 'href');
}

function readTitles({ document }: Page): string[] {
  const titles = [...document.querySelectorAll('head > title')];
  return titles.map(({ textContent }) => textContent);
}

describe.each(allPages)('%s', (_, site, page) => {
  // The order matters: Chromium and Firefox take the SVG, and Safari before 26 takes the PNG.
  test('the page links a PNG icon with its size, then an SVG icon without a size', () => {
    const icons = [...page.document.querySelectorAll('head > [rel="icon"]')];
    const attributes = icons.map((icon) => ({
      href: icon.getAttribute('href'),
      type: icon.getAttribute('type'),
      sizes: icon.getAttribute('sizes'),
    }));
    expect(attributes).toEqual([
      { href: `${site.basePath}/icones/icone-48.png`, type: 'image/png', sizes: '48x48' },
      { href: `${site.basePath}/icones/icone.svg`, type: 'image/svg+xml', sizes: null },
    ]);
  });

  test('the page has one title, which contains the shop’s name', () => {
    expect(readTitles(page)).toEqual([expect.stringContaining(site.shopName)]);
  });

  test('the page has one description, which isn’t empty', () => {
    expect(readMeta(page, 'description')).toEqual([expect.stringMatching(/\S/)]);
  });

  test('the page links its touch icon', () => {
    expect(readLinks(page, 'apple-touch-icon')).toEqual([`${site.basePath}/icones/icone-180.png`]);
  });

  test('the page links its manifest', () => {
    expect(readLinks(page, 'manifest')).toEqual([`${site.basePath}/manifest.webmanifest`]);
  });

  test('the page supports light and dark colour schemes', () => {
    expect(readMeta(page, 'color-scheme')).toEqual(['light dark']);
  });

  test('the page’s theme colour is its background colour in both colour schemes', () => {
    expect(readMeta(page, 'theme-color')).toEqual([readColor('page'), readColor('page', 'dark')]);
    const media = readAttributes(page, '[name=theme-color]', 'media');
    expect(media).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  test('the page keeps Safari from turning prices and dates into phone links', () => {
    expect(readMeta(page, 'format-detection')).toEqual(['telephone=no']);
  });

  test('the page is as wide as the screen without its notch, and visitors can zoom it', () => {
    const viewports = readMeta(page, 'viewport');
    const settings = viewports.flatMap((viewport) => viewport.split(', '));
    expect(settings).toContain('width=device-width');
    expect(settings.join()).not.toMatch(/viewport-fit|user-scalable|maximum-scale/);
  });
});

const searchablePages = allPages.filter(([, , page]) => page.file !== '404.html');

describe.each(searchablePages)('%s', (_, site, page) => {
  test.each([
    { name: 'canonical link', hrefs: readLinks(page, 'canonical') },
    { name: 'og:url', hrefs: readMeta(page, 'og:url') },
  ])('the page’s $name is its own URL', ({ hrefs }) => {
    // The URLs are normalized, because Next writes the home page's URL without its trailing slash.
    const urls = hrefs.map((href) => new URL(href).href);
    expect(urls).toEqual([site.absoluteUrl(page.route)]);
  });

  test('the page isn’t hidden from search engines', () => {
    expect(readMeta(page, 'robots')).toEqual([]);
  });

  test.each(['og', 'twitter'])(
    'the page’s “%s” metadata has a title, a description and a picture',
    (prefix) => {
      const [title] = readTitles(page);
      const [description] = readMeta(page, 'description');
      const headline = site.home.querySelector('main > section')?.getAttribute('aria-label');
      expect(readMeta(page, `${prefix}:title`)).toEqual([title]);
      expect(readMeta(page, `${prefix}:description`)).toEqual([description]);
      expect(readMeta(page, `${prefix}:image`)).toEqual([site.absoluteUrl('/og.png')]);
      expect(readMeta(page, `${prefix}:image:alt`)).toEqual([`${headline} ${site.shopName}`]);
    },
  );

  test('the page tells social networks its type, its language and the shop’s name', () => {
    expect(readMeta(page, 'twitter:card')).toEqual(['summary_large_image']);
    expect(readMeta(page, 'og:type')).toEqual(['website']);
    expect(readMeta(page, 'og:site_name')).toEqual([site.shopName]);
    expect(readMeta(page, 'og:locale')).toEqual(['pt_BR']);
  });

  // The picture's URL has to come early, because some crawlers only read the start of a page.
  test('the page’s og:image comes before its styles, within the first 8000 characters', () => {
    const [beforeStyles] = page.html.slice(0, 8000).split('<style');
    expect(beforeStyles).toContain('property="og:image"');
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

  test('only the 404 page is hidden from search engines', () => {
    const notFound = site.pages.filter(({ file }) => file === '404.html');
    expect(notFound.map((page) => readMeta(page, 'robots'))).toEqual([['noindex']]);
    expect(notFound.flatMap((page) => readLinks(page, 'canonical'))).toEqual([]);
  });

  test('the sitemap lists every page except the 404 page', () => {
    const locations = [...site.read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
    const listedUrls = locations.map(([, url]) => url);
    const pages = site.pages.filter(({ route }) => route !== '/404');
    const expectedUrls = pages.map(({ route }) => site.absoluteUrl(route));
    expect(listedUrls.toSorted()).toEqual(expectedUrls.toSorted());
  });

  test('the sitemap has no dates', () => {
    const sitemap = site.read('sitemap.xml');
    expect(sitemap).toContain('<loc>');
    expect(sitemap).not.toContain('lastmod');
  });

  test('robots.txt lets all crawlers read all pages', () => {
    expect(site.read('robots.txt')).toMatch(/^User-Agent: \*\nAllow: \/$/m);
  });

  test('robots.txt names the sitemap', () => {
    expect(site.read('robots.txt')).toContain(`Sitemap: ${site.absoluteUrl('/sitemap.xml')}`);
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
