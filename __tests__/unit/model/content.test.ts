import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readHours } from '../../fixtures/week';
import { copyShop, loadWith, readOriginal } from './shop-copy';

const folder = copyShop();
const photo = readFileSync(path.join(folder, 'photos/fachada.jpg'));
writeFileSync(path.join(folder, 'photos/meia.jpg'), photo.subarray(0, photo.length / 2));
mkdirSync(path.join(folder, 'photos/a'));
writeFileSync(path.join(folder, 'photos/a', 'salão.jpg'.normalize('NFD')), photo); // As on a Mac.
writeFileSync(path.join(folder, 'photos/lista.jpg'), 'Isto não é uma foto.');

const TWICE = 'já está nesta lista: mude um dos dois, ou apague este.';

type Refusal = { file: string; written: string; typed: string[]; answer: string; below?: number };

const refusals: Refusal[] = parse(readFileSync('__tests__/fixtures/refusals.yaml', 'utf8'));
const each = refusals.flatMap(({ typed, ...row }) => typed.map((one) => ({ ...row, typed: one })));

test.each(each)('$file: for “$written”, “$typed” is refused at its line', async (row) => {
  const { file, written, typed, answer, below = 0 } = row;
  const original = readOriginal(file);
  expect(original).toContain(written);
  const line = `${original.split(written)[0]}`.split('\n').length + below;
  const { problems } = await loadWith({ [file]: original.replace(written, () => typed) });
  expect(problems.map(({ found: _, ...problem }) => problem)).toEqual([
    { file: `content/${file}`, line, advice: answer },
  ]);
});

test('a file that is missing, is not UTF-8, is empty or lost its first line says so', async () => {
  const bytes = Buffer.from(readOriginal('team.yaml'), 'latin1');
  const { problems } = await loadWith({
    'gallery.yaml': undefined,
    'team.yaml': bytes,
    'testimonials.yaml': '',
    'terms.md': '## Assunto\n\nTexto.\n',
  });
  expect(
    problems.map(({ file, line, found, advice }) => `${file}:${line} ${found}: ${advice}`),
  ).toEqual([
    'content/team.yaml:1 team.yaml: no editor, salve este arquivo de novo como UTF-8.',
    'content/gallery.yaml:1 gallery.yaml: este arquivo falta: traga-o de volta, com este nome.',
    'content/testimonials.yaml:1 heading: nada: falta esta linha: escreva de 1 a 5 itens, cada um com o seu traço.',
    'content/terms.md:1 terms.md: comece o arquivo com ---, os campos, e outra linha ---.',
  ]);
});

test('all problems are told at once, each with its line, its field, what is written and how to write it', async () => {
  const services = readOriginal('services.yaml')
    .replace('37,50', '"40 reais"')
    .replace('description: Com', 'descripton: Com');
  const more = Array.from({ length: 35 }, (_, index) => `  - title: Corte ${index}\n`).join('');
  const { message } = await loadWith({
    'shop.yaml': readOriginal('shop.yaml')
      .replace('shortName: Vasc', 'shortName: Basc')
      .replace('AM', 'XX'),
    'opening-hours.yaml': readOriginal('opening-hours.yaml')
      .replace(/closes: 12:00/g, 'closes: 15:00')
      .replace('note: Proclamação', 'nota: Proclamação'),
    'services.yaml': services + more,
    'gallery.yaml': readOriginal('gallery.yaml').replace('alt: Cadeira', 'legenda: Cadeira'),
    'terms.md': readOriginal('terms.md').replace('{antecedencia}**', '{prazo}**'),
  });
  const expected = readFileSync('__tests__/fixtures/all-problems.txt', 'utf8');
  expect(`${message}\n`).toBe(expected);
});

test('two people may share a photo that is cropped differently', async () => {
  const team = readOriginal('team.yaml').replace(
    'name: Nina',
    'name: Nina\n    image: /photos/ze.jpg\n    focus: 90% 20%',
  );
  const { content, problems } = await loadWith({ 'team.yaml': team });
  expect(problems).toEqual([]);
  expect(content?.team.team.map(({ image }) => image)).toEqual(['ze.jpg', 'ze.jpg']);
});

