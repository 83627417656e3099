import {
  createPngResponse,
  drawSharePicture,
  SHARE_PICTURE_WIDTH,
} from '@/build/drawings/drawings';
import { type Content, loadContent } from '@/model/content';
import { formatPrice, formatTelephone } from '@/model/format';
import { splitName } from '@/model/names';
import { readColor } from '@/styles/read-tokens';
import { bySite, readAll, sites, wordsOf } from './sites';

describe.each(bySite)('%s', (_, site) => {
  let content: Content;
  const { home, pages } = site;

  beforeAll(async () => {
    process.env.CONTENT_DIR = site.contentFolder;
    content = await loadContent();
  });

  test('the pages contain the texts of the content', () => {
    const { gallery, privacy, services, shop, team, terms, testimonials } = content;
    const texts = [
      content.home.hero.lede,
      content.home.booking.note,
      ...content.home.booking.steps,
      shop.address.street,
      shop.address.city,
      shop.address.note ?? '',
      formatTelephone(shop.telephone),
      services.lede,
      ...services.services.flatMap((it) => [formatPrice(it), it.description ?? '', ...it.features]),
      ...team.team.flatMap((it) => [it.name, it.role ?? '', it.description ?? '']),
      ...gallery.gallery.map(({ caption = '' }) => caption),
      ...testimonials.testimonials.flatMap((it) => [it.name, it.location ?? '', it.text]),
    ].map((text) => text.replaceAll('\u00a0', ' '));
    expect(texts.filter((text) => !wordsOf(home.body).includes(text))).toEqual([]);
    for (const [name, policy] of Object.entries({ privacidade: privacy, termos: terms })) {
      const main = pages.find(({ route }) => route === `/${name}`)?.document.querySelector('main');
      expect(wordsOf(main?.querySelector('h1'))).toBe(policy.title);
      expect(wordsOf(main)).toContain(policy.summary.replaceAll('\u00a0', ' '));
    }
  });

  test('the home page shows each person, photo and testimonial', () => {
    const { gallery, team, testimonials } = content;
    const alts = readAll({ document: home }, 'ul img', 'alt');
    expect(gallery.gallery.filter(({ alt }) => !alts.includes(alt))).toEqual([]);
    expect(home.querySelectorAll('dialog')).toHaveLength(gallery.gallery.length);
    expect(home.querySelectorAll('blockquote')).toHaveLength(testimonials.testimonials.length);
    expect(home.querySelectorAll('#equipe article')).toHaveLength(team.team.length);
  });

  test('the 404 page is marked as English where its text is English', () => {
    const english = pages.flatMap(({ document }) => [...document.querySelectorAll('[lang=en]')]);
    expect(english.map(wordsOf)).toEqual(['Oops! Page not found', 'Return to Home']);
  });

  test('the manifest agrees with the page', () => {
    const { icons, ...manifest } = JSON.parse(site.read('manifest.webmanifest'));
    const { name, shortName: short_name } = site.shop;
    const [start, colour] = [`${site.basePath}/`, readColor('page')];
    const places = { id: start, start_url: start, scope: start };
    const colours = { background_color: colour, theme_color: colour };
    expect(manifest).toMatchObject({ name, short_name, lang: 'pt-BR', ...places, ...colours });
    expect(home.title.startsWith(`${name} · `)).toBe(true);
    expect(wordsOf(home.querySelector('footer'))).toContain(name);
    const files = icons.map(({ src }: { src: string }) => src.slice(start.length));
    expect(site.files).toEqual(expect.arrayContaining(files));
    expect(JSON.stringify(icons).match(/"maskable"/g)).toHaveLength(1);
  });

  test('the share picture shows the headline and the sign', async () => {
    const { hero } = content.home;
    const svg = drawSharePicture({ headline: hero.headline, shopName: splitName(content.shop) });
    const picture = await createPngResponse(svg, SHARE_PICTURE_WIDTH);
    expect(site.read('og.png') === (await picture.text())).toBe(true);
  });

  test('structured data and contact card agree with the page', () => {
    const data = JSON.parse(wordsOf(home.querySelector('[type="application/ld+json"]')));
    const card = site.read('contato.vcf');
    const letters = (text: string) => text.replace(/[^\p{L}\d]/gu, '');
    const [call] = readAll({ document: home }, 'a[href^="tel:"]', 'href');
    const { name } = site.shop;
    const [url, id] = [site.absolute('/'), site.absolute('/#barbearia')];
    expect(data).toMatchObject({ name, url, '@id': id, telephone: call?.slice(4) });
    // The hero in three ratios, and the gallery's own files.
    const shown = readAll({ document: home }, '#galeria li img', 'src');
    const photos = [...data.image.slice(0, 3), ...shown.map((src) => new URL(src, url).href)];
    expect(data.image).toEqual([...new Set(photos)]);
    const published = new Set(site.files.map((file) => site.absolute(`/${file}`)));
    expect(photos.filter((photo) => !published.has(photo))).toEqual([]);
    for (const line of [
      `FN:${name.replace(/[,;]/g, '\\$&')}`,
      `VOICE:${data.telephone}`,
      `URL:${data.url}`,
    ]) {
      expect(card).toContain(`${line}\r\n`);
    }
    const { streetAddress, addressLocality, addressRegion, postalCode } = data.address;
    expect(letters(wordsOf(home.querySelector('address')))).toBe(
      letters(streetAddress + addressLocality + addressRegion + postalCode),
    );
    expect(data.potentialAction.target).toBe(content.shop.bookingUrl);
    const offers = data.hasOfferCatalog.itemListElement as { itemOffered: { name: string } }[];
    const cards = readAll({ document: home }, '#servicos article', 'aria-label');
    expect(offers.map(({ itemOffered }) => itemOffered.name)).toEqual(cards);

    const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
    const periods = data.openingHoursSpecification as Record<
      'dayOfWeek' | 'opens' | 'closes',
      string
    >[];
    const described = days.map((day) => {
      const own = periods.filter(({ dayOfWeek }) => dayOfWeek.includes(day));
      return own.map(({ opens, closes }) => `${opens}–${closes}`).join(' ') || 'Fechado';
    });
    const rows = [...home.querySelectorAll('tr:not([data-from]) td')].map(wordsOf);
    // For search engines, a day ends a minute early.
    expect(
      described.map((it) => it.replace('00:00–23:59', '24 horas').replace('23:59', '00:00')),
    ).toEqual(rows);
  });
});

test('the fixture shop is the contrary of the sample', () => {
  const [, fixture] = sites;
  expect(fixture?.absolute('/')).toBe('https://vasconcelos.github.io/barbearia/');
  expect(wordsOf(fixture?.home.querySelector('#servicos'))).toMatch(/grátis.*R\$ 1\.200/);
  const letters = [...(fixture?.home.querySelectorAll('[data-letter]') ?? [])];
  expect(letters.map((it) => it.getAttribute('data-letter')).join()).toBe('R,N');
  expect(fixture?.read('index.html')).toContain('--focus:50% 20%');
  expect(fixture?.read('privacidade.html')).toMatch(/email_off-->.*o@vasconcelos\.example.*<!--/s);
  expect(fixture?.read('contato.vcf')).toMatch(/TEL;TYPE=WORK.*TEL;TYPE=CELL/s);
});
