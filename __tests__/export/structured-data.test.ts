import { content } from '@/model';
import type { Price } from '@/model/schema/services';
import { pages } from './published-site';

const JSON_LD = 'application/ld+json';

/** What search engines read on a page, and where it stands. */
const described = pages.flatMap(({ file, elements }) => {
  const body = elements.findIndex(({ tag }) => tag === 'body');
  return elements.flatMap(({ tag, attributes, text }, index) =>
    tag === 'script' && attributes.get('type') === JSON_LD
      ? [{ file, isInHead: index < body, text }]
      : [],
  );
});

test('the head of the home, and nothing else, describes the business', () => {
  expect(described).toEqual([expect.objectContaining({ file: 'index.html', isInHead: true })]);
});

test('it is data of the shop that no text can break out of', () => {
  const [home] = described;
  expect(home?.text).not.toContain('<');
  expect(JSON.parse(home?.text ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    name: content.shop.name.whole,
    telephone: content.shop.telephone,
    priceRange: content.shop.priceRange,
    hasOfferCatalog: {
      itemListElement: content.services.map(({ title, price }) => ({
        itemOffered: { name: title },
        ...describePrice(price),
      })),
    },
  });
});

/** What one has to ask about has no price. */
function describePrice({ amount, isMinimum }: Price): object {
  const priceCurrency = 'BRL';
  if (amount === undefined) {
    return {};
  }
  return isMinimum
    ? { priceSpecification: { minPrice: amount, priceCurrency } }
    : { price: amount, priceCurrency };
}

test('pages without opening hours carry no facts about them', () => {
  const informed = pages.filter(({ elements }) =>
    elements.some(({ attributes }) => attributes.get('data-live') === 'facts'),
  );
  expect(informed.map(({ file }) => file)).toEqual(['index.html']);
});

test('every page runs the live script', () => {
  const lively = pages.filter(({ elements }) =>
    elements.some(({ tag, text }) => tag === 'script' && text.includes('[data-live=')),
  );
  expect(lively).toEqual(pages);
});
