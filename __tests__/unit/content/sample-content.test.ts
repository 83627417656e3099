/** @jest-environment node */
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describeSampleCount, listSampleContent } from '@/model/check/sample-content';
import { type Content, readContent } from '@/model/content';
import { loadContentFiles } from '@/model/content-files/load';
import { findField } from '@/model/content-files/parse';
import { SHOPS } from '../../fixtures/shops';
import { type Change, readChanged, withContentFiles } from './content-copy';

test.each([
  ...['name', 'telephone', 'address.street', 'social[0]', 'priceRange', 'paymentMethods'],
  ...['cancellationNoticeHours', 'hero.headline', 'hero.lede', 'hero.photo.src', 'booking.note'],
  ...['services[0].features[1]', 'services[6].price', 'week', 'specialDays[0]', 'topics[1]'],
  ...['team[0].calledAs', 'team[0].image', 'gallery[2].caption', 'testimonials[5].text'],
])('%s is sample content as shipped, with its line and advice', (fieldPath) => {
  const found = listSampleContent().find((one) => one.path === fieldPath);
  expect(found?.file).toMatch(/^content\/[\w/-]+\.(yaml|md)$/);
  expect(found?.line).toBeGreaterThan(1);
  expect(found?.fix).toMatch(/\.$/);
});

test('neutral texts are not sample content, nor are descriptions of a sample photo', () => {
  const fits = /ui-text|(Label|heading|alt|focus|location|whatsappGreeting|services\[\d\]\.title)$/;
  const paths = listSampleContent().map(({ file, path: at }) => `${file} ${at}`);
  expect(paths.filter((one) => fits.test(one))).toEqual([]);
});

test('another shop has none', () => {
  const listed = listSampleContent(loadContentFiles(SHOPS.ze));
  expect(listed).toEqual([]);
  expect(describeSampleCount(listed)).toBe('Conteúdo de exemplo: 0 itens');
});

const listSampleContentIn = (changes: Readonly<Record<string, Change>>) =>
  withContentFiles(changes, 'jatoba', () => listSampleContent());
const listIn = (changes: Readonly<Record<string, Change>>) =>
  listSampleContentIn(changes).map(({ file, path: at }) => `${file} ${at}`);

test.each([
  ['shop.yaml', 'telephone: (11) 90000-0000', 'telephone: +55 11 90000 0000'],
  ['shop.yaml', 'name: Barbearia Jatobá', 'name: BARBEARIA JATOBA'],
  ['shop.yaml', 'https://www.instagram.com/', 'instagram.com'],
  ['services.yaml', 'price: 40', 'price: R$ 40,00'],
  ['opening-hours.yaml', '09:00–19:00', '9h às 19h'],
])('%s: sample content in another spelling is still sample content: %s', (file, shipped, typed) => {
  const change: Change = (text) => text.replace(shipped, typed);
  expect(listIn({ [file]: change })).toEqual(listIn({}));
});

test.each([
  ['services.yaml', 'price: 40', 'services[0].price'],
  ['opening-hours.yaml', 'week:', 'week'],
  ['shop.yaml', 'address:', 'address.'],
  ['shop.yaml', 'city: São Paulo', 'address.city'],
])('%s: a comment confirms a value, or a group: %s', (file, line, fieldPath) => {
  const change: Change = (text) => text.replace(line, `${line} # é assim mesmo`);
  const [before, after] = [listIn({}), listIn({ [file]: change })];
  const confirmed = before.filter((one) => one.startsWith(`content/${file} ${fieldPath}`));
  expect(confirmed).not.toEqual([]);
  expect(after).toEqual(before.filter((one) => !confirmed.includes(one)));
});

test('a renamed service still has a sample text, but not a sample price', () => {
  const change: Change = (text) => text.replace('title: Corte', 'title: Degradê');
  const rest = listIn({ 'services.yaml': change });
  const gone = listIn({}).filter((one) => !rest.includes(one));
  expect(gone).toEqual(['content/services.yaml services[0].price']);
});

/** Calls `read` on the sample with some photos replaced. */
function inPhotos<Result>(
  photos: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, Change>>,
  read: () => Result,
): Result {
  return withContentFiles(changes, 'jatoba', () => {
    const folder = path.join(String(process.env.CONTENT_DIR), 'photos');
    rmSync(folder);
    cpSync(path.join(SHOPS.jatoba, 'photos'), folder, { recursive: true });
    for (const [name, original] of Object.entries(photos)) {
      copyFileSync(path.join(SHOPS.jatoba, 'photos', original), path.join(folder, name));
    }
    return read();
  });
}

test('a sample photo is recognized by its content, under any name', () => {
  const changes: Record<string, Change> = {
    'home.yaml': (text) => text.replace('src: hero.jpg', 'src: minha.jpg'),
    'team.yaml': (text) => `${text}\n  - name: Nina\n`,
  };
  const photos = { 'minha.jpg': 'hero.jpg', 'davi.jpg': 'poste.jpg', 'poste.jpg': 'davi.jpg' };
  const paths = inPhotos(photos, changes, () => listSampleContent().map((one) => one.path));
  expect(paths.filter((one) => /src|image/.test(one))).toEqual([
    'gallery[0].src',
    'gallery[2].src',
    'hero.photo.src',
  ]);
  // Descriptions of the previous photos.
  expect(paths.filter((one) => /alt|focus/.test(one))).toEqual(['gallery[1].alt', 'team[0].focus']);
});

