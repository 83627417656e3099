/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkContent } from '@/model/content';
import { ContentError } from '@/model/content-files/content-error';
import { contentFolder, sampleFolder } from '@/model/folder';
import { ROUTES } from '@/model/routes';
import { SHOPS } from '../../fixtures/shops';
import { retype } from './content-copy';

const environment = process.env;

afterEach(() => {
  process.env = environment;
});

const check = () =>
  checkContent().then(
    () => [],
    (error: unknown) => (error instanceof ContentError ? error.problems : [error]),
  );

const HOST = /^escreva "SITE_URL=https:\/\/ze\.github\.io"; a pasta/;

test.each<[setting: string, value: string, fix: RegExp]>([
  ['BASE_PATH', 'barbearia', /^escreva "BASE_PATH=\/barbearia"\.$/],
  ['BASE_PATH', '//ze//b-2.0//', /^escreva "BASE_PATH=\/ze\/b-2\.0"\.$/],
  ['BASE_PATH', '/minha casa', /^escreva "BASE_PATH=\/minha\/casa"\.$/],
  ['BASE_PATH', '/', /^apague o ajuste BASE_PATH\.$/],
  ['SITE_URL', 'ze.github.io', HOST],
  ['SITE_URL', 'https://ze.github.io/b', HOST],
  ['SITE_URL', 'ftp://ze.github.io', HOST],
  ['SITE_URL', 'em https://ze.github.io', HOST],
  ['SITE_URL', 'https://', /^escreva "SITE_URL=https:\/\/www\.suabarbearia\.com\.br"; a pasta/],
])('%s=%s is refused in Portuguese, with what to write', async (setting, value, fix) => {
  process.env = { ...environment, [setting]: value };
  expect(await check()).toEqual([
    {
      file: setting,
      received: value,
      problem: expect.stringMatching(/^(?:a pasta do site é|o endereço do site vai)/),
      fix: expect.stringMatching(fix),
    },
  ]);
});

test.each([
  ['BASE_PATH', ''],
  ['BASE_PATH', '/ze/b-2.0_~'],
  ['SITE_URL', ''],
  ['SITE_URL', 'https://ze.github.io/'],
  ['SITE_URL', 'http://localhost:3000'],
])('%s=%s is taken', async (name, value) => {
  process.env = { ...environment, [name]: value };
  expect(await checkContent()).toHaveProperty('shop.name.full', 'Barbearia Jatobá');
});

test.each([
  '_next',
  '_headers',
  '404',
  'index',
  ...ROUTES.slice(1).flatMap((route) => [route.slice(1), `${route.slice(1)}.html`]),
])('%s in public/, a name of the site, is refused', async (name) => {
  const project = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  mkdirSync(path.join(project, 'public', name), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(project);
  const problem = 'este nome já é de uma parte do próprio site.';
  const fix = 'dê outro nome, ou apague.';
  expect(await check()).toEqual([{ file: `public/${name}`, received: name, problem, fix }]);
  rmSync(project, { recursive: true });
});

test('content/ is read by default, and a missing sample stops the build', () => {
  jest.replaceProperty(process, 'env', { ...environment, CONTENT_DIR: undefined });
  expect(contentFolder()).toBe(path.resolve('content'));
  const project = process.cwd();
  process.chdir(os.tmpdir());
  expect(sampleFolder).toThrow(/^Falta a pasta model\/sample-content.*git checkout/);
  process.chdir(project);
});

test('an unreadable photo is reported with all other problems', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gaveta-'));
  cpSync(SHOPS.jatoba, folder, { recursive: true });
  writeFileSync(path.join(folder, 'photos/poste.jpg'), 'x');
  writeFileSync(path.join(folder, 'shop.yaml'), retype('shop', 'priceRange', 'caro'));
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
