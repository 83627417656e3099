import { getContent } from '@/model';
import { site } from '@/model/derive/site';
import { formatShortName } from '@/model/text/format-name';
import { isSampleShop } from '../fixtures/is-sample-shop';
import { files, type PublishedPage, pages, readAll, readFile } from './published-site';

const content = getContent();

const shopName = content.shop.name.full;
const searchable = pages.filter(({ file }) => file !== '404.html');

const contentOf = (page: PublishedPage, name: string) =>
  readAll(page, `head > :is([name="${name}"], [property="${name}"])`, 'content');

const linksOf = (page: PublishedPage, rel: string) =>
  readAll(page, `head > [rel="${rel}"]`, 'href');

const titlesOf = ({ document }: PublishedPage) =>
  [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent);

describe.each(pages.map((page) => [page.route, page] as const))('%s', (_route, page) => {
  test('has one title, with the name of the shop, and one description', () => {
    expect(titlesOf(page)).toEqual([expect.stringContaining(shopName)]);
    expect(contentOf(page, 'description')).toEqual([expect.stringMatching(/\S/)]);
  });

  test('links its icons and manifest, and sets its colours', () => {
    expect(linksOf(page, 'icon')).toEqual([site.path('/icones/icone.svg')]);
    expect(linksOf(page, 'apple-touch-icon')).toEqual([site.path('/icones/icone-180.png')]);
    expect(linksOf(page, 'manifest')).toEqual([site.path('/manifest.webmanifest')]);
    expect(contentOf(page, 'color-scheme')).toEqual(['light dark']);
    expect(contentOf(page, 'theme-color')).toHaveLength(2);
    // Otherwise Safari turns prices and dates into links.
    expect(contentOf(page, 'format-detection')).toEqual(['telephone=no']);
    expect(contentOf(page, 'viewport')).toEqual([
      expect.stringContaining('width=device-width, initial-scale=1'),
    ]);
  });
});

describe.each(searchable.map((page) => [page.route, page] as const))('%s', (route, page) => {
  test('has its own URL as the canonical URL', () => {
    const [canonical = '', ...others] = linksOf(page, 'canonical');
    expect(new URL(canonical).href).toBe(site.absolute(route as `/${string}`));
    expect(others).toEqual([]);
    expect(contentOf(page, 'og:url')).toEqual([canonical]);
    expect(contentOf(page, 'robots')).toEqual([]);
  });

  test('has complete sharing metadata', () => {
    const [title] = titlesOf(page);
    const [description] = contentOf(page, 'description');
    for (const network of ['og', 'twitter']) {
      expect(contentOf(page, `${network}:title`)).toEqual([title]);
      expect(contentOf(page, `${network}:description`)).toEqual([description]);
      expect(contentOf(page, `${network}:image`)).toEqual([site.absolute('/og.png')]);
    }
    expect(contentOf(page, 'twitter:card')).toEqual(['summary_large_image']);
    expect(contentOf(page, 'og:site_name')).toEqual([shopName]);
    expect(contentOf(page, 'og:locale')).toEqual(['pt_BR']);
  });
});

test('only the hero photo is requested before the styles, with the candidates of its <picture>', () => {
  const early = pages.flatMap(({ document }) => [
    ...document.querySelectorAll('[rel=preload], [rel=preconnect], [rel=modulepreload]'),
  ]);
  const home = pages.find(({ route }) => route === '/')?.document;
  const source = home?.querySelector('main picture source');
  expect(
    early.map(({ attributes }) => [...attributes].map(({ name, value }) => [name, value])),
  ).toEqual([
    [
      ['rel', 'preload'],
      ['as', 'image'],
      ['type', source?.getAttribute('type')],
      ['fetchpriority', 'high'],
      ['imagesrcset', source?.getAttribute('srcset')],
      ['imagesizes', source?.getAttribute('sizes')],
    ],
  ]);
  const [first] = home?.querySelectorAll('link, style, img, source, script') ?? [];
  expect(first).toBe(early[0]);
});

test('each page of the sample shop has its own title and description', () => {
  const texts = pages.flatMap((page) => [...titlesOf(page), ...contentOf(page, 'description')]);
  if (isSampleShop) {
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('only the 404 page is hidden from search engines', () => {
  const notFound = pages.filter(({ file }) => file === '404.html');
  expect(notFound.map((page) => contentOf(page, 'robots'))).toEqual([['noindex']]);
  expect(notFound.flatMap((page) => linksOf(page, 'canonical'))).toEqual([]);
});

test('the sitemap lists every page except the 404, without dates', () => {
  const addresses = [...readFile('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, it]) => it);
  const expected = searchable.map(({ route }) => site.absolute(route as `/${string}`));
  expect(addresses.sort()).toEqual(expected.sort());
  expect(readFile('sitemap.xml')).not.toContain('lastmod');
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(readFile('robots.txt')).toMatch(/^User-Agent: \*\nAllow: \/$/m);
  expect(readFile('robots.txt')).toContain(`Sitemap: ${site.absolute('/sitemap.xml')}`);
});

test('the manifest has the name of the shop and its icons, one of them maskable', () => {
  const manifest = JSON.parse(readFile('manifest.webmanifest'));
  expect(manifest).toMatchObject({
    name: shopName,
    short_name: formatShortName(content.shop.name),
    lang: 'pt-BR',
    start_url: site.path('/'),
  });
  const icons: { src: string; purpose?: string }[] = manifest.icons;
  for (const { src } of icons) {
    expect(files).toContain(src.slice(site.path('/').length));
  }
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});
