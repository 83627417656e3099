import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Problem } from '@/model/files/yaml';
import type { Shop } from '@/model/shop/shop';
import { findLine } from '../../fixtures/find-line';
import { readHours } from '../../fixtures/week';
import { copyShop, loadWith, readOriginal } from './shop-copy';

const folder = copyShop();
const photo = readFileSync(path.join(folder, 'photos/fachada.jpg'));
writeFileSync(path.join(folder, 'photos/meia.jpg'), photo.subarray(0, photo.length / 2));
mkdirSync(path.join(folder, 'photos/a'));
writeFileSync(path.join(folder, 'photos/a', 'salão.jpg'.normalize('NFD')), photo); // As on a Mac.
writeFileSync(path.join(folder, 'photos/lista.jpg'), 'Isto não é uma foto.');

/** A row of `refusals.yaml`. The comment at the top of that file explains the fields. */
type Row = {
  file: string;
  original: string;
  mistakes: string[];
  answer: string;
  linesBelow?: number;
};

/** Fails if the file doesn't contain the string to replace. */
function replaceIn(file: string, original: string, replacement: string): string {
  const source = readOriginal(file);
  expect(source).toContain(original);
  return source.replace(original, () => replacement);
}

/** Formats each problem as one line: `content/shop.yaml:2 shortName: "Basc": copie aqui …`. */
function formatProblems(problems: readonly Problem[]): string[] {
  return problems.map(({ file, line, found, advice }) => `${file}:${line} ${found}: ${advice}`);
}

test('a correct shop with large photos gets neither problems nor notices', async () => {
  expect(await loadWith({})).toMatchObject({ problems: [], notices: [] });
});

describe('mistakes in fields', () => {
  const rows: Row[] = parse(readFileSync('__tests__/fixtures/refusals.yaml', 'utf8'));
  const cases = rows.flatMap((row) => row.mistakes.map((mistake) => ({ ...row, mistake })));

  test.each(cases)(
    '“$mistake” instead of “$original” in $file is rejected on its line',
    async (row) => {
      const { file, original, mistake, answer, linesBelow = 0 } = row;
      const line = findLine(readOriginal(file), original) + linesBelow;
      const { problems } = await loadWith({ [file]: replaceIn(file, original, mistake) });
      expect(problems).toEqual([
        { file: `content/${file}`, line, found: expect.any(String), advice: answer },
      ]);
    },
  );
});

/** A row of `accepted.yaml`. */
type AcceptedRow = { file: string; original: string; values: string[] };

describe('valid values', () => {
  const rows: AcceptedRow[] = parse(readFileSync('__tests__/fixtures/accepted.yaml', 'utf8'));
  const cases = rows.flatMap((row) => row.values.map((value) => ({ ...row, value })));

  test.each(cases)('“$value” instead of “$original” in $file is accepted', async (row) => {
    const { file, original, value } = row;
    const { problems } = await loadWith({ [file]: replaceIn(file, original, value) });
    expect(problems).toEqual([]);
  });
});

test.each([
  [
    'a missing file',
    'gallery.yaml',
    undefined,
    '1 gallery.yaml: este arquivo falta: traga-o de volta, com este nome.',
  ],
  [
    'a file that isn’t UTF-8',
    'team.yaml',
    Buffer.from('São', 'latin1'),
    '1 team.yaml: no editor, salve este arquivo de novo como UTF-8.',
  ],
  [
    'a policy without front matter',
    'terms.md',
    '## Assunto\n\nTexto.\n',
    '1 terms.md: comece o arquivo com ---, os campos, e outra linha ---.',
  ],
  [
    'an empty file',
    'testimonials.yaml',
    '',
    '1 heading: nada: falta esta linha: escreva de 1 a 5 itens, cada um na sua linha, com o seu traço, como: - Quem senta, volta.',
  ],
  [
    'a list instead of fields',
    'testimonials.yaml',
    '# Título\n- Diz o povo\n',
    '2 ["Diz o povo"]: aqui cabem só estes campos, cada um na sua linha: heading, testimonials.',
  ],
])('%s is rejected: %s', async (_, file, source, answer) => {
  const { problems } = await loadWith({ [file]: source });
  expect(formatProblems(problems)).toEqual([`content/${file}:${answer}`]);
});

