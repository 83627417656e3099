import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { explainFolder, writeSite } from '@/build/site-folder';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a build only replaces an earlier site', () => {
  expect(explainFolder(folder)).toBeUndefined();
  writeSite(folder, new Map([['_headers', Buffer.from('')]]));
  expect(explainFolder(folder)).toBeUndefined();
  writeSite(folder, new Map([['minhas-fotos.zip', Buffer.from('')]]));
  expect(explainFolder(folder)).toBe(
    `A pasta ${folder} tem arquivos que não são de um site feito aqui, e seriam apagados: escolha outra.`,
  );
});

test('a build doesn’t take a mistyped option for a folder', () => {
  expect(explainFolder('--no-lint')).toMatch(/^--no-lint não é uma pasta/);
});
