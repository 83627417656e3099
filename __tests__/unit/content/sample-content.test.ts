/** @jest-environment node */
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compareWithSample, describeForms } from '@/model/check/sample-content';
import { readContent } from '@/model/content';
import { formatNotice } from '@/model/content-files/content-error';
import { loadContentFiles } from '@/model/content-files/load';
import { SHOPS } from '../../fixtures/shops';
import { type Change, withContentFiles } from './content-copy';

type Changes = Readonly<Record<string, Change>>;
const NAMED: Changes = {
  'shop.yaml': (text) => text.replace('name: Barbearia Jatobá', 'name: Zé'),
};
const pathOf = ({ file, path: at }: { file: string; path?: string }) =>
  `${file.replace('content/', '')} ${at}`;

/** What is left in a shop with its own name. */
const leftIn = (changes: Changes = {}) =>
  withContentFiles({ ...NAMED, ...changes }, 'jatoba', () =>
    compareWithSample().leftovers.map(pathOf),
  );
const sharedIn = (changes: Changes = {}) =>
  withContentFiles({ ...NAMED, ...changes }, 'jatoba', () =>
    compareWithSample().values.map(pathOf),
  );

const UNIQUE = [
  ...['description', 'url', 'bookingUrl', 'telephone', 'address.street', 'social[0]', 'social[1]'],
].map((one) => `shop.yaml ${one}`);

test('what can only be the sample’s keeps a shop with its own name from being published', () => {
  const left = leftIn();
  expect(left.filter((one) => one.startsWith('shop.yaml'))).toEqual(UNIQUE);
  expect(left.filter((one) => !one.startsWith('shop.yaml'))).toEqual([
    ...Array.from({ length: 7 }, (_, index) => `services.yaml services[${index}].description`),
    ...[0, 1, 2].map((index) => `gallery.yaml gallery[${index}].src`),
    ...Array.from({ length: 6 }, (_, index) => `testimonials.yaml testimonials[${index}].text`),
    ...['name', 'image', 'description'].map((field) => `team.yaml team[0].${field}`),
    ...['title', 'description'].map((field) => `home.yaml ${field}`),
  ]);
  process.env.SITE_URL = 'https://ze.github.io'; // Which replaces the sample's URL.
  expect(left.filter((one) => !leftIn().includes(one))).toEqual(['shop.yaml url']);
  delete process.env.SITE_URL;
});

test('the untouched sample and a shop of its own are published', () => {
  const { leftovers, progress } = compareWithSample();
  expect(leftovers).toEqual([]);
  expect(progress).toBe(
    'Esta é a barbearia de exemplo. Para pôr a sua no ar, troque o nome e mais 28 coisas em 6 formulários.',
  );
  const own = compareWithSample(loadContentFiles(SHOPS.ze));
  expect([own.leftovers, own.progress]).toEqual([[], undefined]);
});

test.each([
  ['shop.yaml', 'telephone: (11) 90000-0000', 'telephone: +55 11 90000 0000'],
  ['shop.yaml', 'Rua Exemplo, 123', 'RUA EXEMPLO 123'],
  ['services.yaml', 'price: 40', 'price: R$ 40,00'],
])('%s: another spelling means the same: %s', (file, shipped, typed) => {
  const change: Change = (text) => String(NAMED[file]?.(text) ?? text).replace(shipped, typed);
  expect(sharedIn({ [file]: change })).toEqual(sharedIn());
});

test('what may be equal by chance is published as written', () => {
  const changes: Changes = {
    'services.yaml': () =>
      'services:\n  - title: Corte\n    price: 40\n    features:\n      - Finalização inclusa\n',
    'team.yaml': () => 'team:\n  - name: Davi Luz\n    calledAs: o Davi\n',
    'testimonials.yaml': () => '',
    'opening-hours.yaml': (text) =>
      text.replace(/^week:[\s\S]*?(?=^\w)/m, 'week:\n  - days: seg a dom\n    hours: 24 horas\n'),
  };
  const { services, team, openingHours } = withContentFiles(
    { ...NAMED, ...changes },
    'jatoba',
    readContent,
  );
  expect(services[0]?.features).toEqual(['Finalização inclusa']);
  expect(team[0]?.calledAs).toBe('o Davi');
  expect(openingHours.specialDays).toHaveLength(2);
  expect(leftIn(changes).filter((one) => /services|team|opening/.test(one))).toEqual([]);
});

test('neutral words are no reminder, and of a policy its topics are', () => {
  const neutral = /ui-text|heading|Label|focus|location|whatsappGreeting|\.title$|summary/;
  const shared = sharedIn();
  expect(shared.filter((one) => neutral.test(one))).toEqual([]);
  expect(shared.filter((one) => /policies.*topics/.test(one))).toHaveLength(2);
});

test('a renamed service does not have the sample’s price', () => {
  const rename: Change = (text) => text.replace('title: Corte', 'title: Degradê');
  const rest = sharedIn({ 'services.yaml': rename });
  expect(sharedIn().filter((one) => !rest.includes(one))).toEqual([
    'services.yaml services[0].price',
  ]);
});

test('a sample photo is recognized by its content, under any name, with its description', () => {
  const photos = { 'minha.jpg': 'hero.jpg', 'davi.jpg': 'poste.jpg', 'poste.jpg': 'davi.jpg' };
  const change: Changes = {
    ...NAMED,
    'home.yaml': (text) => text.replace('src: hero.jpg', 'src: minha.jpg'),
  };
  const left = withContentFiles(change, 'jatoba', () => {
    const folder = path.join(String(process.env.CONTENT_DIR), 'photos');
    rmSync(folder);
    cpSync(path.join(SHOPS.jatoba, 'photos'), folder, { recursive: true });
    for (const [name, original] of Object.entries(photos)) {
      copyFileSync(path.join(SHOPS.jatoba, 'photos', original), path.join(folder, name));
    }
    return compareWithSample().leftovers.map(pathOf);
  });
  // The large photo may stay; the second gallery photo is another, with the former description.
  expect(left.filter((one) => /src|image|alt/.test(one))).toEqual([
    'gallery.yaml gallery[0].src',
    'gallery.yaml gallery[1].alt',
    'gallery.yaml gallery[2].src',
  ]);
});

test('each value is told with its line and what to do, and each form in a line', () => {
  const { values, progress } = withContentFiles(NAMED, 'jatoba', () => compareWithSample());
  expect(progress).toBe(
    'O site vai ao ar quando o que é do exemplo for trocado: faltam 28 coisas em 6 formulários.',
  );
  const told = values.map(formatNotice);
  expect(told).toEqual(
    expect.arrayContaining([
      'content/shop.yaml, linha 9 → telephone (Telefone): "(11) 90000-0000": escreva o seu, ou apague.',
      'content/shop.yaml, linha 12 → address.street (Rua e número): "Rua Exemplo, 123": escreva o seu.',
      'content/shop.yaml, linha 13 → address.district (Bairro): "Centro": confira se é assim mesmo.',
    ]),
  );
  const shop = describeForms(values).find(({ file }) => file === 'content/shop.yaml');
  expect(shop?.message).toMatch(
    /^Troque, ou apague o que não tem \(o × de cada item\): Descrição.*Redes sociais \(2\)\. Confira se é assim mesmo: Bairro, /,
  );
});
