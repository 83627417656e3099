/** @jest-environment node */
import { readYaml } from '@/model/drawer/yaml';
import type { JsonSchema } from '@/model/schema/json-schema';

const service: JsonSchema = { properties: { title: {}, price: {}, features: { items: {} } } };
const SHAPE: JsonSchema = {
  properties: {
    name: {},
    address: { properties: { street: {}, city: {} } },
    services: { items: service },
    social: { items: {} },
    payment: { items: {} },
  },
};

/** What a file says and what is wrong with it: `3: problem fix`. */
function read(source: string) {
  const { value, remarks, mistakes } = readYaml(source, SHAPE);
  const told = mistakes.map(({ line, problem, fix }) => `${line}: ${problem} ${fix}`);
  return { value, remarks: [...remarks], told };
}

test.each([
  ['"Zé \\"do\\" corte"', 'Zé "do" corte'],
  ['"Zé\\ne Davi"', 'Zé e Davi'],
  ["'Banho d''água'", "Banho d'água"],
  ["'Zé # da rua'", 'Zé # da rua'],
  ['"Zé # da rua"', 'Zé # da rua'],
  ['""Corte" social"', '"Corte" social'],
  ['"Corte "social", bom"', 'Corte "social", bom'],
  ['> 18 anos', '> 18 anos'],
  ['Silva null', 'Silva null'],
  ['[Zé]', '[Zé]'],
  ['{Zé}', '{Zé}'],
  ['Rua Augusta #  12', 'Rua Augusta #  12'],
  ['"', undefined],
  ['[ ]', undefined],
  ['{}', undefined],
  ['{ }', undefined],
])('the text %s', (typed, expected) => {
  const name = expected && { name: expected };
  expect(read(`name: ${typed}`)).toEqual({ value: name ?? {}, remarks: [], told: [] });
});

test.each([
  ['Zé # o dono', 'Zé', '# o dono'],
  ['Zé #  o dono', 'Zé', '#  o dono'],
  ['# a escrever', undefined, '# a escrever'],
  ['"Zé # da rua" # o dono', 'Zé # da rua', '# o dono'],
  ['"Zé # da \\"rua\\"" # o dono', 'Zé # da "rua"', '# o dono'],
  ["'Zé # d''água' # o dono", "Zé # d'água", '# o dono'],
])('the remark of %s', (typed, expected, remark) => {
  const value = expected ? { name: expected } : {};
  expect(read(`\nname: ${typed}`)).toEqual({ value, remarks: [[2, remark]], told: [] });
});

test.each(['|', '>', '|-', '>+', '|2', '|  # até o fim'])('a text under %s', (sign) => {
  const { value, told } = read(`name: ${sign}\n  Um: dois\n  - três\n  # 4\naddress:`);
  expect(value).toEqual({ name: 'Um: dois - três # 4' });
  expect(told).toEqual([]);
});

const ONE = { title: 'Corte', price: '40' };
const LISTED = { services: [{ title: 'Corte', features: ['a', 'b'] }] };

test.each([
  ['a field behind wide spaces', 'services:\n  -   title: Corte\n      price: 40', [ONE]],
  ['a dash alone', 'services:\n  -\n    title: Corte\n    price: 40', [ONE]],
  ['spaces before a colon', 'services:\n  - title : Corte\n    price : 40', [ONE]],
  [
    'Tabs',
    'services:\n\t- title: Corte\n\t  price: 40\n\t- title: Barba',
    [ONE, { title: 'Barba' }],
  ],
  ['signs of no width', 'services:\n\u200b  - title: Corte\n \u200b   price: 40', [ONE]],
])('items with %s', (_what, source, services) => {
  expect(read(source)).toEqual({ value: { services }, remarks: [], told: [] });
});

test.each([
  ['at the edge', 'services:\n- title: Corte\n  features:\n  - a\n  - b'],
  ['as deep as what it is in', 'services:\n  - title: Corte\n    features:\n  - a\n    - b'],
  ['in wide spaces', 'services:\n  - title: Corte\n    features:\n    - a\n\u3000\u3000- b'],
  ['in one wide space', 'services:\n- title: Corte\n  features:\n  - a\n\u3000- b'],
  [
    'with an empty item',
    'services:\n  - title: Corte\n    features:\n      -\n      - a\n      - b',
  ],
  [
    'begun under its dash',
    'services:\n  - title: Corte\n    features:\n      -\n        a\n      - b',
  ],
])('a list in a list, %s', (_where, source) => {
  expect(read(source)).toEqual({ value: LISTED, remarks: [], told: [] });
});

