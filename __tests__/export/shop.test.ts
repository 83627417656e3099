import { type Content, loadContent } from '@/model/content';
import { formatPrice, formatTelephone } from '@/model/format';
import { parseTopics } from '@/model/policy';
import { bySite, readAll, sites, wordsOf } from './sites';

describe.each(bySite)('%s', (_, site) => {
  let content: Content;
  const { home, pages } = site;

  beforeAll(async () => {
    process.env.CONTENT_DIR = site.contentFolder;
    content = await loadContent();
  });

  test('the pages contain the texts of the content', () => {
    const { gallery, services, shop, team, testimonials, privacy, terms } = content;
    const texts = [
      content.home.hero.lede,
      content.home.booking.note,
      ...content.home.booking.steps,
      shop.address.street,
      shop.address.city,
      formatTelephone(shop.telephone),
      services.lede,
      ...services.services.flatMap((it) => [formatPrice(it), it.description ?? '', ...it.features]),
      ...team.team.flatMap((it) => [it.name, it.role ?? '', it.description ?? '']),
      ...gallery.gallery.map(({ caption = '' }) => caption),
      ...testimonials.testimonials.flatMap((it) => [it.name, it.location ?? '', it.text]),
    ].map((text) => text.replaceAll('\u00a0', ' '));
    expect(texts.filter((text) => !wordsOf(home.body).includes(text))).toEqual([]);
    for (const [route, policy] of [
      ['/privacidade', privacy],
      ['/termos', terms],
    ] as const) {
      const body = pages.find((page) => page.route === route)?.document.body;
      const topics = [...(body?.querySelectorAll('main section[id]') ?? [])];
      expect(topics.map((topic) => [topic.id, wordsOf(topic.querySelector('h2'))])).toEqual(
        parseTopics(policy.body).map(({ id, heading }) => [id, heading]),
      );
      expect(wordsOf(body?.querySelector('h1'))).toBe(policy.title);
      expect(wordsOf(body)).toContain(policy.summary.replaceAll('\u00a0', ' '));
    }
  });

  test('each heading is read as one text, and each service is named, priced and leads to booking', () => {
    const cards = [...home.querySelectorAll('#servicos article')];
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(
      content.services.services.map(({ title }) => title),
    );
    expect(
      cards.map((card) => [...card.querySelectorAll('a')].at(-1)?.getAttribute('href')),
    ).toEqual(cards.map(() => '#agendar'));
    const headings = [...home.querySelectorAll('h1, h2, h3')].map(wordsOf);
    const { hero, booking } = content.home;
    expect(headings).toEqual(
      expect.arrayContaining([hero.headline.join(' '), booking.heading.join(' ')]),
    );
  });

  test('the home page shows each person, photo and testimonial, and no empty section', () => {
    const { gallery, team, testimonials } = content;
    const alts = readAll({ document: home }, 'ul img', 'alt');
    expect(gallery.gallery.filter(({ alt }) => !alts.includes(alt))).toEqual([]);
    expect(home.querySelectorAll('dialog')).toHaveLength(gallery.gallery.length);
    expect(home.querySelectorAll('blockquote')).toHaveLength(testimonials.testimonials.length);
    expect(home.querySelectorAll('#equipe article')).toHaveLength(team.team.length);
    const lists = [team.team, gallery.gallery, testimonials.testimonials];
    // Always present: hero, services, booking and contact.
    expect(home.querySelectorAll('section')).toHaveLength(
      4 + lists.filter((it) => it.length > 0).length,
    );
  });

  test('header, opening and booking section lead to the booking page', () => {
    for (const part of ['header', 'main > section', '#agendar']) {
      const links = [...(home.querySelector(part)?.querySelectorAll('a') ?? [])];
      expect([part, links.map(({ href }) => href)]).toEqual([
        part,
        expect.arrayContaining([new URL(content.shop.bookingUrl).href]),
      ]);
    }
  });

  test('the 404 page is marked as English where its text is English', () => {
    const english = pages.flatMap(({ document }) => [...document.querySelectorAll('[lang=en]')]);
    expect(english.map(wordsOf)).toEqual(['Oops! Page not found', 'Return to Home']);
  });

  test('manifest, contact card and structured data agree with the page', () => {
    const manifest = JSON.parse(site.read('manifest.webmanifest'));
    const card = site.read('contato.vcf');
    const data = JSON.parse(home.querySelector('[type="application/ld+json"]')?.textContent ?? '');
    const start = `${site.basePath}/`;
    const { name, shortName, telephone } = site.shop;
    expect(home.title).toMatch(new RegExp(`^${name} · `));
    expect(wordsOf(home.querySelector('footer'))).toContain(name);
    expect(manifest).toMatchObject({
      name,
      short_name: shortName,
      lang: 'pt-BR',
      start_url: start,
      scope: start,
      id: start,
    });
    const icons: { src: string; purpose?: string }[] = manifest.icons;
    expect(icons.filter(({ src }) => !site.files.includes(src.slice(start.length)))).toEqual([]);
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);

    const [call] = readAll({ document: home }, 'a[href^="tel:"]', 'href');
    const letters = (text: string) => text.replace(/[^\p{L}\d]/gu, '');
    expect(data).toMatchObject({
      '@type': 'HairSalon',
      name,
      url: site.absolute('/'),
      '@id': site.absolute('/#barbearia'),
    });
    // Each photo of the page in three ratios, as published files.
    const photos = new Set(data.image);
    expect(data.image).toHaveLength(photos.size);
    expect(photos.size).toBeGreaterThanOrEqual(3 * content.gallery.gallery.length);
    expect(
      [...photos].filter((url) => !site.files.some((file) => url === site.absolute(`/${file}`))),
    ).toEqual([]);
    expect([data.telephone, `+55${telephone.replace(/\D/g, '')}`]).toEqual([
      call?.slice(4),
      call?.slice(4),
    ]);
    expect(card).toContain(`FN:${name}\r\n`);
    expect(card).toContain(`:${data.telephone}\r\n`);
    expect(card).toContain(`URL:${data.url}\r\n`);
    const { streetAddress, addressLocality, addressRegion, postalCode } = data.address;
    expect(letters(wordsOf(home.querySelector('address')))).toBe(
      letters(streetAddress + addressLocality + addressRegion + postalCode),
    );
    expect(data.potentialAction.target).toBe(content.shop.bookingUrl);
    const offers: { itemOffered: { name: string }; price?: number }[] =
      data.hasOfferCatalog.itemListElement;
    const cards = [...home.querySelectorAll('#servicos article')];
    expect(offers.map((offer) => offer.itemOffered.name)).toEqual(
      cards.map((it) => it.getAttribute('aria-label')),
    );
    const rows = [...home.querySelectorAll('tr:not([data-from])')].map((row) =>
      wordsOf(row.querySelector('td')),
    );
    const opensOn = (days: string) =>
      data.openingHoursSpecification.filter((it: { dayOfWeek: string[] }) =>
        it.dayOfWeek.includes(days),
      );
    for (const [index, day] of [
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ].entries()) {
      const periods: { opens: string; closes: string }[] = opensOn(day);
      const shown = periods
        .map(({ opens, closes }) => `${opens}–${closes.replace('23:59', '00:00')}`)
        .join(' ');
      expect([day, rows[index]?.replace('24 horas', '00:00–00:00')]).toEqual([
        day,
        shown || 'Fechado',
      ]);
    }
  });
});

test('the fixture shop is the contrary of the sample', () => {
  const [, fixture] = sites;
  expect(fixture?.basePath).toBe('/barbearia');
  expect(fixture?.absolute('/')).toBe('https://vasconcelos.github.io/barbearia/');
  expect(wordsOf(fixture?.home.querySelector('#servicos'))).toMatch(/grátis.*R\$ 1\.200/);
  expect(fixture?.read('contato.vcf')).toMatch(/TEL;TYPE=WORK.*TEL;TYPE=CELL/s);
});
