/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkContent } from '@/model/check/check';
import { ContentError } from '@/model/drawer/problems';
import { ROUTES } from '@/model/routes';

const environment = process.env;

afterEach(() => {
  process.env = environment;
});

const check = () =>
  checkContent().then(
    () => [],
    (error: unknown) => (error instanceof ContentError ? error.problems : [error]),
  );

test.each([
  ['BASE_PATH', 'barbearia', 'escreva BASE_PATH=/barbearia.'],
  ['BASE_PATH', '/barbearia/', 'escreva BASE_PATH=/barbearia.'],
  ['BASE_PATH', '/', 'apague o ajuste BASE_PATH.'],
  ['SITE_URL', 'ze.github.io', expect.stringContaining('escreva SITE_URL=https://ze.github.io;')],
  ['SITE_URL', 'https://ze.github.io/b', expect.stringContaining('SITE_URL=https://ze.github.io;')],
])('%s=%s is refused in Portuguese, with what to write', async (name, value, fix) => {
  process.env = { ...environment, [name]: value };
  expect(await check()).toEqual([expect.objectContaining({ file: name, received: value, fix })]);
});

test.each([
  ['BASE_PATH', '/barbearia'],
  ['BASE_PATH', ''],
  ['SITE_URL', 'https://ze.github.io'],
])('%s=%s is taken', async (name, value) => {
  process.env = { ...environment, [name]: value };
  expect(await check()).toEqual([]);
});

test.each([
  '_next',
  '_headers',
  ...ROUTES.slice(1).flatMap((route) => [route.slice(1), `${route.slice(1)}.html`]),
])('%s in public/, a name of the site, is refused', async (name) => {
  mkdirSync(`public/${name}`);
  try {
    expect(await check()).toEqual([expect.objectContaining({ file: `public/${name}` })]);
  } finally {
    rmSync(`public/${name}`, { recursive: true });
  }
});

test('a photo that does not open is told with everything else', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gaveta-'));
  cpSync('__tests__/fixtures/shops/jatoba', folder, { recursive: true });
  writeFileSync(path.join(folder, 'photos/poste.jpg'), 'x');
  const shop = path.join(folder, 'shop.yaml');
  writeFileSync(shop, readFileSync(shop, 'utf8').replace('$$', 'caro'));
  process.env = { ...environment, CONTENT_DIR: folder };
  expect(await check()).toEqual([
    expect.objectContaining({
      path: 'gallery[1].src',
      received: expect.stringMatching(/não abre/),
    }),
    expect.objectContaining({ path: 'priceRange' }),
  ]);
  rmSync(folder, { recursive: true });
});
