import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 4310) + 2;
const FOLDER = path.resolve('.cache/preview');

/** An address by which a phone in the same network sees the preview. */
const [host = 'localhost'] = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

/** `next dev` on a copy of the fixtures' shop; the value is the file of its services. */
const test = base.extend<{ services: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the fixture's parameters.
  services: async ({}, use) => {
    rmSync(FOLDER, { recursive: true, force: true });
    cpSync('__tests__/fixtures/shop', FOLDER, { recursive: true });
    const server = spawn(`next dev --port ${PORT}`, {
      shell: true,
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, CONTENT_DIR: FOLDER, BASE_PATH: '', NODE_ENV: 'development' },
    });
    await use(path.join(FOLDER, 'services.yaml'));
    process.kill(-Number(server.pid));
    await once(server, 'exit');
  },
  baseURL: `http://${host}:${PORT}/`,
});

test('the preview shows what is saved by itself, and a mistake with its line until it is mended', {
  tag: ['@desktop', '@chromium'],
}, async ({ page, services }) => {
  test.setTimeout(300_000);
  const slow = expect.configure({ timeout: 120_000 }); // It compiles.
  const text = readFileSync(services, 'utf8');
  const save = (price: string) =>
    writeFileSync(services, text.replace('price: 35,00', `price: ${price}`));
  const card = page.getByRole('article', { name: 'Corte na máquina' });

  await slow(async () => {
    expect((await page.goto('/', { waitUntil: 'commit' }))?.status()).toBe(200);
  }).toPass();
  await expect(card).toContainText('R$ 35');
  await slow(async () => {
    await page.getByRole('link', { name: 'Instagram' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 2000 });
  }).toPass();
  save('36');
  await slow(card).toContainText('R$ 36');

  save('trinta e seis');
  const problem = page.getByText('Conteúdo inválido:');
  await expect(problem).toContainText('content/services.yaml:16');
  await expect(problem).toContainText('price: "trinta e seis"');
  await expect(problem).toContainText('só o número');
  await expect(page.getByRole('heading')).toHaveCount(0);

  save('37,50');
  await slow(card).toContainText('R$ 37,50');
});
