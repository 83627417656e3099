import { content } from '@/model';
import { listExamples } from '@/model/check/examples';
import { formatPrice, formatTelephone } from '@/model/derive/format';
import { withoutMarkup } from '@/model/schema/text';
import { files, pages, readFile } from './published-site';

const { gallery, openingHours, services, shop, team, testimonials } = content;
const home = pages.find(({ route }) => route === '/');
const homeText = home?.elements.find(({ tag }) => tag === 'body')?.text.replaceAll('\u00a0', ' ');

test('the home page says what the content says, whatever it is', () => {
  const facts = [
    shop.name.proper,
    formatTelephone(shop.telephone),
    shop.address.street,
    shop.address.city,
    ...services.flatMap(({ title, description, price, features }) => [
      title,
      withoutMarkup(description ?? ''),
      formatPrice(price).replaceAll('\u00a0', ' '),
      ...features,
    ]),
    ...team.flatMap(({ name, role = '', description = '' }) => [
      name,
      role,
      withoutMarkup(description),
    ]),
    ...gallery.flatMap(({ caption }) => caption ?? []),
    ...testimonials.flatMap(({ name, location = '', text }) => [name, location, text]),
  ];
  const said = facts.map((fact) => fact.replaceAll('\u00a0', ' '));
  expect(said.filter((fact) => !homeText?.includes(fact))).toEqual([]);
});

test('each service, member, photo and testimonial is there once', () => {
  const count = (tag: string) => home?.elements.filter((element) => element.tag === tag).length;
  const galleryPhotos = home?.elements.filter(({ attributes }) =>
    gallery.some(({ alt }) => attributes.get('alt') === alt),
  );
  expect(count('blockquote')).toBe(testimonials.length);
  // One card for booking, besides services and members.
  expect(count('article')).toBe(services.length + team.length + 1);
  expect(galleryPhotos?.length).toBeGreaterThanOrEqual(gallery.length);
});

test('every page has the shop’s name in its title', () => {
  const titles = pages.map(({ elements }) => elements.find(({ tag }) => tag === 'title')?.text);
  expect(titles.filter((title) => !title?.includes(shop.name.whole))).toEqual([]);
});

test('the structured data lists every service and the days that are open', () => {
  const json = home?.elements.find(
    ({ attributes }) => attributes.get('type') === 'application/ld+json',
  )?.text;
  const data = JSON.parse(json ?? '{}');
  expect(data.name).toBe(shop.name.whole);
  expect(data.hasOfferCatalog.itemListElement).toHaveLength(services.length);

  const days = data.openingHoursSpecification.flatMap(
    (one: { dayOfWeek: unknown }) => one.dayOfWeek,
  );
  const periods = Object.values(openingHours.week).flat();
  expect(days).toHaveLength(periods.length);
});

test('the reminder of examples stays in next dev', () => {
  const texts = files.filter((file) => /\.(html|js|css|txt)$/.test(file)).map(readFile);
  expect(texts.filter((text) => /owner-notes|Conteúdo de exemplo/.test(text))).toEqual([]);
});

test('an example is only where the content says so', () => {
  const marked = listExamples().length > 0;
  expect(/barbearia-jatoba\.example/.test(home?.html ?? '')).toBe(
    marked && !process.env.SITE_URL && shop.url.includes('.example'),
  );
});
