import { getContent } from '@/model';
import { formatPrice, formatTelephone } from '@/model/derive/format';
import { buildTemplateVariables, interpolate } from '@/model/derive/interpolate';
import { buildBookingUrl, buildWhatsappUrl } from '@/model/derive/links';
import { withoutMarkup } from '@/model/schema/markup';
import { files, isOurs, pages, readAll, readFile } from './published-site';

const content = getContent();

/** `NodeFilter.SHOW_TEXT` in browsers. */
const SHOW_TEXT = 4;

const { gallery, services, shop, team, testimonials } = content;
const home = pages.find(({ route }) => route === '/');
const homeText = home?.elements.find(({ tag }) => tag === 'body')?.text.replaceAll('\u00a0', ' ');

test('the home page contains the texts of the content', () => {
  const read = (text: string) => interpolate(withoutMarkup(text), buildTemplateVariables(shop));
  const texts = [
    read(content.home.booking.note),
    shop.address.street,
    shop.address.city,
    ...services.flatMap(({ description, features }) => [read(description ?? ''), ...features]),
    ...team.flatMap(({ name, role = '', description = '' }) => [name, role, read(description)]),
    ...gallery.flatMap(({ caption }) => caption ?? []),
    ...testimonials.flatMap(({ name, location = '', text }) => [name, location, text]),
  ];
  const expected = texts.map((text) => text.replaceAll('\u00a0', ' '));
  expect(expected.filter((text) => !homeText?.includes(text))).toEqual([]);
});

test('titles, prices, buttons and the telephone are each in one text node or label', () => {
  const texts = home?.document.createTreeWalker(home.document, SHOW_TEXT);
  const found = home ? readAll(home, '*', 'aria-label') : [];
  while (texts?.nextNode()) {
    found.push(texts.currentNode.textContent ?? '');
  }
  const { home: words, privacy, terms, uiText } = content;
  const expected = [
    shop.name.full,
    formatTelephone(shop.telephone ?? shop.whatsapp),
    words.hero.headline.join(' '),
    words.hero.servicesLabel,
    uiText.bookLabel,
    words.booking.heading.join(' '),
    words.booking.bookLabel,
    ...(gallery.length > 0 ? [uiText.viewer.close] : []),
    uiText.menu.open,
    uiText.menu.close,
    ...services.flatMap(({ title, price }) => [title, formatPrice(price)]),
    privacy.title,
    terms.title,
  ];
  expect(expected.filter((phrase) => !found.some((text) => text.includes(phrase)))).toEqual([]);
});

test('the home page shows each service, person, photo and testimonial', () => {
  const count = (tag: string) => home?.elements.filter((element) => element.tag === tag).length;
  const galleryPhotos = home?.elements.filter(({ attributes }) =>
    gallery.some(({ alt }) => attributes.get('alt') === alt),
  );
  expect(count('blockquote')).toBe(testimonials.length);
  expect(count('article')).toBe(services.length + team.length);
  expect(galleryPhotos?.length).toBeGreaterThanOrEqual(gallery.length);
});

test('empty lists have no section and no link', () => {
  const parts = [
    { list: team, id: 'equipe' },
    { list: gallery, id: 'galeria' },
    { list: testimonials },
  ];
  const sections = home?.elements.filter(({ tag }) => tag === 'section') ?? [];
  const ids = sections.map(({ attributes }) => attributes.get('id'));
  const links = home?.elements.map(({ attributes }) => attributes.get('href'));
  for (const { list, id } of parts.filter((part) => part.id)) {
    expect(ids.includes(id)).toBe(list.length > 0);
    expect(list.length > 0 || !links?.includes(`#${id}`)).toBe(true);
  }
  // Always present: hero, services, booking and contact.
  expect(sections).toHaveLength(4 + parts.filter(({ list }) => list.length > 0).length);
});

test('header, opening and booking section lead to the booking URL or, without one, to WhatsApp', () => {
  const booking = buildBookingUrl(shop);
  const [heading] = home?.document.querySelectorAll('h1') ?? [];
  expect(heading?.closest('section')).toBe(home?.document.querySelector('main > section'));
  for (const part of ['header', 'main > section', '#agendar']) {
    const links = [...(home?.document.querySelector(part)?.querySelectorAll('a') ?? [])];
    const ways = links.filter(({ href }) => href === new URL(booking).href);
    expect([part, ways.length > 0]).toEqual([part, true]);
  }
});

test('each service leads to the booking section or, without a booking URL, to a WhatsApp that names it', () => {
  const cards = [...(home?.document.querySelectorAll('#servicos article') ?? [])];
  const ways = cards.map((card) => [...card.querySelectorAll('a')].at(-1)?.getAttribute('href'));
  expect(ways).toEqual(
    services.map(({ title }) => (shop.bookingUrl ? '#agendar' : buildWhatsappUrl(shop, title))),
  );
});

test('the 404 page is marked as English only if its text is English', () => {
  const html = pages.find(({ route }) => route === '/404')?.html ?? '';
  const inEnglish = html.match(/ lang="?en\b/g) ?? [];
  expect(inEnglish).toHaveLength(html.includes('Oops! Page not found') ? 2 : 0);
});

test('the sample content reminder only appears in next dev and in the CMS', () => {
  const texts = files
    .filter((file) => isOurs(file) && /\.(html|js|css|txt)$/.test(file))
    .map(readFile);
  expect(texts.filter((text) => /owner-notes|barbearia de exemplo/.test(text))).toEqual([]);
});
