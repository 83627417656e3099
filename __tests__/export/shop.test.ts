import path from 'node:path';
import sharp from 'sharp';
import { type Content, loadContent } from '@/model/content';
import { formatPrice, formatTelephone } from '@/model/format';
import { readColor } from '@/styles/read-tokens';
import { bySite, readAll, sites, textOf } from './sites';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type OpeningHours = { dayOfWeek: string[]; opens: string; closes: string };

/** Replaces no-break spaces, as `textOf` does. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/** Leaves only letters and digits, to compare an address whatever its punctuation. */
function lettersOf(text: string): string {
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

  test('the home page contains every text of the content', () => {
    const { gallery, services, shop, team, testimonials } = content;
    const texts = [
      content.home.hero.lede,
      content.home.booking.note,
      ...content.home.booking.steps,
      shop.address.street,
      shop.address.city,
      shop.address.note ?? '',
      formatTelephone(shop.telephone),
      services.lede,
      ...services.services.flatMap((service) => [
        formatPrice(service),
        service.description ?? '',
        ...service.features,
      ]),
      ...team.team.flatMap((member) => [member.name, member.role ?? '', member.description ?? '']),
      ...gallery.gallery.map(({ caption = '' }) => caption),
      ...testimonials.testimonials.flatMap((testimonial) => [
        testimonial.name,
        testimonial.location ?? '',
        testimonial.text,
      ]),
    ].map(withPlainSpaces);
    const shown = textOf(home.body);
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  });

  test.each(['privacy', 'terms'] as const)('the page of %s has its title and summary', (key) => {
    const route = key === 'privacy' ? '/privacidade' : '/termos';
    const main = pages.find((page) => page.route === route)?.document.querySelector('main');
    expect(textOf(main?.querySelector('h1'))).toBe(content[key].title);
    expect(textOf(main)).toContain(withPlainSpaces(content[key].summary));
  });

  test('the home page shows each person', () => {
    expect(home.querySelectorAll('#equipe article')).toHaveLength(content.team.team.length);
  });

  test('the home page shows each photo, and opens it in a lightbox', () => {
    const { gallery: photos } = content.gallery;
    const alternatives = readAll({ document: home }, 'ul img', 'alt');
    expect(photos.filter(({ alt }) => !alternatives.includes(alt))).toEqual([]);
    expect(home.querySelectorAll('dialog')).toHaveLength(photos.length);
  });

  test('the home page shows each testimonial', () => {
    const { testimonials } = content.testimonials;
    expect(home.querySelectorAll('blockquote')).toHaveLength(testimonials.length);
  });

  test('the 404 page is marked as English where its text is English', () => {
    const english = pages.flatMap(({ document }) => [...document.querySelectorAll('[lang=en]')]);
    expect(english.map(textOf)).toEqual(['Oops! Page not found', 'Return to Home']);
  });

  test('the manifest has the shop’s names and language', () => {
    const { name, shortName } = site.shop;
    expect(manifest).toMatchObject({ name, short_name: shortName, lang: 'pt-BR' });
  });

  test('the manifest has the address of the site', () => {
    const start = `${site.basePath}/`;
    expect(manifest).toMatchObject({ id: start, start_url: start, scope: start });
  });

  test('the manifest has the colour of the page', () => {
    const color = readColor('page');
    expect(manifest).toMatchObject({ background_color: color, theme_color: color });
  });

  test('the manifest names published icons, one of them maskable', () => {
    const icons = manifest.icons as { src: string; purpose?: string }[];
    const files = icons.map(({ src }) => src.slice(site.basePath.length + 1));
    expect(site.files).toEqual(expect.arrayContaining(files));
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  });

  test('the title and the footer have the name of the shop', () => {
    expect(home.title.startsWith(`${site.shop.name} · `)).toBe(true);
    expect(textOf(home.querySelector('footer'))).toContain(site.shop.name);
  });

  test('the share picture has ink where the headline and the sign belong', async () => {
    const picture = sharp(path.join(site.folder, 'og.png')).removeAlpha();
    const countPixels = async (left: number, width: number, color: string) => {
      const region = picture.clone().extract({ left, top: 0, width, height: 520 });
      const { data: bytes } = await region.raw().toBuffer({ resolveWithObject: true });
      const wanted = color.slice(1);
      let count = 0;
      for (let start = 0; start < bytes.length; start += 3) {
        count += bytes.subarray(start, start + 3).toString('hex') === wanted ? 1 : 0;
      }
      return count;
    };
    const headlinePixels = await countPixels(56, 640, readColor('accent'));
    const signPixels = await countPixels(848, 296, readColor('light'));
    expect(headlinePixels).toBeGreaterThan(20_000);
    expect(signPixels).toBeGreaterThan(3_000);
  });

  test('the structured data has the name, the URL and the telephone of the page', () => {
    const [call = ''] = readAll({ document: home }, 'a[href^="tel:"]', 'href');
    expect(data).toMatchObject({
      '@id': site.absolute('/#barbearia'),
      name: site.shop.name,
      telephone: call.replace('tel:', ''),
      url: site.absolute('/'),
    });
  });

  test('the structured data has the hero in three ratios and the photos of the gallery', () => {
    const shown = readAll({ document: home }, '#galeria li img', 'src');
    const galleryPhotos = shown.map((src) => new URL(src, site.absolute('/')).href);
    // The hero's photo may be in the gallery, too.
    const expected = new Set([...data.image.slice(0, 3), ...galleryPhotos]);
    expect(data.image).toEqual([...expected]);
  });

  test('every photo of the structured data is published', () => {
    const published = new Set(site.files.map((file) => site.absolute(`/${file}`)));
    expect(data.image.length).toBeGreaterThan(2);
    expect(data.image.filter((photo: string) => !published.has(photo))).toEqual([]);
  });

  test('the structured data has the address of the page', () => {
    const { streetAddress, addressLocality, addressRegion, postalCode } = data.address;
    const address = [streetAddress, addressLocality, addressRegion, postalCode].join(' ');
    expect(lettersOf(textOf(home.querySelector('address')))).toBe(lettersOf(address));
  });

  test('the structured data has the booking page', () => {
    expect(data.potentialAction.target).toBe(content.shop.bookingUrl);
  });

  test('the structured data offers the services of the page', () => {
    const offers = data.hasOfferCatalog.itemListElement as { itemOffered: { name: string } }[];
    const titles = readAll({ document: home }, '#servicos article', 'aria-label');
    expect(offers.map(({ itemOffered }) => itemOffered.name)).toEqual(titles);
  });

  test('the structured data has the opening hours of the table', () => {
    const periods = data.openingHoursSpecification as OpeningHours[];
    const described = WEEKDAYS.map((day) => {
      const own = periods.filter(({ dayOfWeek }) => dayOfWeek.includes(day));
      return own.map(({ opens, closes }) => `${opens}–${closes}`).join(' ') || 'Fechado';
    });
    // Search engines read 00:00 as the start of a day, so there a day ends at 23:59.
    const asShown = described.map((hours) =>
      hours.replace('00:00–23:59', '24 horas').replace('23:59', '00:00'),
    );
    const rows = [...home.querySelectorAll('tr:not([data-from]) td')];
    expect(asShown).toEqual(rows.map(textOf));
  });

  test('the contact card has the name, the telephone and the URL of the page', () => {
    const name = site.shop.name.replace(/[,;]/g, '\\$&');
    for (const line of [`FN:${name}`, `VOICE:${data.telephone}`, `URL:${data.url}`]) {
      expect(card).toContain(`${line}\r\n`);
    }
  });
});

