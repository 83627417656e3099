import { pages } from './published-site';

test('only the head of the home page has structured data', () => {
  const script = 'script[type="application/ld+json"]';
  const described = pages.filter(({ document }) => document.querySelector(script));
  expect(described.map(({ file }) => file)).toEqual(['index.html']);
  const [data, ...others] = described[0]?.document.querySelectorAll(`head > ${script}`) ?? [];
  expect(others).toEqual([]);
  expect(JSON.parse(data?.textContent ?? '')['@type']).toBe('HairSalon');
});
