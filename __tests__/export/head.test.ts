import sharp from 'sharp';
import { readColor } from '@/styles/read-tokens';
import { allPages, bySite, type Page, readAll } from './sites';

const contentOf = (page: Pick<Page, 'document'>, name: string) =>
  readAll(page, `head > :is([name="${name}"], [property="${name}"])`, 'content');

const linksOf = (page: Pick<Page, 'document'>, rel: string) =>
  readAll(page, `head > [rel="${rel}"]`, 'href');

const titlesOf = ({ document }: Page) =>
  [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent);

describe.each(allPages)('%s', (_, site, page) => {
  // This order makes Chromium and Firefox take the SVG, and Safari the PNG.
  test('links a PNG icon of a stated size, then an SVG icon of any size', () => {
    const icons = [...page.document.querySelectorAll('head > [rel="icon"]')];
    const attributes = icons.map((icon) =>
      ['href', 'type', 'sizes'].map((name) => icon.getAttribute(name)),
    );
    expect(attributes).toEqual([
      [`${site.basePath}/icones/icone-48.png`, 'image/png', '48x48'],
      [`${site.basePath}/icones/icone.svg`, 'image/svg+xml', null],
    ]);
  });

  test('has one title, with the name of the shop, and one description', () => {
    expect(titlesOf(page)).toEqual([expect.stringContaining(site.shop.name)]);
    expect(contentOf(page, 'description')).toEqual([expect.stringMatching(/\S/)]);
  });

  test('links its touch icon and manifest, sets its colours, and can be zoomed', () => {
    expect(linksOf(page, 'apple-touch-icon')).toEqual([`${site.basePath}/icones/icone-180.png`]);
    expect(linksOf(page, 'manifest')).toEqual([`${site.basePath}/manifest.webmanifest`]);
    expect(contentOf(page, 'color-scheme')).toEqual(['light dark']);
    expect(contentOf(page, 'theme-color')).toEqual([readColor('page'), readColor('page', 'dark')]);
    const schemes = ['light', 'dark'].map((scheme) => `(prefers-color-scheme: ${scheme})`);
    expect(readAll(page, '[name=theme-color]', 'media')).toEqual(schemes);
    // Otherwise Safari turns prices and dates into links.
    expect(contentOf(page, 'format-detection')).toEqual(['telephone=no']);
    expect(contentOf(page, 'viewport')).toEqual([
      'width=device-width, initial-scale=1, viewport-fit=cover',
    ]);
  });
});

const searchable = allPages.filter(([, , { file }]) => file !== '404.html');

describe.each(searchable)('%s', (_, site, page) => {
  test('has its own URL as the canonical URL', () => {
    const address = site.absolute(page.route);
    // Next writes the host alone without its slash.
    const canonical = linksOf(page, 'canonical').map((href) => new URL(href).href);
    expect(canonical).toEqual([address]);
    expect(contentOf(page, 'og:url').map((href) => new URL(href).href)).toEqual([address]);
    expect(contentOf(page, 'robots')).toEqual([]);
  });

  test('has complete sharing metadata', () => {
    const [title] = titlesOf(page);
    const [description] = contentOf(page, 'description');
    const headline = site.home.querySelector('main > section')?.getAttribute('aria-label');
    for (const network of ['og', 'twitter']) {
      expect(contentOf(page, `${network}:title`)).toEqual([title]);
      expect(contentOf(page, `${network}:description`)).toEqual([description]);
      expect(contentOf(page, `${network}:image`)).toEqual([site.absolute('/og.png')]);
      expect(contentOf(page, `${network}:image:alt`)).toEqual([`${headline} ${site.shop.name}`]);
    }
    expect(contentOf(page, 'twitter:card')).toEqual(['summary_large_image']);
    expect(contentOf(page, 'og:type')).toEqual(['website']);
    expect(contentOf(page, 'og:site_name')).toEqual([site.shop.name]);
    expect(contentOf(page, 'og:locale')).toEqual(['pt_BR']);
    // Some crawlers read no more than the start.
    const early = page.html.slice(0, 8000).split('<style')[0];
    expect(early).toContain('property="og:image"');
  });
});

describe.each(bySite)('%s', (_, site) => {
  test('the share picture has the size that its pages state', async () => {
    const { width, height } = await sharp(`${site.folder}/og.png`).metadata();
    for (const [, , page] of searchable.filter(([, owner]) => owner === site)) {
      expect(contentOf(page, 'og:image:width')).toEqual([String(width)]);
      expect(contentOf(page, 'og:image:height')).toEqual([String(height)]);
    }
    expect([width, height]).toEqual([1200, 630]);
  });

  test('only the hero photo is requested before the styles, with the candidates of its <picture>', () => {
    const early = site.pages.flatMap(({ document }) => [
      ...document.querySelectorAll('[rel=preload], [rel=preconnect], [rel=modulepreload]'),
    ]);
    const source = site.home.querySelector('main picture source');
    const attributes = early.map((link) =>
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
    const first = site.home.querySelector('link, style, img, source, script');
    expect(first?.outerHTML).toBe(early[0]?.outerHTML);
  });

  test('only the 404 page is hidden from search engines', () => {
    const notFound = site.pages.filter(({ file }) => file === '404.html');
    expect(notFound.map((page) => contentOf(page, 'robots'))).toEqual([['noindex']]);
    expect(notFound.flatMap((page) => linksOf(page, 'canonical'))).toEqual([]);
  });

  test('the sitemap lists every page except the 404, without dates; robots.txt names it', () => {
    const sitemap = site.read('sitemap.xml');
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, it]) => it);
    const routes = site.pages.map(({ route }) => route).filter((route) => route !== '/404');
    expect(addresses.toSorted()).toEqual(routes.map(site.absolute).toSorted());
    expect(sitemap).not.toContain('lastmod');
    expect(site.read('robots.txt')).toMatch(/^User-Agent: \*\nAllow: \/$/m);
    expect(site.read('robots.txt')).toContain(`Sitemap: ${site.absolute('/sitemap.xml')}`);
  });

  test('only the head of the home page has structured data', () => {
    const script = 'script[type="application/ld+json"]';
    const all = site.pages.flatMap(({ route, document }) =>
      [...document.querySelectorAll(script)].map((it) => [route, it.parentElement?.localName]),
    );
    expect(all).toEqual([['/', 'head']]);
  });
});