test('the problems of all files are reported at once', async () => {
  const changes: Record<string, string> = {
    'shop.yaml': readOriginal('shop.yaml').replace('AM', 'XX'),
    'opening-hours.yaml': readOriginal('opening-hours.yaml')
      .replace('closes: 12:00\n  - days:', 'closes: 15:00\n  - days: # À tarde.')
      .replace('note: Proclamação', 'nota: Proclamação'),
    'services.yaml': readOriginal('services.yaml')
      .replace('37,50', '"40 reais"')
      .replace('description: Com', 'descripton: Com'),
    'team.yaml': readOriginal('team.yaml').replace('role: Fundador', 'role Fundador'),
    'terms.md': readOriginal('terms.md').replace('{antecedencia}**', '{prazo}**'),
  };
  const { message } = await loadWith(changes);

  // Instead of a line number, the expected message quotes the line: `content/shop.yaml:⟨state: XX⟩`.
  const expected = readFileSync('__tests__/fixtures/all-problems.txt', 'utf8').replace(
    /^content\/(\S+):⟨(.+)⟩/gm,
    (_, file, text) => `content/${file}:${findLine(changes[file] ?? '', text)}`,
  );
  expect(`${message}\n`).toBe(expected);
});

test('each missing line is named', async () => {
  const shop = readOriginal('shop.yaml').replace(/^ {2}(street|district|city): .*\n/gm, '');
  const { problems } = await loadWith({ 'shop.yaml': shop });
  expect(problems.map(({ found, advice }) => `${found} ${advice}`)).toEqual([
    expect.stringMatching(/^address › street: nada falta esta linha: escreva um texto/),
    expect.stringMatching(/^address › district: nada falta esta linha: escreva um texto/),
    expect.stringMatching(/^address › city: nada falta esta linha: escreva um texto/),
  ]);
});

