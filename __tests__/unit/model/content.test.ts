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

test('the fixture shop has neither problems nor notices', async () => {
  expect(await loadWith({})).toMatchObject({ problems: [], notices: [] });
});

describe('mistakes in fields', () => {
  const rows: Row[] = parse(readFileSync('__tests__/fixtures/refusals.yaml', 'utf8'));
  const cases = rows.flatMap((row) => row.mistakes.map((mistake) => ({ ...row, mistake })));

  test.each(cases)(
    '“$mistake” instead of “$original” in $file is rejected at its line',
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
    undefined,
    '1 team.yaml: este arquivo falta: traga-o de volta, com este nome.',
  ],
  [
    'a file that isn’t UTF-8',
    Buffer.from('São', 'latin1'),
    '1 team.yaml: no editor, salve este arquivo de novo como UTF-8.',
  ],
  ['an empty file', '', '1 heading: nada: falta esta linha: escreva de 1 a 5 itens'],
  ['a list instead of fields', '# Título\n- O Zé\n', '2 ["O Zé"]: aqui cabem só estes campos'],
])('%s is rejected', async (_, source, answer) => {
  const { problems } = await loadWith({ 'team.yaml': source });
  expect(formatProblems(problems)).toEqual([
    expect.stringContaining(`content/team.yaml:${answer}`),
  ]);
});

test('a policy without front matter is rejected', async () => {
  const { problems } = await loadWith({ 'terms.md': '## Assunto\n\nTexto.\n' });
  expect(formatProblems(problems)).toEqual([
    'content/terms.md:1 terms.md: a primeira linha do arquivo é ---; embaixo vêm title, description e summary, e depois outra linha ---.',
  ]);
});

test('the mistakes in all files are reported at once, each with its line and field', async () => {
  const changes: Record<string, string> = {
    'shop.yaml': readOriginal('shop.yaml')
      .replace('AM', 'XX')
      .replace(/^ {2}(street|city): .*\n/gm, ''),
    'opening-hours.yaml': readOriginal('opening-hours.yaml').replace(
      'note: Procla',
      'nota: Procla',
    ),
    'services.yaml': readOriginal('services.yaml')
      .replace('title: Corte na máquina', 'title: Corte na tesoura')
      .replace('title: Trança', 'title: Corte na tesoura'),
    'team.yaml': readOriginal('team.yaml').replace(
      'role: Trancista e colorista',
      'rolle:\n      - Trança\n    idade: 30',
    ),
    'terms.md': readOriginal('terms.md').replace('Desmarque **', 'Desmarque *'),
  };
  const { problems } = await loadWith(changes);
  const reported = problems.map(({ file, line, found }) => {
    const source = changes[file.replace('content/', '')] ?? '';
    return [source.split('\n')[line - 1]?.trim(), found];
  });
  expect(reported).toEqual([
    ['district: Pina', 'address › street: nada'], // A missing field is reported where its group begins.
    ['district: Pina', 'address › city: nada'],
    ['state: XX', 'address › state: "XX"'],
    ['- from: 15/11', 'specialDays › 4º › note: nada'],
    ['nota: Proclamação', 'specialDays › 4º › nota: "Proclamação"'],
    ['- title: Corte na tesoura', 'services › 2º › title: "Corte na tesoura"'],
    ['- title: Corte na tesoura', 'services › 4º › title: "Corte na tesoura"'],
    ['rolle:', 'team › 2º › rolle: ["Trança"]'],
    ['idade: 30', 'team › 2º › idade: "30"'],
    [
      'Desmarque *com pelo menos 24 horas de antecedência** e está tudo certo.',
      'body › 4º: "Desmarque *com pelo menos 24 horas de antecedência** e está tudo certo."',
    ],
  ]);
});

test('an error’s first line says what is wrong and where, and the second how to write it', async () => {
  const { message } = await loadWith({ 'shop.yaml': replaceIn('shop.yaml', '51110-131', '51110') });
  const line = findLine(readOriginal('shop.yaml'), '51110-131');
  expect(message).toBe(
    `Conteúdo inválido:\ncontent/shop.yaml:${line}  address › postalCode: "51110"\n  escreva o CEP da rua, ou o geral da cidade, como 01000-000: o site dos Correios diz qual é.`,
  );
});

