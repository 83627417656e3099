import { content, examples } from '@/model';
import { formatInlineJson } from '@/model/derive/inline-json';
import { createSiteUrl } from '@/model/derive/site-url';
import { buildStructuredData } from '@/model/derive/structured-data';
import type { Content } from '@/model/validate';

const { openingHours, services, shop } = content;
const site = createSiteUrl('https://jatoba.example', { NODE_ENV: 'test', BASE_PATH: '/loja' });

/** The content, with what a test changes. */
function build(changes: Partial<Content> = {}, marked: typeof examples = []) {
  return buildStructuredData({
    content: { ...content, ...changes },
    site,
    examples: marked,
    now: new Date('2026-11-20T15:00:00Z'),
  });
}

test('names the shop, where it is and how to book', () => {
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
    priceRange: '$$',
    currenciesAccepted: 'BRL',
    paymentAccepted: 'Cash, Debit Card, Credit Card, PIX',
    potentialAction: { '@type': 'ReserveAction', target: shop.bookingUrl },
    hasMap: expect.stringContaining('https://www.google.com/maps/search/?api=1&query='),
  });
});

test('lists Monday to Saturday only', () => {
  expect(build()).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '19:00',
      },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
    ],
  });
  expect(JSON.stringify(build())).not.toContain('Sunday');
});

test('a day that closes at midnight ends at 23:59', () => {
  const night = { opensAtMinute: 1080, closesAtMinute: 1440 };
  const week = { ...openingHours.week, fri: night };
  expect(build({ openingHours: { ...openingHours, week } })).toMatchObject({
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: ['Friday'], opens: '18:00', closes: '23:59' }),
    ]),
  });
});

test('tells the special days to come, closed or with other hours', () => {
  const specialDays = [
    { date: '2026-11-02', hours: null, note: 'Finados' },
    { date: '2026-12-24', hours: { opensAtMinute: 540, closesAtMinute: 780 }, note: 'Véspera' },
    { date: '2026-12-25', hours: null, note: 'Natal' },
  ];
  const data = build({ openingHours: { ...openingHours, specialDays } });
  expect(data).toHaveProperty('specialOpeningHoursSpecification', [
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
      opens: '09:00',
      closes: '13:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
  const usual = build({ openingHours: { ...openingHours, specialDays: [] } });
  expect(usual).not.toHaveProperty('specialOpeningHoursSpecification');
});

test('offers every service at its price in BRL', () => {
  expect(build()).toHaveProperty(
    'hasOfferCatalog.itemListElement',
    services.map(({ title, priceInReais }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title },
      price: priceInReais,
      priceCurrency: 'BRL',
    })),
  );
});

describe('profiles', () => {
  const profile = 'https://www.instagram.com/barbearia.jatoba/';
  const withProfile: Content['shop'] = {
    ...shop,
    social: [
      { network: 'Facebook', url: 'https://www.facebook.com/' },
      { network: 'Instagram', url: profile },
    ],
  };

  test('are those of the shop, not the home pages of networks', () => {
    expect(build({ shop: withProfile })).toHaveProperty('sameAs', [profile]);
  });

  test.each([
    [['shop', 'social', 1, 'url']],
    [['shop', 'social', 1]],
    [['shop', 'social']],
    [['shop']],
  ])('are none while %j is an example', (marked) => {
    expect(build({ shop: withProfile }, [marked])).not.toHaveProperty('sameAs');
  });

  test('an example elsewhere hides none', () => {
    const elsewhere = [
      ['shop', 'social', 0, 'url'],
      ['shop', 'url'],
    ];
    expect(build({ shop: withProfile }, elsewhere)).toHaveProperty('sameAs', [profile]);
  });

  test('the example content has none', () => {
    expect(build({}, examples)).not.toHaveProperty('sameAs');
  });
});

test('gives the position only where the owner does', () => {
  expect(build()).not.toHaveProperty('geo');
  const geo = { latitude: -23.55, longitude: -46.63 };
  expect(build({ shop: { ...shop, geo } })).toHaveProperty('geo', {
    '@type': 'GeoCoordinates',
    ...geo,
  });
});

test('a business does not rate itself', () => {
  expect(JSON.stringify(build())).not.toMatch(/rating|review/i);
});

test('no text can end the element around it', () => {
  const description = '</script><script>alert("1")</script><!-- \u2028';
  const json = formatInlineJson(build({ shop: { ...shop, description } }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json).description).toBe(description);
});
