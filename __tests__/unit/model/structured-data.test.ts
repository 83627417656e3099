/** @jest-environment node */

import { formatInlineJson } from '@/components/ui/inline-script/inline-script';
import { getContent } from '@/model';
import type { Content } from '@/model/content';
import { buildMapUrl } from '@/model/derive/links';
import { createSiteUrl } from '@/model/derive/site-url';
import { buildStructuredData } from '@/model/derive/structured-data';
import type { SpecialDay } from '@/model/schema/opening-hours';

const content = getContent();

const { home, openingHours, shop } = content;
const site = createSiteUrl(() => 'https://jatoba.example', {
  NODE_ENV: 'test',
  BASE_PATH: '/loja',
});

/** The content with changes. */
function build(changes: Partial<Content> = {}) {
  return buildStructuredData({ ...content, ...changes }, site, new Date('2026-11-20T15:00:00Z'));
}

test('names the shop, where it is, how to book and how to pay', () => {
  expect(build()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    name: 'Barbearia Jatobá',
    description: shop.description,
    url: 'https://jatoba.example/loja/',
    telephone: shop.telephone,
    image: 'https://jatoba.example/loja/og.png',
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${shop.address.street}, ${shop.address.district}`,
      addressLocality: shop.address.city,
      addressRegion: shop.address.state,
      postalCode: shop.address.postalCode,
      addressCountry: 'BR',
    },
    hasMap: buildMapUrl(shop),
    priceRange: '$$',
    currenciesAccepted: 'BRL',
    paymentAccepted: shop.paymentMethods.join(', '),
    potentialAction: { '@type': 'ReserveAction', target: shop.bookingUrl },
  });
  expect(build()).not.toHaveProperty('geo');
  expect(build()).not.toHaveProperty('sameAs');
  // Google forbids businesses to mark up their own reviews.
  expect(JSON.stringify(build())).not.toMatch(/rating|review/i);
});

test('has the position, the profiles and the way to book that the shop has', () => {
  const { district: _, ...address } = shop.address;
  const geo = { latitude: -23.55, longitude: -46.63 };
  const profile = 'https://www.instagram.com/barbearia.jatoba/';
  const social: Content['shop']['social'] = [
    { network: 'Facebook', url: 'https://www.facebook.com/' }, // Nobody's own.
    { network: 'Instagram', url: profile },
  ];
  expect(build({ shop: { ...shop, address, geo, social, bookingUrl: undefined } })).toMatchObject({
    address: { streetAddress: shop.address.street },
    geo: { '@type': 'GeoCoordinates', ...geo },
    hasMap: 'https://www.google.com/maps?q=-23.55%2C-46.63',
    sameAs: [profile],
    potentialAction: { target: expect.stringContaining('https://wa.me/') },
  });
});

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test('lists Monday to Saturday only', () => {
  expect(build()).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: WORKDAYS, opens: '09:00', closes: '19:00' },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
    ],
  });
  expect(JSON.stringify(build())).not.toContain('Sunday');
});

test.each([
  ['that closes at midnight ends at 23:59', ['18:00–24:00'], ['18:00–23:59']],
  ['that goes on into the night closes on the next', ['18:00–26:00'], ['18:00–02:00']],
  ['with a break has two times', ['09:00–12:00', '13:30–19:00'], ['09:00–12:00', '13:30–19:00']],
])('a day %s', (_day, hours, expected) => {
  const sat = hours.map((period) => {
    const [opens = '', closes = ''] = period.split('–');
    return { opens, closes };
  });
  const data = build({ openingHours: { ...openingHours, week: { ...openingHours.week, sat } } });
  const periods = Object(data).openingHoursSpecification as Record<string, string>[];
  const saturday = periods.filter(({ dayOfWeek }) => dayOfWeek?.includes('Saturday'));
  expect(saturday.map(({ opens, closes }) => `${opens}–${closes}`)).toEqual(expected);
});

test('lists coming special days, closed or with other hours', () => {
  const day = (date: string, hours: SpecialDay['hours']) => {
    return { from: date, to: date, hours, note: 'Especial' };
  };
  const morning = [{ opens: '09:00', closes: '13:00' }];
  const specialDays = [day('2026-11-02', []), day('2026-12-24', morning), day('2026-12-25', [])];
  const [eve, christmas] = ['2026-12-24', '2026-12-25'].map((date) => {
    return { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date };
  });
  const data = build({ openingHours: { ...openingHours, specialDays } });
  expect(data).toHaveProperty('specialOpeningHoursSpecification', [
    { ...eve, opens: '09:00', closes: '13:00' },
    { ...christmas, opens: '00:00', closes: '00:00' },
  ]);
  const usual = build({ openingHours: { ...openingHours, specialDays: [] } });
  expect(usual).not.toHaveProperty('specialOpeningHoursSpecification');
});

test.each([
  [{}, '/fotos', 'https://jatoba.example/fotos'],
  [{ BASE_PATH: '/loja//', SITE_URL: '' }, '/loja/fotos', 'https://jatoba.example/loja/fotos'],
  [{ SITE_URL: 'https://ze.github.io/' }, '/fotos', 'https://ze.github.io/fotos'],
])('with the settings %j, the site is where they say', (settings, path, absolute) => {
  const { path: link, absolute: address } = createSiteUrl(() => 'https://jatoba.example', {
    NODE_ENV: 'test',
    ...settings,
  });
  expect([link('/fotos'), address('/fotos')]).toEqual([path, absolute]);
});

test('offers every service, at its price in BRL if it has one', () => {
  const name = home.services.heading.join(' ');
  expect(build()).toMatchObject({ hasOfferCatalog: { '@type': 'OfferCatalog', name } });
  const prices = [
    { amount: 37.5, isMinimum: false },
    { amount: 0, isMinimum: false },
    { isMinimum: false },
    { amount: 80, isMinimum: true },
  ];
  const priced = prices.map((price, index) => ({ title: `Corte ${index}`, features: [], price }));
  const offers = [
    { price: 37.5, priceCurrency: 'BRL' },
    { price: 0, priceCurrency: 'BRL' },
    {},
    { priceSpecification: { '@type': 'PriceSpecification', minPrice: 80, priceCurrency: 'BRL' } },
  ];
  expect(build({ services: priced })).toHaveProperty(
    'hasOfferCatalog.itemListElement',
    offers.map((offer, index) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: `Corte ${index}` },
      ...offer,
    })),
  );
});

test('no text can end the element around it', () => {
  const description = '</script><script>alert("1")</script><!-- \u2028';
  const json = formatInlineJson(build({ shop: { ...shop, description } }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json).description).toBe(description);
});
