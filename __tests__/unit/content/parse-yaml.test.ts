/** @jest-environment node */
import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { readContent } from '@/model/content';
import { ContentError, type ContentProblem } from '@/model/content-files/content-error';
import { FILE_IDS, FILES } from '@/model/content-files/files';
import { type ContentFiles, loadContentFiles } from '@/model/content-files/load';
import { findLine } from '@/model/content-files/parse';
import { parseYaml } from '@/model/content-files/parse-yaml';
import { eachText, formatPath, type Path } from '@/model/content-files/source-location';
import type { JsonSchema } from '@/model/schema/json-schema';
import { slug } from '@/model/text/slug';
import { RUNS, SEED } from '../../fixtures/fuzz';
import { SHOP_NAMES, SHOPS } from '../../fixtures/shops';
import { type Change, readChanged, readShop, withContentFiles } from './content-copy';

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

/** The value of a file and its problems: `3: problem fix`. */
function read(source: string) {
  const { value, comments, parseProblems } = parseYaml(source, SHAPE);
  const problems = parseProblems.map(({ line, problem, fix }) => `${line}: ${problem} ${fix}`);
  return { value, comments: [...comments], problems };
}

test.each([
  ['"Zé \\"do\\" corte"', 'Zé "do" corte'],
  ['"Zé\\ne Davi"', 'Zé e Davi'],
  ["'Banho d''água'", "Banho d'água"],
  ['"Zé # da rua"', 'Zé # da rua'],
  ['""Corte" social"', '"Corte" social'],
  ['"Corte "social", bom"', 'Corte "social", bom'],
  ['“Corte"', 'Corte'],
  ['> 18 anos', '> 18 anos'],
  ['Silva null', 'Silva null'],
  ['[Zé]', '[Zé]'],
  ['Rua Augusta #  12', 'Rua Augusta #  12'],
  ...['"', '[ ]', '{}', '{ }'].map((nothing) => [nothing, undefined]),
])('the text %s', (typed, expected) => {
  const name = expected && { name: expected };
  expect(read(`name: ${typed}`)).toEqual({ value: name ?? {}, comments: [], problems: [] });
});

test.each([
  ['Zé #  o dono', 'Zé', '#  o dono'],
  ['# a escrever', undefined, '# a escrever'],
  ['"Zé # da \\"rua\\"" # o dono', 'Zé # da "rua"', '# o dono'],
  ["'Zé # d''água' # o dono", "Zé # d'água", '# o dono'],
])('the comment of %s', (typed, expected, comment) => {
  const value = expected ? { name: expected } : {};
  expect(read(`\nname: ${typed}`)).toEqual({ value, comments: [[2, comment]], problems: [] });
});

test('a word in a text is not a heading, even if a list has that name', () => {
  const { value, problems } = read(
    'name: |\n  Zé\n  social\naddress:\n  street: Rua\n    payment\n',
  );
  const address = { street: 'Rua payment' };
  expect({ value, problems }).toEqual({ value: { name: 'Zé social', address }, problems: [] });
});

test.each(['|', '>', '|-', '>+', '|2', '|  # até o fim'])('a text under %s', (sign) => {
  const { value, problems } = read(`name: ${sign}\n  Um: dois\n  - três\n  # 4\naddress:`);
  expect({ value, problems }).toEqual({ value: { name: 'Um: dois - três # 4' }, problems: [] });
});

const ONE = { title: 'Corte', price: '40' };
const LISTED = { services: [{ title: 'Corte', features: ['a', 'b'] }] };

test.each<[string, object]>([
  ['services:\n  -   title: Corte\n      price: 40', { services: [ONE] }],
  ['services:\n  -\n    title: Corte\n    price: 40', { services: [ONE] }],
  ['services:\n  - title : Corte\n    price : 40', { services: [ONE] }],
  ['services:\n\t- title: Corte\n\t  price: 40\n\t- title: B', { services: [ONE, { title: 'B' }] }],
  ['services:\n\u200b  - title: Corte\n \u200b   price: 40', { services: [ONE] }],
  ['services:\n  - price: 40\n    title: Corte', { services: [ONE] }],
  ['services\n  - title: Corte\n    price: 40', { services: [ONE] }],
  ['- title: Corte\n  price: 40', { services: [ONE] }],
  ['name: Zé\nstreet: Rua A', { name: 'Zé', address: { street: 'Rua A' } }],
  ['services:\n- title: Corte\n  features:\n  - a\n  - b', LISTED],
  ['services:\n  - title: Corte\n    features:\n  - a\n    - b', LISTED],
  ['services:\n  - title: Corte\n    features:\n    - a\n\u3000\u3000- b', LISTED],
  ['services:\n- title: Corte\n  features:\n  - a\n\u3000- b', LISTED],
  ['services:\n  - title: Corte\n    features:\n      -\n      - a\n      - b', LISTED],
  ['services:\n  - title: Corte\n    features:\n      -\n        a\n      - b', LISTED],
  ['name:\n  - Zé', { name: 'Zé' }],
  ['- name: Zé', { name: 'Zé' }],
  ['services:\n  - title: Corte\n    - price: 40', { services: [ONE] }],
  ['services:\n  - Corte\n    price: 40', { services: [ONE] }],
  ['services:\n  title: Corte\n  price: 40\n  title: B', { services: [ONE, { title: 'B' }] }],
  ['social:\n  []\naddress:\n  { }\nname: Zé', { name: 'Zé' }],
])('%j says where each line belongs', (source, value) => {
  expect(read(source)).toEqual({ value, comments: [], problems: [] });
});

