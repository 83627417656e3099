/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findNamedFiles } from '@/model/content-files/load';
import { parseFile } from '@/model/content-files/parse';
import { validate } from '@/model/content-files/validate';

const NO_PHOTO = 'não há foto com este nome em content/photos.';
const [composed, decomposed] = ['cão.jpg'.normalize('NFC'), 'cão.jpg'.normalize('NFD')];

const photoNames: [files: string[] | undefined, typed: string, expected: string | RegExp][] = [
  [['fachada.jpg'], 'fachada', 'fachada.jpg'],
  [['fachada.tif'], 'C:\\fotos\\Fachada.TIF', 'fachada.tif'],
  [['fachada.jpg', 'fachada.png'], 'fachada', `${NO_PHOTO}\nvocê quis dizer "fachada.jpg"?`],
  [['Fachada.jpg', 'fachada.jpg'], 'fachada.jpg', 'fachada.jpg'],
  [['cao.jpg', decomposed], composed, decomposed],
  [['fachada.jpeg'], 'fachda.jpeg', `${NO_PHOTO}\nvocê quis dizer "fachada.jpeg"?`],
  [['fachada.jpg'], 'outra', /content\/photos\.\nponha a foto na pasta .* \(\.jpg\)\.$/],
  [undefined, 'fachada', /content\/photos\.\nponha a foto na pasta/],
  [['fachada.heic'], 'fachada', /^"fachada\.heic" não é um tipo.*\nsalve a foto como JPEG/],
  [['fachada.jpg.part'], 'fachada.jpg.part', /^"fachada\.jpg\.part" não é um tipo de foto/],
];

test.each(photoNames)('of the photos %j, %s is found or refused', (files, typed, expected) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gaveta-'));
  if (files) {
    mkdirSync(path.join(folder, 'photos'));
  }
  for (const file of files ?? []) {
    writeFileSync(path.join(folder, 'photos', file), '');
  }
  const file = parseFile('gallery', `gallery:\n  - src: ${typed}\n    alt: Uma cadeira\n`);
  const [missing] = findNamedFiles('gallery', file, folder).missing;
  rmSync(folder, { recursive: true });
  const { data } = validate('gallery', file);
  const found = missing ? `${missing.problem}\n${missing.fix}` : Object(data).gallery[0].src;
  expect(found).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});
