import { readFileSync } from 'node:fs';
import path from 'node:path';
import { content } from '@/model';
import { site } from '@/model/derive/site';
import { isExampleShop } from '../fixtures/is-example-shop';
import { files, outFolder, type PublishedPage, pages, readAll, readFile } from './published-site';

const shopName = content.shop.name.whole;
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

  test('says nothing of it a second time outside the head', () => {
    const misplaced = page.document.querySelectorAll('body :is(meta, link, base)');
    expect([...misplaced]).toEqual([]);
  });

  test('announces its icons, its manifest and its colours', () => {
    expect(linksOf(page, 'icon')).toEqual([site.path('/icones/icone.svg')]);
    expect(linksOf(page, 'apple-touch-icon')).toEqual([site.path('/icones/icone-180.png')]);
    expect(linksOf(page, 'manifest')).toEqual([site.path('/manifest.webmanifest')]);
    expect(contentOf(page, 'color-scheme')).toEqual(['light dark']);
    expect(contentOf(page, 'theme-color')).toHaveLength(2);
    // Safari would make links of prices and dates.
    expect(contentOf(page, 'format-detection')).toEqual(['telephone=no']);
    expect(contentOf(page, 'viewport')).toEqual([
      expect.stringContaining('width=device-width, initial-scale=1'),
    ]);
  });
});

describe.each(searchable.map((page) => [page.route, page] as const))('%s', (route, page) => {
  test('asks for both fonts before anything needs them', () => {
    const named = readAll(page, '[rel=preload][as=font]', 'href').sort();
    const published = files.filter((file) => file.endsWith('.woff2'));
    expect(named).toEqual(published.map((file) => site.path(`/${file}`)));
  });

  test('has its own address as the canonical one', () => {
    const [canonical = '', ...others] = linksOf(page, 'canonical');
    expect(new URL(canonical).href).toBe(site.absolute(route as `/${string}`));
    expect(others).toEqual([]);
    expect(contentOf(page, 'og:url')).toEqual([canonical]);
    expect(contentOf(page, 'robots')).toEqual([]);
  });

  test('looks right where it is shared', () => {
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

test('titles and descriptions differ from page to page, where the owner’s words do', () => {
  const said = pages.flatMap((page) => [...titlesOf(page), ...contentOf(page, 'description')]);
  if (isExampleShop) {
    expect(new Set(said).size).toBe(said.length);
  }
});

test('search engines are kept from the 404 page alone', () => {
  const notFound = pages.filter(({ file }) => file === '404.html');
  expect(notFound.map((page) => contentOf(page, 'robots'))).toEqual([['noindex']]);
  expect(notFound.flatMap((page) => linksOf(page, 'canonical'))).toEqual([]);
});

test('the sharing picture is 1200 by 630', () => {
  const png = readFileSync(path.join(outFolder, 'og.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the sitemap lists every page but the 404, without made-up dates', () => {
  const addresses = [...readFile('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, it]) => it);
  const expected = searchable.map(({ route }) => site.absolute(route as `/${string}`));
  expect(addresses.sort()).toEqual(expected.sort());
  expect(readFile('sitemap.xml')).not.toContain('lastmod');
});

test('robots are welcome, and told of the sitemap', () => {
  expect(readFile('robots.txt')).toMatch(/^User-Agent: \*\nAllow: \/$/m);
  expect(readFile('robots.txt')).toContain(`Sitemap: ${site.absolute('/sitemap.xml')}`);
});

test('the manifest names the shop and has its icons, one of them maskable', () => {
  const manifest = JSON.parse(readFile('manifest.webmanifest'));
  expect(manifest).toMatchObject({
    name: shopName,
    short_name: content.shop.name.proper,
    lang: 'pt-BR',
    start_url: site.path('/'),
  });
  const icons: { src: string; purpose?: string }[] = manifest.icons;
  for (const { src } of icons) {
    expect(files).toContain(src.slice(site.path('/').length));
  }
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});
