/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSite, writeSite } from '@/scripts/finish/site-folder';
import { sampleExport, samplePage } from './sample-export';

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'finish-export-'));
  for (const source of ['scripts/finish/browser', 'components/live', 'model/derive']) {
    cpSync(path.join(project, source), path.join(folder, source), { recursive: true });
  }
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function finish() {
  const tsx = path.join(project, 'node_modules/tsx/dist/cli.mjs');
  const script = path.join(project, 'scripts/finish-export.ts');
  return spawnSync(process.execPath, [tsx, script], { cwd: folder, encoding: 'utf8' });
}

test('replaces the export by the finished site and lists what it weighs', async () => {
  await writeSite(path.join(folder, 'out'), sampleExport());
  const { status, stdout, stderr } = finish();

  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/Site pronto em out\/: 9 arquivos \(o Next exportou 11\)/);
  expect(stdout).toMatch(/páginas +2 +[\d.]+ +[\d.]+\n/);
  expect(readFileSync(path.join(folder, 'out/index.html'), 'utf8')).toContain('data-runtime');
  expect(readdirSync(folder).sort()).toEqual(['components', 'model', 'out', 'scripts']);
}, 30_000);

test('leaves out/ as it was, and fails, at an export that it does not know', async () => {
  const exported = sampleExport({ 'termos.html': '<!DOCTYPE html><html></html>' });
  await writeSite(path.join(folder, 'out'), exported);
  const { status, stderr } = finish();

  expect(status).toBe(1);
  expect(stderr).toMatch(/exportação do Next/);
  expect(await readSite(path.join(folder, 'out'))).toEqual(new Map([...exported].sort()));
}, 30_000);

test('fails at a page with too much script, and says by how much', async () => {
  const heavy = samplePage({ body: `<script>/* ${noise(4_000)} */</script>` });
  await writeSite(path.join(folder, 'out'), sampleExport({ 'index.html': heavy }));
  const { status, stderr } = finish();

  expect(status).toBe(1);
  expect(stderr).toMatch(/index\.html: scripts embutidos: \d+ bytes; o limite é 3072\./);
}, 30_000);

test('publishes a page whose owner has much to say, and says so', async () => {
  const long = samplePage({ body: noise(60_000) });
  await writeSite(path.join(folder, 'out'), sampleExport({ 'index.html': long }));
  const { status, stderr } = finish();

  expect(status).toBe(0);
  expect(stderr).toMatch(/^Aviso: A página inicial tem [\d.]+ bytes em brotli\. Até 14\.000/);
}, 30_000);

/** Text that does not compress, the same on every run. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}
