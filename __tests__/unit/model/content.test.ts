import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, isSeq, parse, parseDocument, visit } from 'yaml';
import type { Problem } from '@/model/files/yaml';
import { FILES } from '@/model/loading/content-files';
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

describe('mistakes in files', () => {
  test('a missing file is rejected', async () => {
    const { problems } = await loadWith({ 'gallery.yaml': undefined });
    expect(formatProblems(problems)).toEqual([
      'content/gallery.yaml:1 gallery.yaml: este arquivo falta: traga-o de volta, com este nome.',
    ]);
  });

  test('a file that isn’t UTF-8 is rejected', async () => {
    const latin1 = Buffer.from(readOriginal('team.yaml'), 'latin1');
    const { problems } = await loadWith({ 'team.yaml': latin1 });
    expect(formatProblems(problems)).toEqual([
      'content/team.yaml:1 team.yaml: no editor, salve este arquivo de novo como UTF-8.',
    ]);
  });

  test('a policy without front matter is rejected', async () => {
    const { problems } = await loadWith({ 'terms.md': '## Assunto\n\nTexto.\n' });
    expect(formatProblems(problems)).toEqual([
      'content/terms.md:1 terms.md: comece o arquivo com ---, os campos, e outra linha ---.',
    ]);
  });

  test('an empty file is rejected if some of its fields are required', async () => {
    const { problems } = await loadWith({ 'testimonials.yaml': '' });
    expect(formatProblems(problems)).toEqual([
      'content/testimonials.yaml:1 heading: nada: falta esta linha: escreva de 1 a 5 itens, cada um na sua linha, com o seu traço, como: - Quem senta, volta.',
    ]);
  });

  test('a file with a list instead of fields is rejected', async () => {
    const { problems } = await loadWith({ 'testimonials.yaml': '# Título\n- Diz o povo\n' });
    expect(formatProblems(problems)).toEqual([
      'content/testimonials.yaml:2 ["Diz o povo"]: aqui cabem só estes campos, cada um na sua linha: heading, testimonials.',
    ]);
  });
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
  expect(content?.team.members.map(({ image }) => image)).toEqual(['ze.jpg', 'ze.jpg']);
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

describe('lists', () => {
  function listFieldsWithItems(file: string): string[] {
    const fields = new Set<string>();
    visit(parseDocument(readOriginal(file)), {
      Pair(_, { key, value }) {
        if (isScalar(key) && isSeq(value)) {
          fields.add(String(key.value));
        }
      },
    });
    return [...fields];
  }

  /** Replaces only the first field with this name, because several groups may have one. */
  function replaceValue(file: string, field: string, value: unknown): string {
    const document = parseDocument(readOriginal(file));
    visit(document, {
      Pair(_, pair) {
        if (!isScalar(pair.key) || pair.key.value !== field) {
          return undefined;
        }
        pair.value = document.createNode(value);
        return visit.BREAK;
      },
    });
    return document.toString({ lineWidth: 0 }); // Without a limit, long text stays on one line.
  }

  const ADVICE_FOR_LIST =
    /^escreva de \d a \d+ itens, cada um na sua linha, com o seu traço, como: - ./;

  const lists = Object.values(FILES)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => listFieldsWithItems(file).map((field) => ({ file, field })));

  test.each(lists)(
    'a value that should be a list is rejected in Portuguese: $field in $file',
    async ({ file, field }) => {
      for (const value of ['texto', 12, { nome: 'texto' }]) {
        const { problems } = await loadWith({ [file]: replaceValue(file, field, value) });
        expect(problems.map(({ advice }) => advice)).toEqual([
          expect.stringMatching(ADVICE_FOR_LIST),
        ]);
      }
    },
  );
});

describe('WhatsApp', () => {
  const shop = readOriginal('shop.yaml').replace(/^whatsapp.*\n/gm, '');

  test('a shop with only a landline has no WhatsApp number', async () => {
    const privacy = replaceIn('privacy.md', ', por WhatsApp, {whatsapp},', '');
    const { content } = await loadWith({ 'shop.yaml': shop, 'privacy.md': privacy });
    expect(content?.shop.telephone).toBe('(81) 3333-1234');
    expect(content?.shop.whatsapp).toBeUndefined();
  });

  test('text can’t contain {whatsapp} if the shop has only a landline', async () => {
    const { problems } = await loadWith({ 'shop.yaml': shop });
    expect(problems).toEqual([
      {
        file: 'content/privacy.md',
        line: findLine(readOriginal('privacy.md'), '{whatsapp}'),
        found: expect.stringContaining('por WhatsApp, {whatsapp}, ou'),
        advice:
          'a barbearia não tem {whatsapp}: tire-o deste texto, ou escreva o dado em shop.yaml.',
      },
    ]);
  });
});

describe('optional fields', () => {
  test('an empty optional list counts as missing', async () => {
    const source = 'heading:\n  - O Zé\nteam:\n';
    const { content, problems } = await loadWith({ 'team.yaml': source });
    expect(problems).toEqual([]);
    expect(content?.team.members).toEqual([]);
  });

  test('an optional list with all items commented out counts as missing', async () => {
    const source = 'heading:\n  - O Zé\nteam:\n#  - name: Nina\n#    role: Trancista\n';
    const { content, problems } = await loadWith({ 'team.yaml': source });
    expect(problems).toEqual([]);
    expect(content?.team.members).toEqual([]);
  });

  test('an optional list that the owner’s form has saved as {} counts as missing', async () => {
    const source = 'heading:\n  - O Zé\nteam: {}\n';
    const { content, problems } = await loadWith({ 'team.yaml': source });
    expect(problems).toEqual([]);
    expect(content?.team.members).toEqual([]);
  });

  test('empty optional text counts as missing', async () => {
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
});

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

  test('invisible characters in a copied phone number are ignored', async () => {
    const shop = readOriginal('shop.yaml').replace(
      /^(telephone: ).*\nwhatsapp: .*\n/m,
      '$1(81)\u00a0\u206698765\u20114321\u2069\n',
    );
    const content = await loadWithoutProblems({ 'shop.yaml': shop });
    expect(content?.shop.whatsapp).toBe('(81) 98765-4321');
  });

  test('a name gets composed accents and typographic apostrophes', async () => {
    const shop = readOriginal('shop.yaml')
      .replace('Irmãos', 'Irmãos'.normalize('NFD'))
      .replaceAll('& So', "d'O");
    const content = await loadWithoutProblems({ 'shop.yaml': shop });
    expect(content?.shop.name).toBe('Barbearia Irmãos Vasconcelos d’Obrinhos');
  });

  test('quotation marks around a value are ignored', async () => {
    const shop = replaceIn('shop.yaml', 'AM', '"SP"');
    const content = await loadWithoutProblems({ 'shop.yaml': shop });
    expect(content?.shop.address.state).toBe('SP');
  });

  test('a photo is found even if a Mac has decomposed the accents in its name', async () => {
    const gallery = 'heading:\n  - Fotos\ngallery:\n  - src: a/salão.jpg\n    alt: "Azul # dez"\n';
    const content = await loadWithoutProblems({ 'gallery.yaml': gallery });
    expect(content?.gallery.photos).toEqual([{ src: 'a/salão.jpg', alt: 'Azul # dez' }]);
  });

  test('a list may also be written in brackets', async () => {
    const content = await loadWithoutProblems({ 'team.yaml': 'heading: ["O Zé"]\nteam: []\n' });
    expect(content?.team).toMatchObject({ heading: ['O Zé'], members: [] });
  });
});

test('a missing optional list is read as an empty one', async () => {
  const { content } = await loadWith({ 'testimonials.yaml': 'heading:\n  - Diz o povo\n' });
  expect(content?.testimonials.items).toEqual([]);
});

test('hours from midnight to midnight last the whole day', async () => {
  const hours = readOriginal('opening-hours.yaml')
    .replace('opens: 18:00', 'opens: 00:00')
    .replace('closes: 02:00', 'closes: 00:00');
  const { content, problems } = await loadWith({ 'opening-hours.yaml': hours });
  expect(problems).toEqual([]);
  expect(content?.openingHours.week.slice(5)).toEqual([readHours('00:00–24:00'), []]);
});
