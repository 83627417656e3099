import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSite, SiteFolderError, writeSite } from '@/build/site-folder';

const FORMER_SITE = ['index.html', '_headers', 'velho.html'];
const NEW_SITE = new Map([
  ['_headers', Buffer.from('/*')],
  ['fotos/a.avif', Buffer.from([0, 255])],
  ['index.html', Buffer.from('o site de hoje')],
]);

const originalFolder = process.cwd();
let parent: string;

// Each test runs in a temporary project, so that a bug in writeSite can't delete the real one.
beforeEach(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'site-folder-'));
  createFolder('project', ['package.json', ...FORMER_SITE]);
  createFolder('project/content', ['shop.yaml']);
  createFolder('project/public', ['.nojekyll']);
  process.chdir(path.join(parent, 'project'));
});

afterEach(() => {
  process.chdir(originalFolder);
  rmSync(parent, { recursive: true });
});

function createFolder(name: string, files: string[]) {
  const folder = path.join(parent, name);
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    writeFileSync(path.join(folder, file), 'o que havia antes');
  }
}

test.each([
  { what: 'into a new folder', folder: 'out', files: undefined },
  { what: 'into an empty folder', folder: 'out', files: [] },
  { what: 'over a former site', folder: 'out', files: FORMER_SITE },
  { what: 'over a former site outside the project', folder: '../www', files: FORMER_SITE },
])('a build writes the site $what', ({ folder, files }) => {
  if (files) {
    createFolder(path.join('project', folder), files);
  }
  writeSite(folder, NEW_SITE);
  expect(readSite(folder)).toEqual(NEW_SITE);
});

test.each([
  ['.', 'the project'],
  ['', 'the current folder, which is the project'],
  ['..', 'the folder above the project'],
  ['content', 'a folder in the project'],
  ['public', 'a folder in the project'],
])('a build never replaces OUT_DIR="%s", which is %s', (folder) => {
  const before = readSite('.');
  expect(() => writeSite(folder, NEW_SITE)).toThrow(SiteFolderError);
  expect(readSite('.')).toEqual(before);
});

test.each([
  ['another repository', ['.git', ...FORMER_SITE]],
  ['another project', ['package.json', ...FORMER_SITE]],
  ['a page that is not ours', ['index.html']],
  ['headers without a page', ['_headers']],
])('a build never replaces a folder with %s', (_, files) => {
  createFolder('other', files);
  expect(() => writeSite('../other', NEW_SITE)).toThrow(SiteFolderError);
  expect([...readSite('../other').keys()].sort()).toEqual([...files].sort());
});

test('a build never replaces a file that OUT_DIR names by mistake', () => {
  writeFileSync('anotacoes.txt', 'o que havia antes');
  expect(() => writeSite('anotacoes.txt', NEW_SITE)).toThrow(SiteFolderError);
  expect(existsSync('anotacoes.txt')).toBe(true);
});

test('the error for a rejected OUT_DIR names the folder and says what to do', () => {
  expect(() => writeSite('content', NEW_SITE)).toThrow(
    'O site não foi gravado em "content", pois ali há arquivos que não são de um site gerado por este projeto e que seriam apagados: mova-os ou indique em OUT_DIR uma pasta nova ou vazia.',
  );
});
