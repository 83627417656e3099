/** @jest-environment node */
import { content, examples } from '@/model';
import { countExamples, listExamples } from '@/model/check/examples';
import { findWarnings } from '@/model/check/warnings';
import { example, unwrapExamples } from '@/model/example';
import { validateContent } from '@/model/validate';
import { copyContent } from './content-input';

test('a mark comes off with its value, at any depth, and leaves its path', () => {
  const marked = { name: example('x'), list: [1, example({ deep: example('y') })] };
  expect(unwrapExamples(marked)).toEqual({
    value: { name: 'x', list: [1, { deep: 'y' }] },
    examples: [['name'], ['list', 1], ['list', 1, 'deep']],
  });
});

test.each([
  'shop.name',
  'shop.address',
  'shop.telephone',
  'shop.bookingUrl',
  'shop.url',
  'shop.social[0].url',
  'team[0]',
  'testimonials[5]',
  'gallery[2].src',
  'home.hero.photo.src',
])('%s is marked as an example, with what to do about it', (path) => {
  const found = listExamples(content, examples).find((one) => one.path === path);
  expect(found?.file).toMatch(/^content\/\w+\.ts$/);
  expect(found?.fix).toMatch(/apague o example\( \) em volta/);
});

test('what looks like an example is listed without its mark too', () => {
  const unmarked = validateContent(copyContent());
  expect(unmarked.examples).toEqual([]);
  expect(listExamples(unmarked.content, unmarked.examples).map(({ path }) => path)).toEqual([
    'shop.url',
    'shop.bookingUrl',
    'shop.telephone',
    'shop.address.street',
    'shop.address.postalCode',
    'shop.social[0].url',
    'shop.social[1].url',
  ]);
});

test('a shop of its own has nothing left to change', () => {
  const input = copyContent();
  Object.assign(input.shop, {
    url: 'https://www.barbearia.com.br',
    bookingUrl: 'https://calendly.com/barbearia/corte',
    telephone: '+5511987652143',
    social: [{ network: 'Instagram', url: 'https://www.instagram.com/barbearia/' }],
  });
  Object.assign(input.shop.address, { street: 'Rua Direita, 10', postalCode: '01002-000' });
  const { content: own, examples: marks } = validateContent(input);
  expect(listExamples(own, marks)).toEqual([]);
});

test('one is an item, and two are items', () => {
  const [one] = listExamples(content, examples);
  expect(countExamples(one ? [one] : [])).toBe('Conteúdo de exemplo: 1 item');
  expect(countExamples(one ? [one, one] : [])).toBe('Conteúdo de exemplo: 2 itens');
});

test('markup in a text and a day gone by are doubts, not errors', () => {
  const input = copyContent();
  input.home.booking.note = 'Cancelamento <b>grátis</b>.';
  input.openingHours.specialDays = [
    { date: '2026-11-19', hours: null, note: 'Ontem' },
    { date: '2026-11-20', hours: null, note: 'Hoje' },
  ];
  // Still the 20th in São Paulo.
  const now = new Date('2026-11-21T01:00:00Z');
  expect(findWarnings(validateContent(input).content, now)).toEqual([
    'Aviso: content/home.ts → home.booking.note: <b> aparece no site assim mesmo, como texto. Se não é o que quer, apague.',
    'Aviso: content/opening-hours.ts → openingHours.specialDays[0]: 2026-11-19 já passou. Pode apagar.',
  ]);
});
