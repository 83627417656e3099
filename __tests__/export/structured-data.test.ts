import { pages } from './published-site';

test('the head of the home, and nothing else, describes the business', () => {
  const described = pages.flatMap(({ file, elements }) => {
    const body = elements.findIndex(({ tag }) => tag === 'body');
    return elements.flatMap(({ attributes, text }, index) =>
      attributes.get('type') === 'application/ld+json'
        ? [{ file, isInHead: index < body, type: JSON.parse(text)['@type'] }]
        : [],
    );
  });
  expect(described).toEqual([{ file: 'index.html', isInHead: true, type: 'HairSalon' }]);
});
