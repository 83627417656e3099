import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSite, writeSite } from '@/build/site-folder';

test('a new site replaces the former one whole', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const site = new Map([
    ['fotos/a.avif', Buffer.from([0, 255])],
    ['index.html', Buffer.from('o site de hoje')],
  ]);
  writeSite(folder, new Map([['velho.html', Buffer.from('o site de ontem')]]));
  writeSite(folder, site);
  expect(readSite(folder)).toEqual(site);
  rmSync(folder, { recursive: true });
});