test('a long value is quoted without cutting an emoji in two', async () => {
  const { problems } = await loadWith({
    'services.yaml': replaceIn('services.yaml', 'Trança', `${'a'.repeat(88)}👨🏾‍🦱👨🏾‍🦱👨🏾‍🦱`),
  });
  expect(problems[0]?.found).toMatch(/: "a{88}👨🏾‍🦱…$/u);
});

test('only the first mistake of an unreadable file is reported', async () => {
  const services = readOriginal('services.yaml')
    .replace('title: Corte na máquina', 'title: Combo: corte + barba')
    .replace('title: Trança', 'title: *Trança*');
  const { problems } = await loadWith({ 'services.yaml': services });
  expect(problems).toMatchObject([{ line: findLine(services, 'Combo') }]);
});

test('a shop without bookings can’t have a booking page', async () => {
  const home = readOriginal('home.yaml').replace(/^booking:\n( .*\n)+/m, '');
  const { problems } = await loadWith({ 'home.yaml': home });
  expect(problems).toMatchObject([
    {
      file: 'content/shop.yaml',
      line: findLine(readOriginal('shop.yaml'), 'bookingUrl'),
      advice: expect.stringMatching(
        /^sem “Reserva” \(booking, em home.yaml\), a barbearia não marca hora/,
      ),
    },
  ]);
});

describe('what’s left of the sample', () => {
  const markAsSample = (file: string) =>
    readOriginal(file).replace('sample: false', 'sample: true');

  test('a file that still says it’s the sample’s is rejected, together with other mistakes', async () => {
    const terms = markAsSample('terms.md');
    const team = markAsSample('team.yaml').replace('role: Barbeiro', 'rolle: Barbeiro');
    const { problems } = await loadWith({ 'terms.md': terms, 'team.yaml': team });
    expect(problems).toMatchObject([
      { file: 'content/team.yaml', line: findLine(team, 'rolle') },
      { file: 'content/team.yaml', line: findLine(team, 'sample') },
      { file: 'content/terms.md', line: findLine(terms, 'sample') },
    ]);
  });

  test('while shop.yaml says that it’s the sample’s, every file may', async () => {
    const { problems } = await loadWith({
      'shop.yaml': markAsSample('shop.yaml'),
      'team.yaml': markAsSample('team.yaml'),
      'terms.md': `${readOriginal('terms.md')}\nBarbearia Jatobá, Rua Exemplo, 123.\n`,
    });
    expect(problems).toEqual([]);
  });

  test('a shop.yaml that can’t be read says nothing about the other files', async () => {
    const { problems } = await loadWith({
      'shop.yaml': markAsSample('shop.yaml').replace('name: ', 'name '),
      'team.yaml': markAsSample('team.yaml'),
    });
    expect(problems).toMatchObject([{ file: 'content/shop.yaml' }]);
  });

  test.each([
    [
      'name',
      'Barbearia Irmãos Vasconcelos & Sobrinhos\nshortName: Vasconcelos & Sobrinhos',
      'Barbearia Jatobá do Sul\nshortName: Jatobá',
      'A Barbearia Jatobá agradece.',
    ],
    ['town', 'Recife', 'Jatobá', 'Fica em Jatobá.'],
    ['URL', 'www.vasconcelos.example.com', 'barbearia-jatoba.pages.dev', 'É só clicar.'],
  ])('a shop’s own %s may be like the sample’s', async (_, original, own, sentence) => {
    const { problems } = await loadWith({
      'shop.yaml': replaceIn('shop.yaml', original, own),
      'terms.md': `${readOriginal('terms.md')}\n${sentence}\n`,
    });
    expect(problems).toEqual([]);
  });
});

test('two people may share a photo if it’s cropped differently for each', async () => {
  const team = readOriginal('team.yaml').replace(
    'name: Nina',
    'name: Nina\n    image: /photos/ze.jpg\n    focus: 90% 20%',
  );
  const { content } = await loadWith({ 'team.yaml': team });
  const [first, second] = content?.team.members ?? [];
  expect(first?.portrait?.original.name).toBe('ze.jpg');
  expect(second?.portrait?.original.name).toBe('ze.jpg');
});

// The owner's form saves an empty list as {}.
test.each(['', 'team:', 'team: {}', 'team: []'])(
  'a team file with “%s” below its heading has no members',
  async (line) => {
    const { content } = await loadWith({ 'team.yaml': `heading: ["O Zé"]\n${line}\n` });
    expect(content?.team).toMatchObject({ heading: ['O Zé'], members: [] });
  },
);

describe('other spellings', () => {
  async function load(changes: Record<string, string>) {
    const { content, problems } = await loadWith(changes);
    expect(problems).toEqual([]);
    return content;
  }

  test('files may have Windows line breaks and a byte order mark', async () => {
    const asOnWindows = (file: string) => `\uFEFF${readOriginal(file).replaceAll('\n', '\r\n')}`;
    const content = await load({
      'services.yaml': asOnWindows('services.yaml'),
      'terms.md': asOnWindows('terms.md'),
    });
    const prices = content?.services.items.slice(0, 6).map(({ price }) => price);
    expect(prices).toEqual([37.5, 35, undefined, 80, 0, 1200]);
    expect(content?.terms.topics.map(({ heading }) => heading)).toEqual(['A sua vez', 'Pagamento']);
  });

  test('a field with nothing after its colon counts as missing', async () => {
    const gallery = replaceIn('gallery.yaml', 'caption: A fachada', 'caption:');
    const content = await load({ 'gallery.yaml': gallery });
    expect(content?.gallery.photos[2]).not.toHaveProperty('caption');
  });

  test.each(['007', '1.0', '0x28', '1985', 'True', 'null', '1e3', '24:00'])(
    'the text %s, which other programs take for something else, stays as it’s written',
    async (typed) => {
      const content = await load({
        'services.yaml': replaceIn('services.yaml', 'title: Trança', `title: ${typed}`),
      });
      expect(content?.services.items[3]?.title).toBe(typed);
    },
  );

  test('white space in text collapses into single spaces, as on the page', async () => {
    const lede = 'lede: |\n    Senta  que\n    o Zé  resolve.';
    const content = await load({
      'home.yaml': readOriginal('home.yaml').replace(/lede: .*/, lede),
    });
    expect(content?.home.hero.lede).toBe('Senta que o Zé resolve.');
  });

  test.each<[string, string | RegExp, string, Partial<Shop>]>([
    [
      'a phone number may have invisible characters, as copied ones do',
      '(81) 3333-1234',
      '(81)\u00a0\u20663333\u20114321\u2069',
      { telephone: '(81) 3333-4321' },
    ],
    [
      'a phone number without punctuation is shown with it, and one with the country code without it',
      /(?<=telephone: ).*\nwhatsapp: .*/,
      '8133334321\nwhatsapp: +55 81 9 8765 2143',
      { telephone: '(81) 3333-4321', whatsapp: '(81) 98765-2143' },
    ],
    [
      'a CEP without its hyphen gets it',
      '51110-131',
      '51110131',
      { address: expect.objectContaining({ postalCode: '51110-131' }) },
    ],
    [
      'a mobile number with the area code 55 keeps it',
      '(81) 3333-1234',
      '55991234567',
      { telephone: '(55) 99123-4567' },
    ],
    [
      'a profile’s address loses what only tracks who shared it',
      'https://www.instagram.com/vasconcelos\n',
      'https://www.facebook.com/profile.php?id=1&mibextid=a&utm_source=b\n',
      { social: expect.arrayContaining(['https://www.facebook.com/profile.php?id=1']) },
    ],
    [
      'a mobile number is also that of WhatsApp',
      /(?<=telephone: ).*\nwhatsapp: .*/,
      '(81) 98765-2143',
      { whatsapp: '(81) 98765-2143' },
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
  ])('%s', async (_, original, typed, expected) => {
    const shop = readOriginal('shop.yaml').replace(original, () => typed);
    const content = await load({ 'shop.yaml': shop });
    expect(content?.shop).toMatchObject(expected);
  });

  test('the shop’s landline isn’t taken for its WhatsApp number', async () => {
    const content = await load({
      'shop.yaml': readOriginal('shop.yaml').replace(/^whatsapp.*\n/gm, ''),
      'privacy.md': replaceIn('privacy.md', 'Por WhatsApp, (81) 98765-2143, ou no', 'No'),
    });
    expect(content?.shop.whatsapp).toBeUndefined();
  });

  test('a photo is found even if a Mac has decomposed the accents in its name', async () => {
    const gallery = 'heading:\n  - Fotos\ngallery:\n  - src: a/salão.jpg\n    alt: "Azul # dez"\n';
    const content = await load({ 'gallery.yaml': gallery });
    expect(content?.gallery.photos).toMatchObject([
      { picture: { alt: 'Azul # dez', original: { name: 'a/salão.jpg' } } },
    ]);
  });

  test('hours from midnight to midnight last the whole day', async () => {
    const hours = readOriginal('opening-hours.yaml')
      .replace('opens: 18:00', 'opens: 00:00')
      .replace('closes: 02:00', 'closes: 00:00');
    const content = await load({ 'opening-hours.yaml': hours });
    expect(content?.openingHours.week.slice(5)).toEqual([readHours('00:00–24:00'), []]);
  });
});
