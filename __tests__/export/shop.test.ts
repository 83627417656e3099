import { type Content, loadContent } from '@/model/content';
import { slug } from '@/model/text/slug';
import { readColor } from '@/styles/read-tokens';
import { listTexts, readShownText } from '../fixtures/list-texts';
import { bySite, readAttributes, textOf } from './sites';

/** Replaces no-break spaces with plain spaces, as `textOf` does. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

describe.each(bySite)('%s', (_, site) => {
  const { home, pages } = site;
  const data = JSON.parse(textOf(home.querySelector('[type="application/ld+json"]')));
  const manifest = JSON.parse(site.read('manifest.webmanifest'));
  let content: Content;

  beforeAll(async () => {
    process.env.CONTENT_DIR = site.contentFolder;
    content = await loadContent();
  });

  test('the home page contains every text in the content', () => {
    const shown = readShownText(home);
    const missingTexts = listTexts(content).filter((text) => !shown.includes(text));
    expect(missingTexts).toEqual([]);
  });

  test.each([
    { policy: 'privacy', route: '/privacidade' },
    { policy: 'terms', route: '/termos' },
  ] as const)('the page $route shows its policy’s title and summary', (row) => {
    const { title, summary } = content[row.policy];
    const page = pages.find(({ route }) => route === row.route);
    const main = page?.document.querySelector('main');
    expect(textOf(main?.querySelector('h1'))).toBe(title);
    expect(textOf(main)).toContain(withPlainSpaces(summary));
  });

  test('the home page has a lightbox for each photo in the gallery', () => {
    expect(home.querySelectorAll('dialog')).toHaveLength(content.gallery.photos.length);
  });

  test('only the 404 page’s two English texts are marked as English', () => {
    const english = pages.flatMap(({ document }) => [...document.querySelectorAll('[lang=en]')]);
    expect(english.map(textOf)).toEqual(['Oops! Page not found', 'Return to Home']);
  });

  test('the manifest has the shop’s names, the site’s base path, the page’s colour and a maskable icon', () => {
    const { name, shortName } = content.shop;
    const start = `${site.basePath}/`;
    const color = readColor('page');
    expect(manifest).toMatchObject({
      name,
      short_name: shortName,
      lang: 'pt-BR',
      id: start,
      start_url: start,
      scope: start,
      background_color: color,
      theme_color: color,
    });
    const purposes = manifest.icons.map(({ purpose }: { purpose?: string }) => purpose);
    expect(purposes.filter((purpose: string) => purpose === 'maskable')).toHaveLength(1);
  });

  test('the title of every page except the 404 page mentions the shop once', () => {
    const shopName = slug(content.shop.name);
    const countMentions = (title: string) => slug(title).split(shopName).length - 1;
    const otherPages = pages.filter(({ route }) => route !== '/404');
    const titles = otherPages.map(({ document }) => document.title);
    const wrongTitles = titles.filter((title) => countMentions(title) !== 1);
    expect(titles.length).toBeGreaterThan(2);
    expect(wrongTitles).toEqual([]);
  });

  test('the footer has the shop’s name', () => {
    expect(textOf(home.querySelector('footer'))).toContain(content.shop.name);
  });

  test('the structured data and the contact card have the site’s URL', () => {
    const url = site.absoluteUrl('/');
    expect(data).toMatchObject({ '@id': `${url}#barbearia`, url });
    expect(site.read('contato.vcf')).toContain(`\r\nURL:${url}\r\n`);
  });

  test('the structured data lists three crops of the hero photo, then the gallery’s photos', () => {
    const heroPictures = data.image.slice(0, 3);
    const sources = readAttributes({ document: home }, '#galeria li img', 'src');
    const galleryPhotos = sources.map((src) => new URL(src, site.absoluteUrl('/')).href);
    // The hero photo may also be in the gallery, so the set removes duplicates.
    const expected = new Set([...heroPictures, ...galleryPhotos]);
    expect(data.image).toEqual([...expected]);
  });

  test('every photo in the structured data is published', () => {
    const photos: string[] = data.image;
    const publishedUrls = new Set(site.files.map((file) => site.absoluteUrl(`/${file}`)));
    const unpublishedPhotos = photos.filter((photo) => !publishedUrls.has(photo));
    expect(photos.length).toBeGreaterThan(2);
    expect(unpublishedPhotos).toEqual([]);
  });
});