test.each([
  ['social:\n  []\nname: Zé', { name: 'Zé' }],
  ['social:\n  {}\nname: Zé', { name: 'Zé' }],
  ['social:\n  [ ]\naddress:\n  { }\nname: Zé', { name: 'Zé' }],
  ['services:\n  - price: 40\nname: Zé', { services: [{ price: '40' }], name: 'Zé' }],
  ['services:\n  - price: 40\n    title: Corte', { services: [{ price: '40', title: 'Corte' }] }],
])('%j says where it belongs', (source, value) => {
  expect(read(source)).toEqual({ value, remarks: [], told: [] });
});

const BELOW = /^(\d): falta em cima desta linha o nome .* sozinho numa linha: (.*)$/;

test.each([
  ['- Pix', '1', 'social: ou payment:'],
  ['name: Zé\n  - Pix', '2', 'social: ou payment:'],
  ['name:\n- Pix', '2', 'social: ou payment:'],
  ['- price: 40', '1', 'services:'],
  ['street: Rua', '1', 'address:'],
])('%j lacks what it is of', (source, line, names) => {
  const { told } = read(source);
  expect(told).toHaveLength(1);
  expect(BELOW.exec(told[0] ?? '')?.slice(1)).toEqual([line, names]);
});

test.each([
  ['name:\n  - Zé', /^2: aqui vai um texto, e não uma lista/],
  ['- name: Zé', /^1: aqui vai um texto, e não uma lista.*apague o traço/],
  ['services:\n  - title: Corte\n    - price: 40', /^3: aqui vai um texto.*apague o traço/],
  ['services:\n  - title: Corte\n      - a', /^3: .*features:$/],
  ['services:\n  - title: Corte\n    - a', /^3: falta o nome do campo.* - title: a\.$/],
  ['services:\n- title: Corte\n  degradê', /^3: falta o nome do campo.* title: degradê\.$/],
  ['services:\n-   title: Corte\n    degradê', /^3: falta o nome do campo/],
  ['services:\n- title: Corte\n  price  40', /^3: .*vizinhas: price: 40\.$/],
  ['services:\n  - prise: 40', /^2: este campo não existe aqui\. você quis dizer price\?/],
  ['services:\n  - title: Corte\ncor: azul', /^3: .*Os campos daqui são: name, address/],
  ['services:\n  - title: Corte\n    cor: azul', /^3: .*Os campos daqui são: title, price, fe/],
  ['services:\n- title: A\naddress:\n  city: SP\n  price: 40', /^5: .*são: street, city\.$/],
  [
    'services:\n  - title: A\n  - title: B\n    price: 1\n    price: 2',
    /^5: o campo price está .* duas vezes/,
  ],
  ['social:\n  - a\n  Inclui: b', /^3: falta o traço antes de "Inclui: b"\. .*com 2 espaços/],
  ['social:\n  - a\n    Inclui: b', /^3: falta o traço/],
  ['social:\n  - a\n    - b\nc', /^4: falta o traço .*com 2 espaços/],
  ['social:\n\t- a\nc', /^3: falta o traço .*com 2 espaços/],
  ['services:\n- title: A\naddress:\n  city: SP\n- title: B', /^5: aqui vai um texto/],
  ['social:\n  - a\n Inclui: b', /^3: este campo não existe aqui/],
])('%j is one mistake, at its line', (source, expected) => {
  expect(read(source).told).toEqual([expect.stringMatching(expected)]);
});

test('a field behind a dash too many is told, and read', () => {
  expect(read('- name: Zé').value).toEqual({ name: 'Zé' });
  const [source, other] = ['services:\n  - title: Corte\n', '- price: 40'];
  expect(read(`${source}    ${other}`).value).toEqual({ services: [ONE] });
  expect(read(`${source}  ${other}`).value).toEqual({
    services: [{ title: 'Corte' }, { price: '40' }],
  });
});