test.each([
  ['- Pix', /^1: falta em cima.* sozinho numa linha, "social:" ou "payment:"\.$/],
  ['services:\n  - title: Corte\n      - a', /"features:"\.$/],
  ['name:\n- Pix', /^2: falta em cima desta linha/],
  ['services:\n  - title: Corte\n    - a', /^3: falta o nome do campo.*"- title: a"/],
  ['services:\n  - prise: 40', /^2: este campo não existe aqui\. você quis dizer "price"\?/],
  ['services:\n  - title: Corte\n    cor: azul', /^3: .*um destes: title, price, features; ou/],
  ['services:\n- title: A\naddress:\n  city: SP\n  cor: 4', /^5: .*destes: street, city; ou/],
  ['services:\n  - title: B\n    price: 1\n    price: 2', /^4: o campo price está .* duas vezes/],
  ['social:\n  - a\n  Inclui: b', /^3: falta o traço antes de "Inclui: b"\. escreva " {2}- Inc/],
  ['social:\n  - a\n    - b\nc', /^4: esta linha não é .*"- b c"; se não, apague-a\.$/],
  ['address: Rua A\nname: Zé', /^1: aqui vai mais de uma coisa.*street, city/],
])('%j is one parseProblem, at its line', (source, expected) => {
  expect(read(source).problems).toEqual([expect.stringMatching(expected)]);
});

/** Lines of the sample with other indentation or dashes; their names show where they belong. */
const moved: [file: string, line: string, typed: string][] = [
  ...[
    '       - Pezinho',
    ' - Pezinho',
    '\t- Pezinho',
    '      • Pezinho',
    '      – Pezinho',
    '      -Pezinho',
    '      * Pezinho',
    '      - - Pezinho',
    '      -\u00a0Pezinho',
  ].map((typed): [string, string, string] => ['services.yaml', '      - Pezinho', typed]),
  ...[
    '- title:',
    '   - title:',
    '    - title:',
    '  -title:',
    '  - title :',
    '  ---\n  - title:',
  ].map((typed): [string, string, string] => ['services.yaml', '  - title:', typed]),
  ...['  price: 40', '      price: 40', 'price: 40', '\tprice:40', '    "price": 40'].map(
    (typed): [string, string, string] => ['services.yaml', '    price: 40', typed],
  ),
  ['services.yaml', 'services:\n', ''],
  ['services.yaml', 'services:\n', 'services\n'],
  ['services.yaml', 'services:\n', '```yaml\nservices:\n'],
  ['services.yaml', '    features:', '    features'],
  ['services.yaml', 'e só tira', '\n      e só tira'],
  ['shop.yaml', 'social:\n', 'social\n'],
  ['shop.yaml', 'address:\n', ''],
  ['shop.yaml', '  district:', 'district:'],
  ['services.yaml', '- title: Barba', '- Barba'],
  ['services.yaml', '- title: Barba', 'title: Barba'],
  ['services.yaml', 'price: 40', 'price:\n      - 40'],
  ['opening-hours.yaml', 'specialDays:\n', ''],
  ['opening-hours.yaml', '  - days: sáb\n    hours: 09:00–17:00', '  - sáb: 9h às 17h'],
  ['opening-hours.yaml', '  - days: seg a sex\n    hours: 09:00–19:00', '  - seg a sex: 9h às 19h'],
  ['opening-hours.yaml', '  - days: dom\n    hours: fechado', '  dom: fechado'],
  ['opening-hours.yaml', '  - days: dom', '  # sáb: talvez\n  - days: dom'],
  ['opening-hours.yaml', '  - date: 25/12/2093\n    hours: fechado', '  - 25/12/2093: fechado'],
];

test.each(moved)('in %s, %j may be %j', (file, line, typed) => {
  const change: Change = (text) => text.replace(line, typed);
  expect(change(readShop(file))).not.toBe(readShop(file));
  expect(readChanged({ [file]: change })).toEqual(readChanged({}));
});

const yamlFiles = SHOP_NAMES.flatMap((shop) =>
  readdirSync(SHOPS[shop])
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ shop, file })),
);
/** Typical edits of one line. */
const edits: Readonly<Record<string, (line: string) => string>> = {
  'a space more': (line) => ` ${line}`,
  'two spaces more': (line) => `  ${line}`,
  'six spaces more': (line) => `      ${line}`,
  'spaces from outside Latin': (line) => line.replace(/^ {2}/, '\u3000'),
  'a space less': (line) => line.replace(/^ /, ''),
  'two spaces less': (line) => line.replace(/^ {2}/, ''),
  'no spaces': (line) => line.trimStart(),
  'a Tab': (line) => `\t${line.trimStart()}`,
  'no-break spaces': (line) => line.replace(/^ +/, (it) => '\u00a0'.repeat(it.length)),
  'no dash': (line) => line.replace('- ', ''),
  'no dash, but its spaces': (line) => line.replace('- ', '  '),
  'a bullet': (line) => line.replace('- ', '• '),
  'no space after the dash': (line) => line.replace('- ', '-'),
  'a long dash': (line) => line.replace('- ', '— '),
  'a star for a dash': (line) => line.replace('- ', '* '),
  'two dashes': (line) => line.replace('- ', '- - '),
  'no colon': (line) => line.replace(':', ''),
  'an equals sign for the colon': (line) => line.replace(': ', ' = '),
  'a space before the colon': (line) => line.replace(': ', ' : '),
  'a letter less in the name': (line) => line.replace(/\w(\w:)/, '$1'),
  'a capital in the name': (line) => line.replace(/\w(?=\w+:)/, (it) => it.toUpperCase()),
  'quotes around the name': (line) => line.replace(/(\w+):/, '"$1":'),
  'a dash too many': (line) => line.replace(/^( *)(?=\w)/, '$1- '),
  'a comment': (line) => `${line} # até dezembro`,
  'no space after the colon': (line) => line.replace(': ', ':'),
  'a number sign': (line) => `${line} # 12`,
  'another half of a pair of quotes': (line) => line.replace(/(: |- )(?=[^:]*$)/, '$1"'),
  'quotes in quotes': (line) => line.replace(/(: |- )([^:"]*)$/, '$1"$2 "bom""'),
  'an apostrophe in apostrophes': (line) => line.replace(/(: |- )([^:"]*)$/, "$1'$2 d'água'"),
  'an open brace': (line) => line.replace(/(: |- )(?=[^:]*$)/, '$1{nome '),
  'a colon': (line) => line.replace(/(: |- )(\p{L}+) /u, '$1$2: '),
  null: (line) => line.replace(/: .*/, ': null'),
};

test('a changed line changes one field to what the line says, or is reported', () => {
  let understood = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...yamlFiles),
      fc.nat(),
      fc.constantFrom(...Object.keys(edits)),
      ({ shop, file }, at, edit) => {
        const lines = readShop(file, shop).split('\n');
        const candidates = [...lines.keys()].filter((one) => /^\s*[^\s#]/.test(lines[one] ?? ''));
        const index = candidates[at % candidates.length] ?? 0;
        const typed = edits[edit]?.(lines[index] ?? '') ?? '';
        const former = loadContentFiles(SHOPS[shop]).files;
        const change: Change = () => lines.with(index, typed).join('\n');
        const { files, problems } = withContentFiles({ [file]: change }, shop, tryToRead);
        if (problems.length === 0) {
          understood += 1;
          const changes = listChanges(former, files);
          expect(changes.filter(({ line }) => line !== index + 1)).toEqual([]);
          expect(changes.length).toBeLessThan(2);
          const id = FILE_IDS.find((one) => FILES[one].name === file) ?? 'shop';
          const texts = [...eachText(files[id].value)]
            .filter((one) => findLine(files[id], one.path) === index + 1)
            .map(({ text }) => slug(text));
          const words = slug(typed.replace(/ # \D.*/, ''));
          expect(texts.filter((text) => !words.endsWith(text))).toEqual([]);
        } else {
          // A missing field is reported at its item, or at the line meant for it.
          const near = problems.filter((one) => Math.abs((one.line ?? 0) - index - 1) <= 1);
          const whole = problems.filter(({ problem }) => /falta|fixo|lista|grupo/.test(problem));
          expect([...near, ...whole].length).toBeGreaterThan(0);
          expect(problems.length).toBeLessThanOrEqual(2);
        }
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
  expect(understood).toBeGreaterThan(RUNS / 6);
}, 120_000);

function tryToRead(): { files: ContentFiles; problems: readonly ContentProblem[] } {
  const { files } = loadContentFiles();
  try {
    readContent();
    return { files, problems: [] };
  } catch (error) {
    if (error instanceof ContentError) {
      return { files, problems: error.problems };
    }
    throw error;
  }
}

/** The texts that changed, and their lines. */
function listChanges(former: ContentFiles, files: ContentFiles): { line: number; text: string }[] {
  return FILE_IDS.flatMap((id) => {
    const [then, now] = [listTexts(former[id].value), listTexts(files[id].value)];
    const paths = new Set([...then.keys(), ...now.keys()]);
    return [...paths].flatMap((one) => {
      const [before, after] = [then.get(one), now.get(one)];
      const at: Path = (after ?? before)?.path ?? [];
      const file = after ? files : former;
      return before?.text === after?.text
        ? []
        : [{ line: findLine(file[id], at), text: after?.text ?? '' }];
    });
  });
}

function listTexts(value: unknown): Map<string, { path: Path; text: string }> {
  return new Map([...eachText(value)].map((one) => [formatPath(one.path), one]));
}