test('two lines that are misread alike are both told', async () => {
  const services = readOriginal('services.yaml').replaceAll('priceFrom: false', 'priceFrom: x #y');
  const { problems } = await loadWith({ 'services.yaml': services });
  expect(new Set(problems.map(({ line }) => line)).size).toBe(5);
});

test('every repeated item of a list is told', async () => {
  const services = readOriginal('services.yaml');
  const [, first = ''] = /title: (.*)/.exec(services) ?? [];
  const { problems } = await loadWith({
    'services.yaml': services
      .replace('title: Trança', `title: ${first}`)
      .replace('title: Corte na máquina', `title: ${first}`),
  });
  expect(problems.map(({ line, advice }) => `${line} ${advice}`)).toEqual([
    `14 ${TWICE}`,
    `23 ${TWICE}`,
  ]);
});

test('a landline has no WhatsApp of its own, and then no text can name it', async () => {
  const shop = readOriginal('shop.yaml').replace(/^whatsapp.*\n/gm, '');
  const privacy = readOriginal('privacy.md').replace(', por WhatsApp, {whatsapp},', '');
  const { content } = await loadWith({ 'shop.yaml': shop, 'privacy.md': privacy });
  expect(content?.shop.telephone).toBe('(81) 3333-1234');
  expect(content?.shop.whatsapp).toBeUndefined();
  const { problems } = await loadWith({ 'shop.yaml': shop });
  expect(problems).toEqual([
    {
      file: 'content/privacy.md',
      line: 20,
      found: expect.stringContaining('por WhatsApp, {whatsapp}, ou'),
      advice:
        'sem WhatsApp, {whatsapp} não tem o que dizer: tire-o deste texto, ou escreva o número em whatsapp, no shop.yaml.',
    },
  ]);
});

test('what an owner may write differently means the same', async () => {
  const change = (file: string, from: string | RegExp, to: string) =>
    readOriginal(file).replace(from, to);
  const { content, problems } = await loadWith({
    'services.yaml': `\uFEFF${change('services.yaml', '35', '35 # Subiu.').replaceAll('\n', '\r\n')}`,
    'shop.yaml': change(
      'shop.yaml',
      /^(telephone: ).*\nwhatsapp: .*\n/m,
      '$1(81)\u00a0\u206698765\u20114321\u2069\n',
    )
      .replace('Irmãos', 'Irmãos'.normalize('NFD'))
      .replace('& So', "d'O")
      .replace('& So', "d'O")
      .replace('AM', '"SP"'),
    'gallery.yaml': 'heading:\n  - Fotos\ngallery:\n  - src: a/salão.jpg\n    alt: "Azul # dez"\n',
    'opening-hours.yaml': change('opening-hours.yaml', '11-15', '"02-29"\n    to: 03-01').replace(
      /18:00([^2]+)02:00/,
      '00:00$100:00',
    ),
    'team.yaml': 'heading: ["O Zé"]\nteam: []\n',
    'terms.md': readOriginal('terms.md').replaceAll('\n', '\r\n'),
  });
  const prices = content?.services.services.map(({ price }) => price);
  expect(problems).toEqual([]);
  expect(prices?.join()).toBe('37.5,35,,80,0,1200');
  const name = 'Barbearia Irmãos Vasconcelos d’Obrinhos';
  expect(content?.shop).toMatchObject({ name, whatsapp: '(81) 98765-4321' });
  expect(content?.shop.address.state).toBe('SP');
  expect(content?.gallery.gallery).toEqual([{ src: 'a/salão.jpg', alt: 'Azul # dez' }]);
  expect([content?.team.team, content?.testimonials.testimonials]).toEqual([[], []]);
  expect(content?.openingHours.week.slice(5)).toEqual([readHours('00:00–24:00'), []]);
  expect(content?.openingHours.specialDays.at(-1)).toMatchObject({ from: '02-29', to: '03-01' });
  expect(content?.terms.body).toMatch(
    /^\n## A sua vez\n\nDesmarque \*\*com pelo menos 24 horas de antecedência\*\* e/,
  );
});
