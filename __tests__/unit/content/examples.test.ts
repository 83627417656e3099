/** @jest-environment node */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countExamples, listExamples } from '@/model/check/examples';
import { findWarnings } from '@/model/check/warnings';
import { readContent } from '@/model/content';
import { SHOPS } from '../../fixtures/shops';
import { type Change, inDrawer, readChanged } from './drawer-copy';

const shipped = process.env.CONTENT_DIR;

afterEach(() => {
  process.env.CONTENT_DIR = shipped;
});

test.each([
  'name',
  'description',
  'url',
  'bookingUrl',
  'title',
  'address.street',
  'telephone',
  'social[0]',
  'hero.photo.src',
  'hero.headline',
  'address.postalCode',
  'paymentMethods',
  'services[0].description',
  'services[6].price',
  'week',
  'team[0].name',
  'team[0].image',
  'gallery[2].src',
  'testimonials[5].text',
])('%s is an example while it is the one shipped, with its line and what to do', (place) => {
  const found = listExamples().find((one) => one.path === place);
  expect(found?.file).toMatch(/^content\/[\w-]+\.yaml$/);
  expect(found?.line).toBeGreaterThan(1);
  expect(found?.fix).toMatch(/\.$/);
});

test('another shop has none', () => {
  process.env.CONTENT_DIR = SHOPS.ze;
  expect(listExamples()).toEqual([]);
  expect(countExamples(listExamples())).toBe('Conteúdo de exemplo: 0 itens');
});

const listIn = (changes: Readonly<Record<string, Change>>) =>
  inDrawer(changes, 'jatoba', () => listExamples().map(({ file, path: at }) => `${file} ${at}`));

test.each([
  ['shop.yaml', 'telephone: (11) 90000-0000', 'telephone: +55 11 90000 0000'],
  ['shop.yaml', 'name: Barbearia Jatobá', 'name: BARBEARIA JATOBA'],
  ['shop.yaml', 'https://www.instagram.com/', 'instagram.com'],
  ['services.yaml', 'price: 40', 'price: R$ 40,00'],
  ['opening-hours.yaml', '09:00–19:00', '9h às 19h'],
])('%s: an example is one in another spelling too: %s', (file, shipped, typed) => {
  const change: Change = (text) => text.replace(shipped, typed);
  expect(listIn({ [file]: change })).toEqual(listIn({}));
});

test.each([
  ['services.yaml', 'price: 40', 'services[0].price'],
  ['opening-hours.yaml', 'week:', 'week'],
  ['shop.yaml', 'address:', 'address.'],
  ['shop.yaml', 'city: São Paulo', 'address.city'],
])('%s: what an owner keeps on purpose is confirmed where it stands: %s', (file, line, place) => {
  const change: Change = (text) => text.replace(line, `${line} # é assim mesmo`);
  const [before, after] = [listIn({}), listIn({ [file]: change })];
  const kept = before.filter((one) => one.startsWith(`content/${file} ${place}`));
  expect(kept).not.toEqual([]);
  expect(after).toEqual(before.filter((one) => !kept.includes(one)));
});

test('a service under another name keeps its example of a text, but not of a price', () => {
  const change: Change = (text) => text.replace('title: Corte', 'title: Degradê');
  const rest = listIn({ 'services.yaml': change });
  const gone = listIn({}).filter((one) => !rest.includes(one));
  expect(gone).toEqual(['content/services.yaml services[0].price']);
});

test('a photo is an example by what is in it, under whatever name', () => {
  const photos: Readonly<Record<string, string>> = {
    'minha.jpg': 'hero.jpg',
    'davi.jpg': 'poste.jpg',
    'poste.jpg': 'davi.jpg',
    'ferramentas.jpg': 'ferramentas.jpg',
    'marmore.jpg': 'marmore.jpg',
  };
  const places = inDrawer(
    {
      'home.yaml': (text) => text.replace('src: hero.jpg', 'src: minha.jpg'),
      'team.yaml': (text) => `${text}\n  - name: Nina\n`,
    },
    'jatoba',
    () => {
      const folder = path.join(String(process.env.CONTENT_DIR), 'photos');
      rmSync(folder);
      mkdirSync(folder);
      for (const [name, original] of Object.entries(photos)) {
        copyFileSync(path.join(String(shipped), 'photos', original), path.join(folder, name));
      }
      return listExamples(undefined, ['hero.photo.src', 'team.*.image', 'gallery.*.src']).map(
        (one) => one.path,
      );
    },
  );
  expect(places).toEqual(['hero.photo.src', 'gallery[0].src', 'gallery[2].src']);
});

test('one example is one item, and more are items', () => {
  const [first, second] = listExamples();
  expect(countExamples(first ? [first] : [])).toBe('Conteúdo de exemplo: 1 item');
  expect(countExamples(first && second ? [first, second] : [])).toMatch(/: 2 itens$/);
});

describe('under a name of its own', () => {
  const named: Change = (text) => text.replace('name: Barbearia Jatobá', 'name: Barbearia do Zé');

  test('a shop shows nobody and nothing that was invented', () => {
    expect(readChanged({}).content).toMatchObject({
      team: { length: 1 },
      testimonials: { length: 6 },
    });
    expect(readChanged({ 'shop.yaml': named }).content).toMatchObject({
      team: [],
      testimonials: [],
    });
  });

  test('what a customer said stays, and so does who came after the example', () => {
    const { content } = readChanged({
      'shop.yaml': named,
      'testimonials.yaml': (text) => text.replace('Cheguei sem saber', 'Cheguei sabendo'),
      'team.yaml': (text) => `${text}\n  - name: Nina\n`,
    });
    expect(content?.testimonials.map(({ name }) => name)).toEqual(['Marcos A.']);
    expect(content?.team.map(({ name }) => name)).toEqual(['Nina']);
  });

  test('the build says whom it left out, and where', () => {
    const warnings = inDrawer({ 'shop.yaml': named }, 'jatoba', () =>
      findWarnings(readContent(), new Date('2026-11-22')),
    ).filter((warning) => warning.includes('não aparece no site'));
    expect(warnings).toHaveLength(7);
    expect(warnings[0]).toMatch(
      /content\/team\.yaml, linha \d+ → team\[0\]\.name .*Davi Prado.*apague/,
    );
  });
});
