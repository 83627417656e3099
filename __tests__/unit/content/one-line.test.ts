/** @jest-environment node */
import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { readContent } from '@/model/content';
import { type Drawer, readDrawer } from '@/model/drawer/drawer';
import { FILE_IDS, FILES } from '@/model/drawer/files';
import { eachText, formatPath, type Path } from '@/model/drawer/place';
import { ContentError, type ContentProblem } from '@/model/drawer/problems';
import { findLine } from '@/model/drawer/read-file';
import { slug } from '@/model/text/slug';
import { SHOP_NAMES, SHOPS } from '../../fixtures/shops';
import { type Change, inDrawer, readChanged, readShop } from './drawer-copy';

const RUNS = Number(process.env.FUZZ_RUNS ?? 60);

/** Lines of the price list, moved as hands move them: what they say tells where they belong. */
const moved: [typed: string, line: string][] = [
  ['       - Pezinho feito na navalha', '      - Pezinho feito na navalha'],
  [' - Pezinho feito na navalha', '      - Pezinho feito na navalha'],
  ['\t- Pezinho feito na navalha', '      - Pezinho feito na navalha'],
  ['- title: Barba', '  - title: Barba'],
  ['   - title: Barba', '  - title: Barba'],
  ['    - title: Barba', '  - title: Barba'],
  ['\t- title: Barba', '  - title: Barba'],
  ['   price: 40', '    price: 40'],
  ['     price: 40', '    price: 40'],
  ['  price: 40', '    price: 40'],
  ['price: 40', '    price: 40'],
  ['\t\tprice: 40', '    price: 40'],
  ['  features:', '    features:'],
  ['      services:', 'services:'],
];

test.each(moved)('%j is understood', (typed, line) => {
  const change: Change = (text) => text.replace(`\n${line}\n`, `\n${typed}\n`);
  expect(readChanged({ 'services.yaml': change })).toEqual(readChanged({}));
  expect(change(readShop('services.yaml'))).not.toBe(readShop('services.yaml'));
});

/** Lines broken so that they may mean two things; each message, obeyed, mends them. */
const slips: [typed: string, line: string][] = [
  ['      Pezinho feito na navalha', '      - Pezinho feito na navalha'],
  ['        Pezinho feito na navalha', '      - Pezinho feito na navalha'],
  ['      Degradê, social ou tesoura', '      - Degradê, social ou tesoura'],
  ['    title: Barba', '  - title: Barba'],
  ['  title: Barba', '  - title: Barba'],
  ['title: Barba', '  - title: Barba'],
  ['  - Barba', '  - title: Barba'],
  ['  - titulo: Barba', '  - title: Barba'],
  ['  title: Corte', '  - title: Corte'],
  ['    title: Corte', '  - title: Corte'],
  ['    preço: 40', '    price: 40'],
  ['    price 40', '    price: 40'],
  ['    price: 40\n    price: 40', '    price: 40'],
];

test.each(slips)('%j is one slip, and what is advised mends it', (typed, line) => {
  const change: Change = (text) => text.replace(`\n${line}\n`, `\n${typed}\n`);
  const { problems } = readChanged({ 'services.yaml': change });
  expect(problems).toHaveLength(1);
  const [problem] = problems;
  const broken = String(change(readShop('services.yaml'))).split('\n');
  expect(typed.split('\n')).toContain(broken[(problem?.line ?? 0) - 1]);

  const obeyed = readChanged({ 'services.yaml': () => obey(broken, problem as ContentProblem) });
  expect(obeyed.problems).toEqual([]);
  expect(obeyed.content).toEqual(readChanged({}).content);
});

/** A file in which someone does to the line that is named what the message says, word by word. */
function obey(lines: readonly string[], { line = 0, fix }: ContentProblem): string {
  const [before, typed = ''] = [lines.slice(0, line - 1), lines[line - 1]];
  const words = typed.trim();
  const [, many = '0'] = /(\d+) espaço/.exec(fix) ?? [];
  const spaces = ' '.repeat(Number(many));
  const [, name = ''] = /você quis dizer (\w+)\?/.exec(fix) ?? [];
  const [, as = ''] = /vizinhas: (.*)\.$/.exec(fix) ?? [];
  const ways: [RegExp, () => string | undefined][] = [
    [/um traço e um espaço/, () => `${spaces}- ${words}`],
    [/Troque o nome/, () => typed.replace(/[\p{L}]+:/u, `${name}:`)],
    [/como nas linhas vizinhas/, () => typed.replace(words, as)],
    [/apague uma das duas/, () => undefined],
  ];
  const [, mend = () => typed] = ways.find(([said]) => said.test(fix)) ?? [];
  return [...before, mend(), ...lines.slice(line)].filter((one) => one !== undefined).join('\n');
}

