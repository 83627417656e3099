/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFormat } from '@/desk/page/formats';
import { FILES, type FileId } from '@/model/drawer/files';

const SHOP = '__tests__/fixtures/shops/jatoba';

test.each<[string, FileId, string, string, RegExp]>([
  [
    'a price that may mean two',
    'services',
    'price: 40',
    'price: 1.200',
    /“Corte”.*1\.200.*milhares/,
  ],
  [
    'a second service of one name',
    'services',
    'title: Barba\n',
    'title: Corte\n',
    /é igual ao do 1º/,
  ],
  ['a day that no calendar has', 'openingHours', '25/12/2093', '30/02/2027', /30\/02\/2027/],
])('the form refuses %s, as the site does', (_what, subject, found, typed, said) => {
  const text = read(subject);
  const { _base, ...value } = createFormat(subject).fromFile(text.replace(found, typed));
  const format = createFormat(subject);
  format.fromFile(text);
  expect(catchCause(() => format.preSave({ ...value, _base: text }))).toMatch(said);
});

test('nothing is saved over what another hand changed meanwhile', () => {
  const format = createFormat('services');
  const opened = format.fromFile(read('services'));
  // Another telephone changes the price of one service, and this one learns of it.
  const theirs = format.fromFile(read('services').replace('price: 30', 'price: 35'));
  expect(() => format.preSave(change(opened, 'Corte', '55'))).toThrow('save_conflict');
  expect(format.toFile(format.preSave(change(theirs, 'Corte', '55')))).toBe(
    read('services').replace('price: 30', 'price: 35').replace('price: 40', 'price: 55'),
  );
});

test('what was saved here stays with the next change, and can be put back as it was', () => {
  const format = createFormat('services');
  const opened = format.fromFile(read('services'));
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

test('what could not be sent and is put back as it was changes nothing', () => {
  const format = createFormat('services');
  const opened = format.fromFile(read('services'));
  format.preSave(change(opened, 'Corte', '55'));
  expect(format.toFile(format.preSave(opened))).toBe(read('services'));
});

function read(id: FileId): string {
  return readFileSync(path.join(SHOP, FILES[id].name), 'utf8');
}

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
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  }
}
