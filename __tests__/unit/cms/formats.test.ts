/** @jest-environment node */
import { createFormat } from '@/cms/page/formats';
import { FILES, type FileId } from '@/model/content-files/files';
import { readShop } from '../content/content-copy';

test.each<[string, FileId, string, string, RegExp]>([
  [
    'an ambiguous price',
    'services',
    'price: 40',
    'price: 1.200',
    /^\S.*“Corte” "?1\.200"?: .*milhares.*\. [A-Z].*\.$/,
  ],
  ['a duplicate service name', 'services', 'title: Barba\n', 'title: Corte\n', /é igual ao do 1º/],
  [
    'a link outside the site',
    'services',
    'description: Tes',
    'description: Um [a](/../a.pdf) Tes',
    /"\/a\.pdf"/,
  ],
  ['a date that does not exist', 'openingHours', '25/12/2093', '30/02/2027', /30\/02\/2027/],
])('the form refuses %s, as the site does', (_what, subject, found, typed, message) => {
  const text = read(subject);
  const { _base, ...value } = createFormat(subject).fromFile(text.replace(found, typed));
  const format = createFormat(subject);
  format.fromFile(text);
  expect(catchCause(() => format.preSave({ ...value, _base: text }))).toMatch(message);
});

test('a saved change is kept by the next save, a failed one is not, and both can be reverted', () => {
  const format = createFormat('services');
  const opened = format.fromFile(read('services'));
  format.preSave(change(opened, 'Corte', '50')); // A save that failed.
  expect(format.toFile(format.preSave(opened))).toBe(read('services'));
  const saved = format.preSave(change(opened, 'Corte', '55'));
  format.postSave(saved);
  const next = format.preSave(change(saved, 'Barba', '35'));
  expect(format.toFile(next)).toBe(
    read('services').replace('price: 30', 'price: 35').replace('price: 40', 'price: 55'),
  );
  format.postSave(next);
  const back = change(change(next, 'Corte', '40'), 'Barba', '30');
  expect(format.toFile(format.preSave(back))).toBe(read('services'));
});

test('a policy is read and written as front matter and body', () => {
  const format = createFormat('terms');
  const text = '---  \ndescription: Como é aqui.\n---\n\n\n## Agenda\n\nChegue cedo.\n\n';
  expect(format.fromFile(text)).toEqual({
    description: 'Como é aqui.',
    body: '## Agenda\n\nChegue cedo.',
    _base: text,
  });
  expect(format.toFile(Object({ description: 'Outra.', body: '\n## Agenda\n\nAvise.\n' }))).toBe(
    '---\ndescription: Outra.\n---\n\n## Agenda\n\nAvise.\n',
  );
  expect(format.toFile(Object({ description: 'Outra.' }))).toMatch(/---\n\n\n$/);
});

test.each([
  ['Só o texto.', { body: 'Só o texto.' }],
  ['Um traço:\n\n---\n\nOutro.\n\n---\n', { body: 'Um traço:\n\n---\n\nOutro.\n\n---' }],
  ['---\ntitle: A\n---', { title: 'A', body: '' }],
  ['---\ntitle: A\n---\t \nTexto.', { title: 'A', body: 'Texto.' }],
])('a policy written as %j has these fields and this text', (text, held) => {
  expect(createFormat('terms').fromFile(text)).toEqual({ ...held, _base: text });
});

test('a photo name has a slash in the form, and none in the file', () => {
  const format = createFormat('gallery');
  const text = 'gallery:\n  - src: a b.JPEG\n    alt: veja a.jpg agora\n    caption: pasta/a.jpg\n';
  const shown = { src: '/a b.JPEG', alt: 'veja a.jpg agora', caption: 'pasta/a.jpg' };
  expect(format.fromFile(text)).toEqual({ gallery: [shown], _base: text });
  for (const src of ['c.tif', 'd.jpg']) {
    const changed = Object({ gallery: [{ ...shown, src: `/${src}` }] });
    expect(format.toFile(changed)).toBe(text.replace('a b.JPEG', src));
  }
});

test('a photo that is only on GitHub is accepted', () => {
  const photo = { src: '/so-no-github.jpg', alt: 'A cadeira', caption: '' };
  const form = Object({ gallery: [photo] });
  expect(createFormat('gallery').preSave(form)).toMatchObject(form);
});

test('texts are written on one line, and empty fields are dropped', () => {
  const format = createFormat('services');
  format.fromFile('services:\n  - title: Corte\n    price: 40\n    description: x\n');
  const empty = { description: '', old: null, __sc_id: '1', features: [] };
  const value = Object({
    services: [{ title: ' Corte\n  e\n\nbarba ', price: '40', ...empty }, null],
  });
  expect(format.toFile(value)).toBe('services:\n  - title: Corte e barba\n    price: 40\n');
});

test('a syntax error is reported with its line, and the file is not opened', () => {
  const text = read('services').replace('  - title: Barba\n', '  - title: Barba\n    cor: azul\n');
  expect(() => createFormat('services').fromFile(text)).toThrow(/^linha \d+: \S.*\. \S/);
});

test('outside lists, an error starts with the value', () => {
  const format = createFormat('shop');
  const opened = format.fromFile(read('shop'));
  const message = catchCause(() => format.preSave({ ...opened, ...Object({ url: 'aqui' }) }));
  expect(message).toMatch(/^"?aqui"?: [a-z]/);
});

const read = (id: FileId) => readShop(FILES[id].name);

function change(value: object, title: string, price: string) {
  return JSON.parse(JSON.stringify(value), (_, one) =>
    one?.title === title ? { ...one, price } : one,
  );
}

function catchCause(run: () => unknown): string {
  try {
    run();
    return 'saved';
  } catch (error) {
    // Sveltia CMS shows the cause of an error with this name.
    expect(error).toHaveProperty('message', 'saving_failed');
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  }
}
