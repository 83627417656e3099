/** @jest-environment node */
import { merge } from '@/desk/merge';

const corte = { title: 'Corte', price: '40' };
const barba = { title: 'Barba', price: '30' };
const luzes = { title: 'Luzes', price: '150' };

test.each([
  ['two texts', { a: '1', b: '1' }, { a: '2', b: '1' }, { a: '1', b: '2' }, { a: '2', b: '2' }],
  ['one text, and ours holds', { a: '1' }, { a: '2' }, { a: '3' }, { a: '2' }],
  ['a field taken out', { a: '1', b: '1' }, { a: '1' }, { a: '2', b: '1' }, { a: '2' }],
  ['a field put in', { a: '1' }, { a: '1' }, { a: '1', b: '2' }, { a: '1', b: '2' }],
  [
    'two items of a list',
    [corte, barba],
    [{ ...corte, price: '45' }, barba],
    [corte, { ...barba, price: '35' }],
    [
      { ...corte, price: '45' },
      { ...barba, price: '35' },
    ],
  ],
  [
    'an item, where they add another',
    [corte, barba],
    [{ ...corte, price: '45' }, barba],
    [luzes, corte, barba],
    [luzes, { ...corte, price: '45' }, barba],
  ],
  [
    'the list, where they change an item',
    [corte, barba],
    [barba],
    [corte, { ...barba, price: '35' }],
    [{ ...barba, price: '35' }],
  ],
])('both hands change %s', (what, base, ours, theirs, merged) => {
  const clashes: unknown[] = [];
  expect(merge(base, ours, theirs, (other) => clashes.push(other))).toEqual(merged);
  expect(clashes).toEqual(what.includes('ours holds') ? ['3'] : []);
});

test('two lists that both grew are a clash', () => {
  const clashes: unknown[] = [];
  const theirs = [corte, barba];
  expect(merge([corte], [corte, luzes], theirs, (other) => clashes.push(other))).toEqual([
    corte,
    luzes,
  ]);
  expect(clashes).toEqual([theirs]);
});
