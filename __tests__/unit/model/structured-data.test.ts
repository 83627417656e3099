import { formatInlineJson } from '@/components/ui/inline-script/inline-script';
import { type Content, loadContent } from '@/model/content';
import type { SpecialDay, Week } from '@/model/opening-hours';
import type { Shop } from '@/model/schema';
import { buildStructuredData } from '@/model/structured-data';
import { CLOSED_WEEK } from '../../fixtures/closed-week';

let content: Content;

beforeAll(async () => {
  content = await loadContent();
});

const build = (changes: Partial<Content> = {}) =>
  buildStructuredData(
    { ...content, ...changes },
    ['fachada.1f0c9a-1200.jpg'],
    new Date('2026-11-20T15:00:00Z'),
  );

const buildWith = (changes: Partial<Shop>) => build({ shop: { ...content.shop, ...changes } });

const buildHours = (week: Partial<Week>, specialDays: SpecialDay[] = []) =>
  build({ openingHours: { week: { ...CLOSED_WEEK, ...week }, specialDays } });

test('names the shop, where it is, how to book and how to pay', () => {
  expect(build()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    '@id': 'https://www.vasconcelos.example/#barbearia',
    name: 'Barbearia Irmãos Vasconcelos & Sobrinhos',
    description: 'Corte, barba e trança no Pina, no Recife.',
    url: 'https://www.vasconcelos.example/',
    telephone: '+558133331234',
    image: ['https://www.vasconcelos.example/fotos/fachada.1f0c9a-1200.jpg'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Avenida Herculano Bandeira, 785, loja 2, Pina',
      addressLocality: 'Recife',
      addressRegion: 'AM',
      postalCode: '51110-131',
      addressCountry: 'BR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -3.119, longitude: -60.0217 },
    hasMap: 'https://www.google.com/maps?q=-3.119%2C-60.0217',
    priceRange: '$$$',
    currenciesAccepted: 'BRL',
    paymentAccepted: 'dinheiro, Pix',
    potentialAction: { '@type': 'ReserveAction', target: content.shop.bookingUrl },
    sameAs: content.shop.social,
  });
  expect(buildWith({ geo: undefined })).not.toHaveProperty('geo');
  // Google forbids businesses to mark up their own reviews.
  expect(JSON.stringify(build())).not.toMatch(/rating|review/i);
});

test('a network’s home page is nobody’s profile', () => {
  const [home, profile] = ['https://www.facebook.com/', 'https://www.instagram.com/jatoba/'];
  expect(buildWith({ social: [home, profile] })).toMatchObject({ sameAs: [profile] });
  expect(buildWith({ social: [home] })).not.toHaveProperty('sameAs');
});

test('lists the open days only, those of the same hours together', () => {
  const nine = [{ opens: '09:00', closes: '19:00' }];
  const data = buildHours({ mon: nine, tue: nine, sat: [{ opens: '09:00', closes: '17:00' }] });
  expect(data).toHaveProperty('openingHoursSpecification', [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday'],
      opens: '09:00',
      closes: '19:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday'],
      opens: '09:00',
      closes: '17:00',
    },
  ]);
  expect(data).not.toHaveProperty('specialOpeningHoursSpecification');
});

test.each([
  ['that closes at midnight ends at 23:59', '18:00–24:00', '18:00–23:59'],
  ['that goes on into the night closes on the next', '18:00–26:00', '18:00–02:00'],
  ['with a break has two times', '09:00–12:00 13:30–19:00', '09:00–12:00 13:30–19:00'],
])('a day %s', (_, periods, expected) => {
  const sat = periods.split(' ').map((period) => {
    const [opens = '', closes = ''] = period.split('–');
    return { opens, closes };
  });
  const listed = Object(buildHours({ sat })).openingHoursSpecification as typeof sat;
  expect(listed.map(({ opens, closes }) => `${opens}–${closes}`).join(' ')).toBe(expected);
});

test('lists coming special days to their last date, closed or with other hours', () => {
  const hours = [{ opens: '09:00', closes: '24:00' }];
  const data = buildHours({}, [
    { from: '2026-11-02', to: '2026-11-02', hours: [], note: 'Finados' },
    { from: '2026-12-24', to: '2026-12-24', hours, note: 'Véspera' },
    { from: '2026-12-25', to: '2027-01-02', hours: [], note: 'Férias' },
  ]);
  expect(data).toHaveProperty('specialOpeningHoursSpecification', [
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
      opens: '09:00',
      closes: '23:59',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2027-01-02',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
});

test('offers every service, at its price in BRL if it has one', () => {
  const prices = [{ price: 37.5 }, { price: 0 }, {}, { price: 80, priceFrom: true }];
  const services = prices.map((price, index) => ({
    title: `Corte ${index}`,
    features: [],
    ...price,
  }));
  const offers = [
    { price: 37.5, priceCurrency: 'BRL' },
    { price: 0, priceCurrency: 'BRL' },
    {},
    { priceSpecification: { '@type': 'PriceSpecification', minPrice: 80, priceCurrency: 'BRL' } },
  ];
  const data = build({ services: { ...content.services, heading: ['Tabela', 'nova'], services } });
  expect(data).toHaveProperty('hasOfferCatalog', {
    '@type': 'OfferCatalog',
    name: 'Tabela nova',
    itemListElement: offers.map((offer, index) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: `Corte ${index}` },
      ...offer,
    })),
  });
});

test('no text can end the element around it', () => {
  const description = '</script><script>alert("1")</script><!-- \u2028';
  const json = formatInlineJson(buildWith({ description }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json).description).toBe(description);
});

test.each([
  [{}, '/fotos', 'https://jatoba.example/fotos'],
  [{ BASE_PATH: '/loja//', SITE_URL: '' }, '/loja/fotos', 'https://jatoba.example/loja/fotos'],
  [{ SITE_URL: 'https://ze.github.io/' }, '/fotos', 'https://ze.github.io/fotos'],
])('with the settings %j, the site is where they say', (settings, path, absolute) => {
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  jest.isolateModules(() => {
    const { absoluteUrl, pathTo } = jest.requireActual('@/model/site-url');
    const url = 'https://jatoba.example';
    expect([pathTo('/fotos'), absoluteUrl({ url }, '/fotos')]).toEqual([path, absolute]);
  });
});
