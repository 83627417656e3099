/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSite } from '@/scripts/site-folder';

test('symbolic links are not published', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  mkdirSync(path.join(folder, 'public/menus'), { recursive: true });
  writeFileSync(path.join(folder, 'segredo.txt'), 'senha');
  writeFileSync(path.join(folder, 'public/menus/natal.pdf'), 'Natal');
  symlinkSync(folder, path.join(folder, 'public/tudo'), 'junction');
  symlinkSync(path.join(folder, 'segredo.txt'), path.join(folder, 'public/segredo.txt'));

  expect([...readSite(path.join(folder, 'public')).keys()]).toEqual(['menus/natal.pdf']);
  rmSync(folder, { recursive: true });
});