const files = SHOP_NAMES.flatMap((shop) =>
  readdirSync(SHOPS[shop])
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ shop, file })),
);

/** What a hand does to one line. */
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
  'a remark': (line) => `${line} # até dezembro`,
  'no space after the colon': (line) => line.replace(': ', ':'),
  'a number sign': (line) => `${line} # 12`,
  'another half of a pair of quotes': (line) => line.replace(/(: |- )(?=[^:]*$)/, '$1"'),
  'quotes in quotes': (line) => line.replace(/(: |- )([^:"]*)$/, '$1"$2 "bom""'),
  'an apostrophe in apostrophes': (line) => line.replace(/(: |- )([^:"]*)$/, "$1'$2 d'água'"),
  'an open brace': (line) => line.replace(/(: |- )(?=[^:]*$)/, '$1{nome '),
  'a colon': (line) => line.replace(/(: |- )(\p{L}+) /u, '$1$2: '),
  null: (line) => line.replace(/: .*/, ': null'),
};

test('one line changed is one field changed, to what the line says, or is named', () => {
  let understood = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.nat(),
      fc.constantFrom(...Object.keys(edits)),
      ({ shop, file }, at, edit) => {
        const lines = readShop(file, shop).split('\n');
        const candidates = [...lines.keys()].filter((one) => /^\s*[^\s#]/.test(lines[one] ?? ''));
        const index = candidates[at % candidates.length] ?? 0;
        const typed = edits[edit]?.(lines[index] ?? '') ?? '';
        const former = readDrawer(SHOPS[shop]).drawer;
        const change: Change = () => lines.with(index, typed).join('\n');
        const { drawer, problems } = inDrawer({ [file]: change }, shop, tryToRead);
        if (problems.length === 0) {
          understood += 1;
          const changes = listChanges(former, drawer);
          expect(changes.filter(({ line }) => line !== index + 1)).toEqual([]);
          expect(changes.length).toBeLessThan(2);
          const id = FILE_IDS.find((one) => FILES[one].name === file) ?? 'shop';
          const said = [...eachText(drawer[id].value)]
            .filter((one) => findLine(drawer[id], one.path) === index + 1)
            .map(({ text }) => slug(text));
          const words = slug(typed.replace(/ # \D.*/, ''));
          expect(said.filter((text) => !words.endsWith(text))).toEqual([]);
        } else {
          // What is missing is told of the item, or of the line that was meant for it.
          const near = problems.filter((one) => Math.abs((one.line ?? 0) - index - 1) <= 1);
          const whole = problems.filter(({ problem }) => /falta|fixo|lista|grupo/.test(problem));
          expect([...near, ...whole].length).toBeGreaterThan(0);
          expect(problems.length).toBeLessThanOrEqual(2);
        }
      },
    ),
    { numRuns: RUNS },
  );
  expect(understood).toBeGreaterThan(RUNS / 6);
}, 120_000);

function tryToRead(): { drawer: Drawer; problems: readonly ContentProblem[] } {
  const { drawer } = readDrawer();
  try {
    readContent();
    return { drawer, problems: [] };
  } catch (error) {
    if (error instanceof ContentError) {
      return { drawer, problems: error.problems };
    }
    throw error;
  }
}

/** The texts that are not what they were, and the line of each. */
function listChanges(former: Drawer, drawer: Drawer): { line: number; text: string }[] {
  return FILE_IDS.flatMap((id) => {
    const [then, now] = [listTexts(former[id].value), listTexts(drawer[id].value)];
    const places = new Set([...then.keys(), ...now.keys()]);
    return [...places].flatMap((place) => {
      const [before, after] = [then.get(place), now.get(place)];
      const at: Path = (after ?? before)?.path ?? [];
      const file = after ? drawer : former;
      return before?.text === after?.text
        ? []
        : [{ line: findLine(file[id], at), text: after?.text ?? '' }];
    });
  });
}

function listTexts(value: unknown): Map<string, { path: Path; text: string }> {
  return new Map([...eachText(value)].map((one) => [formatPath(one.path), one]));
}