test('a long value is quoted without cutting an emoji in two', async () => {
  const { problems } = await loadWith({
    'services.yaml': replaceIn('services.yaml', 'Trança', `${'a'.repeat(88)}👨🏾‍🦱👨🏾‍🦱👨🏾‍🦱`),
  });
  expect(problems[0]?.found).toMatch(/: "a{88}👨🏾‍🦱…$/u);
});

test('white space in text collapses into single spaces, as on the page', async () => {
  const home = readOriginal('home.yaml').replace(
    /lede: .*/,
    'lede: |\n    Senta  que\n    o Zé  resolve.',
  );
  const { content, problems } = await loadWith({ 'home.yaml': home });
  expect(problems).toEqual([]);
  expect(content?.home.hero.lede).toBe('Senta que o Zé resolve.');
});

test('two people may share a photo if it is cropped differently for each', async () => {
  const team = readOriginal('team.yaml').replace(
    'name: Nina',
    'name: Nina\n    image: /photos/ze.jpg\n    focus: 90% 20%',
  );
  const { content, problems } = await loadWith({ 'team.yaml': team });
  expect(problems).toEqual([]);
  expect(content?.team.members.map(({ portrait }) => portrait?.original.name)).toEqual([
    'ze.jpg',
    'ze.jpg',
  ]);
});

test('only the first problem of a file that can’t be parsed is reported', async () => {
  const services = readOriginal('services.yaml')
    .replace('title: Corte na máquina', 'title: Combo: corte + barba')
    .replace('title: Trança', 'title: *Trança*');
  const { problems } = await loadWith({ 'services.yaml': services });
  expect(problems).toMatchObject([{ line: findLine(services, 'Combo') }]);
});

test('every repeated item of a list is reported', async () => {
  const services = readOriginal('services.yaml');
  const repeated = services
    .replace('title: Corte na máquina', 'title: Corte na tesoura')
    .replace('title: Trança', 'title: Corte na tesoura');
  const { problems } = await loadWith({ 'services.yaml': repeated });
  const advice = 'já está nesta lista: mude um dos dois, ou apague este.';
  expect(problems).toMatchObject([
    { line: findLine(services, 'title: Corte na máquina'), advice },
    { line: findLine(services, 'title: Trança'), advice },
  ]);
});

test('every unknown field is reported on its own line', async () => {
  const source = replaceIn(
    'team.yaml',
    'role: Trancista e colorista',
    'rolle: Trancista\n    salário: 30',
  );
  const { problems } = await loadWith({ 'team.yaml': source });
  const advice =
    'aqui cabem só estes campos, cada um na sua linha: name, calledAs, role, image, focus, description.';
  expect(formatProblems(problems)).toEqual([
    `content/team.yaml:${findLine(source, 'rolle')} team › 2º › rolle: "Trancista": ${advice}`,
    `content/team.yaml:${findLine(source, 'salário')} team › 2º › salário: 30: ${advice}`,
  ]);
});

test('a shop with only a landline has no WhatsApp number', async () => {
  const { content } = await loadWith({
    'shop.yaml': readOriginal('shop.yaml').replace(/^whatsapp.*\n/gm, ''),
    'privacy.md': replaceIn('privacy.md', ', por WhatsApp, {whatsapp},', ''),
  });
  expect(content?.shop).toMatchObject({ telephone: '(81) 3333-1234' });
  expect(content?.shop.whatsapp).toBeUndefined();
});

test('an empty optional text counts as missing', async () => {
  const gallery = replaceIn('gallery.yaml', 'caption: A fachada', 'caption:');
  const { content, problems } = await loadWith({ 'gallery.yaml': gallery });
  expect(problems).toEqual([]);
  expect(content?.gallery.photos[2]).not.toHaveProperty('caption');
});

test('an empty field with a comment is rejected, as the comment may be meant as text', async () => {
  const gallery = replaceIn('gallery.yaml', 'caption: A fachada', 'caption: #1 do bairro');
  const { problems } = await loadWith({ 'gallery.yaml': gallery });
  expect(formatProblems(problems)).toEqual([
    `content/gallery.yaml:${findLine(gallery, '#1')} caption: #1 do bairro: o que vem depois do # não apareceria: ponha o texto todo entre aspas, ou o lembrete numa linha só dele.`,
  ]);
});

// The owner's form saves an empty list as {}.
test.each(['', 'team:', 'team: {}', 'team: []'])(
  'an optional list is empty if the file says “%s”',
  async (line) => {
    const { content, problems } = await loadWith({ 'team.yaml': `heading: ["O Zé"]\n${line}\n` });
    expect(problems).toEqual([]);
    expect(content?.team).toMatchObject({ heading: ['O Zé'], members: [] });
  },
);

describe('spellings', () => {
  async function loadWithoutProblems(changes: Record<string, string>) {
    const { content, problems } = await loadWith(changes);
    expect(problems).toEqual([]);
    return content;
  }

  test('a file may have a byte order mark and Windows line breaks', async () => {
    const services = readOriginal('services.yaml').replaceAll('\n', '\r\n');
    const content = await loadWithoutProblems({ 'services.yaml': `\uFEFF${services}` });
    const prices = content?.services.items.map(({ price }) => price);
    expect(prices).toEqual([37.5, 35, undefined, 80, 0, 1200]);
  });

  test('a policy may have Windows line breaks', async () => {
    const terms = readOriginal('terms.md').replaceAll('\n', '\r\n');
    const content = await loadWithoutProblems({ 'terms.md': terms });
    expect(content?.terms.topics.map(({ heading }) => heading)).toEqual(['A sua vez', 'Pagamento']);
  });

  test('a comment after a value is ignored', async () => {
    const services = replaceIn('services.yaml', '35', '35 # Subiu.');
    const content = await loadWithoutProblems({ 'services.yaml': services });
    expect(content?.services.items[1]?.price).toBe(35);
  });

  test.each<[string, string | RegExp, string, Partial<Shop>]>([
    [
      'a phone number may have invisible characters, as copied ones do',
      '(81) 98765-2143',
      '(81)\u00a0\u206698765\u20114321\u2069',
      { whatsapp: '(81) 98765-4321' },
    ],
    [
      'a mobile number is also that of WhatsApp',
      /(?<=telephone: ).*\nwhatsapp: .*/,
      '(81) 98765-4321',
      { whatsapp: '(81) 98765-4321' },
    ],
    [
      'accents in names are composed',
      'Irmãos',
      'Irmãos'.normalize('NFD'),
      { name: 'Barbearia Irmãos Vasconcelos & Sobrinhos' },
    ],
    [
      'apostrophes in names become typographic',
      /& Sobrinhos/g,
      "d'Obra",
      { name: 'Barbearia Irmãos Vasconcelos d’Obra' },
    ],
    [
      'a value may be in quotation marks',
      'priceRange: $$$',
      'priceRange: "$$"',
      { priceRange: '$$' },
    ],
  ])('%s', async (_, original, typed, expected) => {
    const shop = readOriginal('shop.yaml').replace(original, () => typed);
    const content = await loadWithoutProblems({ 'shop.yaml': shop });
    expect(content?.shop).toMatchObject(expected);
  });

  test('a photo is found even if a Mac has decomposed the accents in its name', async () => {
    const gallery = 'heading:\n  - Fotos\ngallery:\n  - src: a/salão.jpg\n    alt: "Azul # dez"\n';
    const content = await loadWithoutProblems({ 'gallery.yaml': gallery });
    expect(content?.gallery.photos).toMatchObject([
      { picture: { alt: 'Azul # dez', original: { name: 'a/salão.jpg' } } },
    ]);
  });
});

test('hours from midnight to midnight last the whole day', async () => {
  const hours = readOriginal('opening-hours.yaml')
    .replace('opens: 18:00', 'opens: 00:00')
    .replace('closes: 02:00', 'closes: 00:00');
  const { content, problems } = await loadWith({ 'opening-hours.yaml': hours });
  expect(problems).toEqual([]);
  expect(content?.openingHours.week.slice(5)).toEqual([readHours('00:00–24:00'), []]);
});
