/** @jest-environment node */
import path from 'node:path';
import { countExamples, listExamples } from '@/model/check/examples';

const shipped = process.env.CONTENT_DIR;

afterEach(() => {
  process.env.CONTENT_DIR = shipped;
});

test.each([
  'name',
  'address.street',
  'telephone',
  'social[0]',
  'hero.photo.src',
  'hero.headline',
  'address.postalCode',
  'paymentMethods',
  'services[0].description',
  'services[6].price',
  'week',
  'team[0].name',
  'team[0].image',
  'gallery[2].src',
  'testimonials[5].text',
])('%s is an example while it is the one shipped, with its line and what to do', (place) => {
  const found = listExamples().find((one) => one.path === place);
  expect(found?.file).toMatch(/^content\/[\w-]+\.yaml$/);
  expect(found?.line).toBeGreaterThan(1);
  expect(found?.fix).toMatch(/\.$/);
});

test('another shop has none', () => {
  process.env.CONTENT_DIR = path.resolve('__tests__/fixtures/shops/ze');
  expect(listExamples()).toEqual([]);
  expect(countExamples(listExamples())).toBe('Conteúdo de exemplo: 0 itens');
});
