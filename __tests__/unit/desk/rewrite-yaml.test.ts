/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { createFormat } from '@/desk/page/formats';
import { rewriteYaml } from '@/desk/rewrite-yaml';
import { FILES, SUBJECTS } from '@/model/drawer/drawer';
import { readYaml } from '@/model/drawer/yaml';

const shops = readdirSync('__tests__/fixtures/shops').map((shop) =>
  path.join('__tests__/fixtures/shops', shop),
);
const files = shops.flatMap((shop) =>
  SUBJECTS.filter((subject) => subject !== 'publishing').map(
    (subject) => [path.join(shop, FILES[subject]), subject] as const,
  ),
);

test.each(files)('%s, saved as it was read, is the same file', (file, subject) => {
  const text = readFileSync(file, 'utf8');
  const format = createFormat(subject);
  expect(format.toFile(format.fromFile(text))).toBe(text);
});

const LIST = `# How to write it.
services:
  # The first.
  - title: Corte
    price: "40"   # reais

  - price: 30
    title: Barba
`;

test.each([
  [
    'a value',
    (list: string[][]) =>
      list.map(([title = '', price = '']) => [title, price.replace('40', '45')]),
    LIST.replace('"40"   #', '"45" #'),
  ],
  [
    'an item added',
    (list: string[][]) => [...list, ['Luzes', '150']],
    `${LIST.replace('   #', ' #')}\n  - title: Luzes\n    price: 150\n`,
  ],
  [
    'an item taken away',
    (list: string[][]) => list.slice(1),
    LIST.replace(/ {2}- title[\s\S]*reais\n\n/, ''),
  ],
])('%s changes those lines alone', (_what, change, expected) => {
  const pairs = change([
    ['Corte', '40'],
    ['Barba', '30'],
  ]);
  const services = pairs.map(([title, price]) => ({ title, price }));
  expect(rewriteYaml(LIST, { services })).toBe(expected);
});

test('whatever is typed reads back as it was typed, on one line', () => {
  const typed = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((text) => /\S/.test(text) && !/[\p{Cc}\p{Zs}\ufeff]/u.test(text.replaceAll(' ', '')));
  fc.assert(
    fc.property(typed, typed, fc.array(typed), (title, price, features) => {
      const services = [
        { title: title.trim(), price: price.trim() },
        ...features.map((one) => ({ title: one.trim() })),
      ];
      expect(readYaml(rewriteYaml(LIST, { services })).value).toEqual({ services });
    }),
  );
});

test('a long text stays on one line, as its owner reads it', () => {
  const long = 'Uma frase comprida, com muitas palavras curtas, para caber no campo. '
    .repeat(8)
    .trim();
  const written = rewriteYaml(LIST, { services: [{ title: long, price: '40' }] });
  expect(written.split('\n').filter((line) => line.includes(long))).toHaveLength(1);
});

test.each([
  ['nothing', '# Preços\n', { a: '1' }, '# Preços\n\na: 1\n'],
  ['a text for a list', 'a: x\n', { a: ['y'] }, 'a:\n  - y\n'],
  ['a list for a text', 'a:\n  - x\n', { a: 'y' }, 'a: y\n'],
  ['a group for a text', 'a:\n  b: x\n', { a: 'y' }, 'a: y\n'],
])('%s is written over as the form says', (_what, source, said, expected) => {
  expect(rewriteYaml(source, said)).toBe(expected);
});

test.each([
  ['lines that touch', 'a:\n  - x\n  - y\n', 'a:\n  - x\n  - y\n  - z\n'],
  ['lines under a blank one', 'a:\n\n  - x\n  - y\n', 'a:\n\n  - x\n  - y\n  - z\n'],
  ['blank lines', 'a:\n  - x\n\n  - y\n', 'a:\n  - x\n\n  - y\n\n  - z\n'],
  ['one blank line', 'a:\n  - w\n  - x\n\n  - y\n', 'a:\n  - w\n\n  - x\n\n  - y\n\n  - z\n'],
])('a list with %s grows as it is', (_gaps, source, expected) => {
  const items = [...source.matchAll(/- (.)/g)].map(([, item]) => item);
  expect(rewriteYaml(source, { a: [...items, 'z'] })).toBe(expected);
});
