/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { createFormat } from '@/cms/page/formats';
import { rewriteYaml } from '@/cms/rewrite-yaml';
import { FILE_IDS, FILES } from '@/model/content-files/files';
import { readYaml } from '@/model/content-files/read-yaml';
import { SEED } from '../../fixtures/fuzz';
import { SHOPS } from '../../fixtures/shops';

const files = Object.values(SHOPS).flatMap((shop) =>
  FILE_IDS.filter((id) => id !== 'publishing').map(
    (id) => [path.join(shop, FILES[id].name), id] as const,
  ),
);

test.each(files)('%s, saved without changes, stays the same', (file, id) => {
  const text = readFileSync(file, 'utf8');
  const format = createFormat(id);
  expect(format.toFile(format.fromFile(text))).toBe(text);
});

const LONG = 'Uma frase comprida e com muitas palavras curtas. '.repeat(8).trim();

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
    'an added item',
    (list: string[][]) => [...list, ['Luzes', '150']],
    `${LIST.replace('   #', ' #')}\n  - title: Luzes\n    price: 150\n`,
  ],
  [
    'a removed item',
    (list: string[][]) => list.slice(1),
    LIST.replace(/ {2}- title[\s\S]*reais\n\n/, ''),
  ],
])('%s changes only its own lines', (_what, change, expected) => {
  const pairs = change([
    ['Corte', '40'],
    ['Barba', '30'],
  ]);
  const services = pairs.map(([title, price]) => ({ title, price }));
  expect(rewriteYaml(LIST, { services })).toBe(expected);
});

test.each(['null', 'Null', '~', '---', '[]'])('%s, typed in the form, is that text', (title) => {
  const services = [{ title, price: '40' }];
  expect(readYaml(rewriteYaml(LIST, { services })).value).toEqual({ services });
});

test.each([
  [
    'a text in several lines',
    'a: |\n  Um\n    dois \n\n  três\nb: 1\n',
    { a: 'Um dois três', b: '2' },
    'a: |\n  Um\n    dois \n\n  três\nb: 2\n',
  ],
  [
    'an empty line in a list',
    'a:\n  - "x"\n  -\n  - "y"\n',
    { a: ['x', 'y', 'z'] },
    'a:\n  - "x"\n  - "y"\n  - z\n',
  ],
  ['a first field', '# Preços\n', { a: '1' }, '# Preços\n\na: 1\n'],
  ['a field without a text', 'a: "x"\nb: 1\nc:\n', { a: 'x', b: '2' }, 'a: "x"\nb: 2\n'],
  ['a list for an empty field', 'a:\nd: "1"\n', { a: ['x'], d: '1' }, 'a:\n  - x\nd: "1"\n'],
  ['a long text on one line', 'a: b\nd: "1"\n', { a: LONG, d: '1' }, `a: ${LONG}\nd: "1"\n`],
])('%s leaves its neighbours unchanged', (_what, source, value, written) => {
  expect(rewriteYaml(source, value)).toBe(written);
});

test('every text reads back as it was typed', () => {
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
    { seed: SEED },
  );
});

test.each([
  ['no blank lines', 'a:\n  - x\n  - y\n', 'a:\n  - x\n  - y\n  - z\n'],
  ['blank lines', 'a:\n  - x\n\n  - y\n', 'a:\n  - x\n\n  - y\n\n  - z\n'],
  ['one blank line', 'a:\n  - w\n  - x\n\n  - y\n', 'a:\n  - w\n\n  - x\n\n  - y\n\n  - z\n'],
])('a list with %s keeps its spacing', (_gaps, source, expected) => {
  const items = [...source.matchAll(/- (.)/g)].map(([, item]) => item);
  expect(rewriteYaml(source, { a: [...items, 'z'] })).toBe(expected);
});
