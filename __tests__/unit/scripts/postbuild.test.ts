import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readSite, replaceSite, writeSite } from '@/scripts/site-folder';
import { makeExport, samplePage } from './sample-export';

const project = process.cwd();
const former = new Map([['index.html', Buffer.from('o site de ontem')]]);
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'postbuild-'));
  for (const source of ['components', 'model/derive']) {
    cpSync(path.join(project, source), path.join(folder, source), { recursive: true });
  }
  await writeSite(path.join(folder, 'out'), former);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function runPostbuild(pages: Record<string, string>) {
  await writeSite(path.join(folder, '.next/export'), makeExport(pages));
  const tsx = path.join(project, 'node_modules/tsx/dist/cli.mjs');
  const script = path.join(project, 'scripts/postbuild.ts');
  return spawnSync(process.execPath, [tsx, script], {
    cwd: folder,
    encoding: 'utf8',
    env: process.env, // With the sample content that Jest sets.
  });
}

test('replaces the previous site', async () => {
  const { status, stdout, stderr } = await runPostbuild({ 'index.html': samplePage({}) });

  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/Site pronto em out\/: 3 arquivos/);
  expect(readFileSync(path.join(folder, 'out/index.html'), 'utf8')).toContain('data-enhance');
  expect(readdirSync(folder).filter((name) => name.startsWith('out'))).toEqual(['out']);
});

test('fails without a home page, and keeps the previous site', async () => {
  const { status, stderr } = await runPostbuild({ '404.html': samplePage({}) });
  expect(status).toBe(1);
  expect(stderr).toMatch(/página inicial/);
  expect(readSite(path.join(folder, 'out'))).toEqual(former);
});

describe('a crash while the site is replaced', () => {
  const next = new Map([['index.html', Buffer.from('o site de hoje')]]);
  const out = () => path.join(folder, 'out');

  test.each([1, 2])(
    'at move %i loses no site, and the next build repairs the rest',
    async (move) => {
      const moves = jest.spyOn(fs, 'rename');
      for (let done = 1; done < move; done++) {
        moves.mockImplementationOnce(jest.requireActual('node:fs/promises').rename);
      }
      moves.mockRejectedValueOnce(new Error('crash'));
      await expect(replaceSite(out(), next)).rejects.toThrow('crash');
      moves.mockRestore();

      const found = readdirSync(folder).filter((name) => /^out(\.velho)?$/.test(name));
      expect(found.map((name) => readSite(path.join(folder, name)))).toEqual([former]);

      // Fails before it can replace anything, and still puts the old site back.
      jest.spyOn(fs, 'writeFile').mockRejectedValueOnce(new Error('no space'));
      await expect(replaceSite(out(), next)).rejects.toThrow('no space');
      expect(readSite(out())).toEqual(former);

      await replaceSite(out(), next);
      expect(readSite(out())).toEqual(next);
      expect(readdirSync(folder).filter((name) => name.startsWith('out'))).toEqual(['out']);
    },
  );
});

// The copied components include an error page, which needs no function.
test('keeps React for a client component without an enhance function, with one warning', async () => {
  const counter = 'components/ui/counter/counter.client.tsx';
  await writeSite(folder, new Map([[counter, Buffer.from("'use client';")]]));
  const { status, stderr } = await runPostbuild({ 'index.html': samplePage({}) });
  expect(status).toBe(0);
  expect(stderr.match(/^Aviso:.*/gm)).toEqual([
    expect.stringMatching(`${counter} .* 124 KB .* ${counter.replace('client.tsx', 'enhance.ts')}`),
  ]);
  expect(readFileSync(path.join(folder, 'out/index.html'), 'utf8')).toContain('start()');
});
