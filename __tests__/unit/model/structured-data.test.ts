import { formatInlineJson } from '@/components/ui/inline-script/inline-script';
import { type Content, loadContent } from '@/model/content';
import type { SpecialDay } from '@/model/hours/types';
import type { Shop } from '@/model/shop/shop';
import { buildStructuredData } from '@/model/shop/structured-data';
import { buildWeek, readHours } from '../../fixtures/week';

let content: Content;

beforeAll(async () => {
  content = await loadContent();
});

const build = (changes: Partial<Content> = {}) =>
  buildStructuredData({ ...content, ...changes }, ['a-1200.jpg'], new Date('2026-11-20T15:00Z'));

const buildWith = (changes: Partial<Shop>) => build({ shop: { ...content.shop, ...changes } });

const buildHours = (days: Record<string, string>, specialDays: SpecialDay[] = []) =>
  build({ openingHours: { week: buildWeek(days), specialDays } });

test('structured data has the shop’s name and address, and says how to book and pay', () => {
  expect(build()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    name: 'Barbearia Irmãos Vasconcelos & Sobrinhos',
    description: 'Corte, barba e trança no Pina, no Recife.',
    url: 'https://www.vasconcelos.example.com/',
    telephone: '+558133331234',
    '@id': 'https://www.vasconcelos.example.com/#barbearia',
    image: ['https://www.vasconcelos.example.com/fotos/a-1200.jpg'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Avenida Herculano Bandeira, 785, loja 2, Pina',
      addressLocality: 'Recife',
      addressRegion: 'AM',
      postalCode: '51110-131',
      addressCountry: 'BR',
    },
    hasMap: expect.stringContaining('Avenida+Herculano+Bandeira%2C+785'),
    priceRange: '$$$',
    currenciesAccepted: 'BRL',
    paymentAccepted: 'dinheiro, Pix',
    potentialAction: { '@type': 'ReserveAction', target: content.shop.bookingUrl },
    sameAs: content.shop.social,
  });
});

test('structured data leaves out the booking page, the price range and payment methods if the shop has none', () => {
  const data = buildWith({ bookingUrl: undefined, priceRange: undefined, paymentMethods: [] });
  expect(data).toMatchObject({ '@type': 'HairSalon', currenciesAccepted: 'BRL' });
  expect(data).not.toHaveProperty('potentialAction');
  expect(data).not.toHaveProperty('priceRange');
  expect(data).not.toHaveProperty('paymentAccepted');
  expect(JSON.stringify(data)).not.toMatch(/undefined|null|""/);
});

test.each(['https://wa.me/5511912345678', 'https://api.whatsapp.com/send?phone=5511912345678'])(
  'structured data doesn’t offer the chat %s as a page for reservations',
  (bookingUrl) => {
    expect(buildWith({ bookingUrl })).not.toHaveProperty('potentialAction');
  },
);

// Google forbids businesses to mark up reviews of themselves.
test('structured data doesn’t contain reviews', () => {
  expect(JSON.stringify(build())).not.toMatch(/rating|review/i);
});

test('structured data lists the shop’s profiles, but not a network’s home page or a chat', () => {
  const [home, chat] = ['https://www.facebook.com/', 'https://wa.me/5511987654321'];
  const profile = 'https://www.instagram.com/jatoba/';
  expect(buildWith({ social: [home, chat, profile] })).toMatchObject({ sameAs: [profile] });
  expect(buildWith({ social: [home, chat] })).not.toHaveProperty('sameAs');
});

const weekdayHours = (dayOfWeek: string[], opens: string, closes: string) => {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
};

const specialHours = (validFrom: string, validThrough: string, opens: string, closes: string) => {
  return { '@type': 'OpeningHoursSpecification', validFrom, validThrough, opens, closes };
};

test('weekdays with the same hours share one entry of the structured data', () => {
  const nine = '09:00–19:00';
  const withBreak = '09:00–12:00 13:30–24:00';
  const data = buildHours({
    seg: nine,
    ter: nine,
    sex: withBreak,
    sáb: '18:00–26:00',
    dom: '00:00–24:00',
  });
  expect(data).toHaveProperty('openingHoursSpecification', [
    weekdayHours(['Monday', 'Tuesday'], '09:00', '19:00'),
    weekdayHours(['Friday'], '09:00', '12:00'),
    weekdayHours(['Friday'], '13:30', '23:59'),
    weekdayHours(['Saturday'], '18:00', '02:00'), // Closes on the next day.
    weekdayHours(['Sunday'], '00:00', '23:59'), // 24:00 becomes 23:59.
  ]);
  expect(data).not.toHaveProperty('specialOpeningHoursSpecification');
});

test('structured data lists the coming holidays with their hours, or as closed', () => {
  const hours = readHours('09:00–24:00');
  const data = buildHours({}, [
    { from: '2026-11-02', to: '2026-11-02', hours: [], note: 'Finados' },
    { from: '2026-12-24', to: '2026-12-24', hours, note: 'Véspera' },
    { from: '2026-12-25', to: '2027-01-02', hours: [], note: 'Férias' },
  ]);
  expect(data).toHaveProperty('specialOpeningHoursSpecification', [
    specialHours('2026-12-24', '2026-12-24', '09:00', '23:59'),
    specialHours('2026-12-25', '2027-01-02', '00:00', '00:00'), // Closed.
  ]);
});

test('structured data offers every service, with its price in reais if it has one', () => {
  const features: string[] = [];
  const services = [
    { title: 'Corte', features, price: 37.5 },
    { title: 'Bebê', features, price: 0 },
    { title: 'Barba', features },
    { title: 'Trança', features, price: 80, priceFrom: true },
  ];
  const from = { '@type': 'PriceSpecification', minPrice: 80, priceCurrency: 'BRL' };
  const data = build({
    services: { ...content.services, heading: ['Tabela', 'nova'], items: services },
  });
  expect(data).toMatchObject({ hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Tabela nova' } });
  const serviceOf = (name: string) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
  });
  expect(data).toHaveProperty('hasOfferCatalog.itemListElement', [
    { ...serviceOf('Corte'), price: 37.5, priceCurrency: 'BRL' },
    { ...serviceOf('Bebê'), price: 0, priceCurrency: 'BRL' },
    serviceOf('Barba'),
    { ...serviceOf('Trança'), priceSpecification: from },
  ]);
});

test('text in the structured data can’t close the script element', () => {
  const description = '</script><script>alert("1")</script><!-- \u2028';
  const json = formatInlineJson(buildWith({ description }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json).description).toBe(description);
});
