import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readSite, replaceSite } from '@/scripts/site-folder';

const siteOf = (text: string) =>
  new Map([
    ['fotos/a.avif', Buffer.from([0, 255])],
    ['index.html', Buffer.from(text)],
  ]);
let folder: string;
const out = () => path.join(folder, 'out');

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  await replaceSite(out(), siteOf('o site de ontem').set('velho.html', Buffer.from('')));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a new site replaces the former one whole', async () => {
  await replaceSite(out(), siteOf('o site de hoje'));
  expect(readSite(out())).toEqual(siteOf('o site de hoje'));
  expect(readdirSync(folder)).toEqual(['out']);
});

test('a site that cannot be written leaves the former one, and does not disturb the next', async () => {
  const former = readSite(out());
  jest.spyOn(fs, 'writeFile').mockRejectedValueOnce(new Error('no space'));
  await expect(replaceSite(out(), siteOf('o site de hoje'))).rejects.toThrow('no space');
  expect(readSite(out())).toEqual(former);
  await replaceSite(out(), siteOf('o site de amanhã'));
  expect(readSite(out())).toEqual(siteOf('o site de amanhã'));
});
