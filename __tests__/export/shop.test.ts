import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { type Content, loadContent } from '@/model/content';
import { slug } from '@/model/text/slug';
import { readColor } from '@/styles/read-tokens';
import { listTexts } from '../fixtures/list-texts';
import { bySite, contentSite, fixtureSite, readAttributes, textOf } from './sites';

/** schema.org's names for the days, in the same order as in the opening hours table. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type ManifestIcon = { src: string; purpose?: string };
type Offer = { itemOffered: { name: string } };
type OpeningHours = { dayOfWeek: string[]; opens: string; closes: string };

/** Replaces no-break spaces with plain spaces, as `textOf` does. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/** Postal addresses differ in their punctuation, so only their letters and digits are compared. */
function onlyLettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, '');
}

describe.each(bySite)('%s', (_, site) => {
  const { home, pages } = site;
  const data = JSON.parse(textOf(home.querySelector('[type="application/ld+json"]')));
  const card = site.read('contato.vcf');
  const manifest = JSON.parse(site.read('manifest.webmanifest'));
  let content: Content;

  beforeAll(async () => {
    process.env.CONTENT_DIR = site.contentFolder;
    content = await loadContent();
  });

  test('the home page contains every text in the content', () => {
    const shown = textOf(home.body);
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

  test('the home page shows each team member', () => {
    expect(home.querySelectorAll('#equipe article')).toHaveLength(content.team.members.length);
  });

  test('the home page shows each photo in the gallery', () => {
    const altTexts = readAttributes({ document: home }, 'ul img', 'alt');
    const missingPhotos = content.gallery.photos.filter(({ alt }) => !altTexts.includes(alt));
    expect(missingPhotos).toEqual([]);
  });

  test('the home page has a lightbox for each photo in the gallery', () => {
    expect(home.querySelectorAll('dialog')).toHaveLength(content.gallery.photos.length);
  });

  test('the home page shows each testimonial', () => {
    const { items } = content.testimonials;
    expect(home.querySelectorAll('blockquote')).toHaveLength(items.length);
  });

  test('only the 404 page’s two English texts are marked as English', () => {
    const english = pages.flatMap(({ document }) => [...document.querySelectorAll('[lang=en]')]);
    expect(english.map(textOf)).toEqual(['Oops! Page not found', 'Return to Home']);
  });

  test('the manifest has the shop’s names and language', () => {
    const { name, shortName } = content.shop;
    expect(manifest).toMatchObject({ name, short_name: shortName, lang: 'pt-BR' });
  });

  test('the manifest’s id, start URL and scope are the site’s base path', () => {
    const start = `${site.basePath}/`;
    expect(manifest).toMatchObject({ id: start, start_url: start, scope: start });
  });

  test('the manifest has the page’s background colour', () => {
    const color = readColor('page');
    expect(manifest).toMatchObject({ background_color: color, theme_color: color });
  });

  test('the manifest’s icons are published', () => {
    const icons = manifest.icons as ManifestIcon[];
    const files = icons.map(({ src }) => src.slice(site.basePath.length + 1));
    expect(site.files).toEqual(expect.arrayContaining(files));
  });

  test('the manifest has one maskable icon', () => {
    const icons = manifest.icons as ManifestIcon[];
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
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

  test('the share picture shows the headline and the sign in their colours', async () => {
    const picture = path.join(site.folder, 'og.png');
    const headline = { left: 28, top: 0, width: 190, height: 520 };
    const sign = { left: 350, top: 0, width: 500, height: 520 };
    const headlinePixels = await countPixels(picture, headline, readColor('accent'));
    const signPixels = await countPixels(picture, sign, readColor('light'));
    expect(headlinePixels).toBeGreaterThan(500);
    expect(signPixels).toBeGreaterThan(3_000);
  });

  test('the structured data has the same name, URL and phone number as the page', () => {
    const [call = ''] = readAttributes({ document: home }, 'a[href^="tel:"]', 'href');
    expect(data).toMatchObject({
      '@id': site.absoluteUrl('/#barbearia'),
      name: content.shop.name,
      telephone: call.replace('tel:', ''),
      url: site.absoluteUrl('/'),
    });
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

  test('the structured data has the same postal address as the page', () => {
    const { streetAddress, addressLocality, addressRegion, postalCode } = data.address;
    const address = [streetAddress, addressLocality, addressRegion, postalCode].join(' ');
    const shown = textOf(home.querySelector('address'));
    expect(onlyLettersAndDigits(shown)).toBe(onlyLettersAndDigits(address));
  });

  test('the structured data links to the booking page', () => {
    expect(data.potentialAction.target).toBe(content.shop.bookingUrl);
  });

  test('the structured data offers the same services as the page', () => {
    const offers = data.hasOfferCatalog.itemListElement as Offer[];
    const offeredServices = offers.map(({ itemOffered }) => itemOffered.name);
    const titles = readAttributes({ document: home }, '#servicos article', 'aria-label');
    expect(offeredServices).toEqual(titles);
  });

  test('the structured data lists the same opening hours as the table', () => {
    const periods = data.openingHoursSpecification as OpeningHours[];
    const hoursByDay = WEEKDAYS.map((day) => {
      const periodsOfDay = periods.filter(({ dayOfWeek }) => dayOfWeek.includes(day));
      const hours = periodsOfDay.map(({ opens, closes }) => `${opens}–${closes}`).join(' ');
      return hours || 'Fechado';
    });
    // In structured data, a day ends at 23:59, because search engines read 00:00 as the start of a day.
    const hoursInTableStyle = hoursByDay.map((hours) =>
      hours.replace('00:00–23:59', '24 horas').replace('23:59', '00:00'),
    );
    const cells = [...home.querySelectorAll('tr:not([data-from]) td')];
    expect(hoursInTableStyle).toEqual(cells.map(textOf));
  });

  test('the contact card has the same name, phone number and URL as the page', () => {
    const name = content.shop.name.replace(/[,;]/g, '\\$&');
    expect(card).toContain(`FN:${name}\r\n`);
    expect(card).toContain(`VOICE:${data.telephone}\r\n`);
    expect(card).toContain(`URL:${data.url}\r\n`);
  });
});

describe('the fixture shop’s site', () => {
  test('the fixture shop’s URL contains a base path', () => {
    expect(fixtureSite.absoluteUrl('/')).toBe('https://vasconcelos.github.io/barbearia/');
  });

  test('the fixture shop’s page shows a free service and a price of more than a thousand reais', () => {
    const services = textOf(fixtureSite.home.querySelector('#servicos'));
    expect(services).toMatch(/grátis.*R\$ 1\.200/);
  });

  test('the fixture shop’s page has each team member’s initial, in case the portrait is missing', () => {
    const letters = readAttributes({ document: fixtureSite.home }, '[data-letter]', 'data-letter');
    expect(letters).toEqual(['R', 'N']);
  });

  test('the fixture shop’s privacy policy keeps Cloudflare from replacing its e-mail address', () => {
    const html = fixtureSite.read('privacidade.html');
    expect(html).toMatch(/<!--email_off-->.*o@vasconcelos\.example.*<!--\/email_off-->/s);
  });

  test('the fixture shop’s contact card has both phone numbers', () => {
    expect(fixtureSite.read('contato.vcf')).toMatch(/TEL;TYPE=WORK.*TEL;TYPE=CELL/s);
  });

  test('the fixture shop and the shop in content/ have different share pictures', () => {
    expect(fixtureSite.read('og.png')).not.toBe(contentSite.read('og.png'));
  });
});

/** Counts the pixels in a region of a picture that have exactly this colour, such as `#8a2615`. */
async function countPixels(file: string, region: Region, color: string): Promise<number> {
  const bytes = await sharp(file).removeAlpha().extract(region).raw().toBuffer();
  const expectedPixel = color.slice(1);
  let count = 0;
  for (let start = 0; start < bytes.length; start += 3) {
    const pixel = bytes.subarray(start, start + 3).toString('hex');
    if (pixel === expectedPixel) {
      count += 1;
    }
  }
  return count;
}