describe('the fixture shop, which is the opposite of the sample', () => {
  const [, fixture] = sites as [unknown, (typeof sites)[0]];

  test('is under a base path on another host', () => {
    expect(fixture.absolute('/')).toBe('https://vasconcelos.github.io/barbearia/');
  });

  test('has a service that is free and one that costs more than a thousand', () => {
    expect(textOf(fixture.home.querySelector('#servicos'))).toMatch(/grátis.*R\$ 1\.200/);
  });

  test('has a letter for each person whose portrait may be missing', () => {
    expect(readAll({ document: fixture.home }, '[data-letter]', 'data-letter')).toEqual(['R', 'N']);
  });

  test('has a photo that is cropped around its own focus', () => {
    expect(fixture.read('index.html')).toContain('--focus:50% 20%');
  });

  test('has an e-mail address that Cloudflare must not replace', () => {
    const html = fixture.read('privacidade.html');
    expect(html).toMatch(/<!--email_off-->.*o@vasconcelos\.example.*<!--\/email_off-->/s);
  });

  test('has a contact card with both telephones', () => {
    expect(fixture.read('contato.vcf')).toMatch(/TEL;TYPE=WORK.*TEL;TYPE=CELL/s);
  });

  test('has another share picture than the sample', () => {
    expect(fixture.read('og.png')).not.toBe(sites[0]?.read('og.png'));
  });
});