test('the count is singular for one item', () => {
  const [first, second] = listSampleContent();
  expect(describeSampleCount(first ? [first] : [])).toBe('Conteúdo de exemplo: 1 item');
  expect(describeSampleCount(first && second ? [first, second] : [])).toMatch(/: 2 itens$/);
});

describe('a shop with its own name', () => {
  const named: Change = (text) => text.replace('name: Barbearia Jatobá', 'name: Barbearia do Zé');

  test('omits optional sample content, with a message', () => {
    const own = readChanged({ 'shop.yaml': named }).content as Content;
    expect(own).toMatchObject({ team: [], testimonials: [], gallery: [] });
    expect(own.shop.bookingUrl).toBeUndefined();
    expect(own.shop.social).toEqual([]);
    expect(own.services.filter(({ description, features }) => description ?? features[0])).toEqual(
      [],
    );
    expect(own.services).toHaveLength(7);

    const [before, after] = [listSampleContent(), listSampleContentIn({ 'shop.yaml': named })];
    expect(after.map((one) => one.path)).toEqual(
      before.flatMap(({ path: at }) => (at === 'name' ? [] : at)),
    );
    const fixOf = (fieldPath: string) => after.find((one) => one.path === fieldPath)?.fix;
    expect(fixOf('team[0].role')).toMatch(/\. Até lá, não aparece no site\.$/);
    expect(fixOf('hero.lede')).toBe('em “Frase de abertura”, escreva como é na sua barbearia.');
    expect(fixOf('week')).toBe('em “Semana”, escreva como é na sua barbearia.');
  });

  test('omits every optional sample value but these', () => {
    const kept = listSampleContentIn({ 'shop.yaml': named }).filter(({ id, at, fix }) => {
      const { required = [] } = findField(id, at.slice(0, -1));
      const isOptional = typeof at.at(-1) === 'string' && !required.includes(String(at.at(-1)));
      return isOptional && !fix.includes('não aparece no site');
    });
    expect(kept.map((one) => one.path)).toEqual(['telephone', 'address.district']);
  });

  test('keeps what its owner wrote, confirmed or added', () => {
    const { content } = readChanged({
      'shop.yaml': named,
      'testimonials.yaml': (text) => text.replace('Cheguei sem saber', 'Cheguei sabendo'),
      'team.yaml': (text) => `${text}\n  - name: Nina\n`,
      'services.yaml': (text) =>
        text
          .replace('Pezinho feito na navalha', 'Pezinho')
          .replace('- Na touca ou no papel-alumínio', '$& # é assim mesmo'),
    });
    expect(content?.testimonials.map(({ name }) => name)).toEqual(['Marcos A.']);
    expect(content?.team.map(({ name }) => name)).toEqual(['Nina']);
    expect(content?.services.flatMap(({ features }) => features)).toEqual([
      'Pezinho',
      'Na touca ou no papel-alumínio',
    ]);
  });

  test('keeps the sample’s holidays, unless it never closes', () => {
    const listHolidays = (hours: string) =>
      readChanged({
        'shop.yaml': named,
        'opening-hours.yaml': (text) =>
          text.replace(/^week:[\s\S]*?(?=^\w)/m, `week:\n  - days: todos os dias\n    hours: ${hours}\n`),
      }).content?.openingHours.specialDays;
    expect(listHolidays('24 horas')).toEqual([]);
    expect(listHolidays('9h às 19h')).not.toEqual([]);
  });

  test('drops descriptions of replaced photos and of another barber', () => {
    const changes: Record<string, Change> = {
      'shop.yaml': named,
      'team.yaml': (text) => text.replace('Davi Prado', 'Nina Sá'),
    };
    const photos = { 'hero.jpg': 'poste.jpg', 'davi.jpg': 'poste.jpg', 'poste.jpg': 'davi.jpg' };
    const { gallery, home, team } = inPhotos(photos, changes, readContent);
    expect(team).toEqual([{ name: 'Nina Sá', image: 'davi.jpg', takesBookings: true }]);
    expect(home.hero.photo).not.toHaveProperty('focus');
    expect(gallery.map(({ src, caption }) => [src, caption])).toEqual([['poste.jpg', undefined]]);
    const paths = inPhotos(photos, changes, () => listSampleContent().map((one) => one.path));
    expect(paths).toEqual(expect.arrayContaining(['hero.photo.alt', 'gallery[1].alt']));
  });

  test('confirms a whole policy at its title', () => {
    const confirm: Change = (text) => text.replace(/^title: .*/m, '$& # é assim mesmo');
    const files = listSampleContentIn({ 'policies/terms.md': confirm }).map(({ file }) => file);
    expect(files).toContain('content/policies/privacy.md');
    expect(files).not.toContain('content/policies/terms.md');
  });
});
