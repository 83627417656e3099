import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findLine } from '../fixtures/find-line';
import { test as base, expect } from './fixtures';
import { PORTS } from './ports';

/** Where Next writes its files during these tests. A developer's own `npm run dev` may be using `.next/`. */
const DEV_FOLDER = '.cache/preview';
const CONTENT_FOLDER = path.resolve(DEV_FOLDER, 'content');
const SERVICES = path.join(CONTENT_FOLDER, 'services.yaml');

/** On a busy machine, Next may take this long to compile a page at the first request. */
const COMPILE_TIMEOUT_MS = 120_000;

/** This machine's IP address. An owner's phone opens the preview with it. */
const [host = 'localhost'] = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

/**
 * Runs `next dev` on a copy of the fixture shop. As in the other files, a console error fails a test, such as React's
 * report of a hydration mismatch.
 */
const test = base.extend<object, { preview: undefined }>({
  baseURL: `http://${host}:${PORTS.preview}/`,
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the fixture's parameters.
    async ({}, use) => {
      rmSync(DEV_FOLDER, { recursive: true, force: true });
      mkdirSync(DEV_FOLDER, { recursive: true });
      cpSync('__tests__/fixtures/shop', CONTENT_FOLDER, { recursive: true });
      writeFileSync(`${DEV_FOLDER}/tsconfig.json`, '{ "extends": "../../tsconfig.json" }');
      const server = spawn(`npx next dev --port ${PORTS.preview}`, {
        shell: true,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          BASE_PATH: '',
          CONTENT_DIR: CONTENT_FOLDER,
          DEV_FOLDER,
          NODE_ENV: 'development',
        },
      });
      await waitUntilReady(server);
      await use(undefined);
      process.kill(-Number(server.pid));
    },
    { scope: 'worker', auto: true, timeout: COMPILE_TIMEOUT_MS },
  ],
});

/** Resolves once Next prints that it's ready. If Next stops earlier, rejects with everything it has printed. */
function waitUntilReady(server: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Ready in')) {
          resolve();
        }
      });
    }
    server.on('exit', () => {
      reject(new Error(`next dev stopped before it was ready.\n${output}`));
    });
  });
}

/** Waits until React has hydrated the page, because what a test changes before that would be a mismatch. */
async function openPreview(page: Page) {
  await expect(async () => {
    const response = await page.goto('/', { waitUntil: 'commit' });
    expect(response?.status()).toBe(200);
  }).toPass({ timeout: COMPILE_TIMEOUT_MS });
  // React leaves a property on each element that it has hydrated.
  const isHydrated = (link: Element) => Object.keys(link).some((key) => key.startsWith('__react'));
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  await expect
    .poll(() => lastLink.evaluate(isHydrated), { timeout: COMPILE_TIMEOUT_MS })
    .toBe(true);
}

function savePrice(price: string) {
  const original = readFileSync('__tests__/fixtures/shop/services.yaml', 'utf8');
  writeFileSync(SERVICES, original.replace('price: 35,00', `price: ${price}`));
}

test.describe('next dev', { tag: ['@desktop', '@chromium'] }, () => {
  // On a busy machine, Next 16 may write `prerender-manifest.json` twice at the same time. It then answers every request
  // with an error until it's started again, as it sometimes does in its own tests
  // (https://github.com/vercel/next.js/pull/85450). A retry starts it again.
  test.describe.configure({ mode: 'serial', timeout: 2 * COMPILE_TIMEOUT_MS, retries: 1 });
  test.use({ tolerated: /^console warning: / }); // Next preloads styles long before they're used.

  test('the menu, the lightbox and tooltips work', async ({ page }) => {
    await openPreview(page);
    await page.getByRole('link', { name: 'Instagram' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Instagram');

    await page.getByRole('button', { name: 'Ampliar foto' }).first().click();
    await page.getByRole('button', { name: 'Próxima foto' }).click();
    await expect(page.getByRole('dialog', { name: 'Foto 2 de 9' })).toBeVisible();
    await page.getByRole('button', { name: 'Fechar galeria' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.locator('#menu');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(menu).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    await menu.getByRole('link', { name: 'Contato' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });

  test.describe('with a failed answer', () => {
    test.use({ tolerated: /^console warning: | status of 500 / });

    test('a saved price appears without a manual reload, although Next fails once', async ({
      page,
    }) => {
      await openPreview(page);
      const card = page.getByRole('article', { name: 'Corte na máquina' });
      await expect(card).toContainText('R$ 35');
      // On a busy machine, Next was seen to answer like this after a save. Nothing would reload such a page.
      const failure = { status: 500, contentType: 'text/plain', body: 'Internal Server Error' };
      await page.route('/', (route) => route.fulfill(failure), { times: 1 });
      savePrice('36');
      await expect(card).toContainText('R$ 36', { timeout: COMPILE_TIMEOUT_MS });
    });
  });

  test.describe('with a content error', () => {
    // Chromium logs the error page's status 500, and may look for an icon, because that page doesn't link to one.
    test.use({ tolerated: /^console warning: | status of 500 |\/favicon\.ico/ });

    test('the page shows the error with its line until it’s fixed', async ({ page }) => {
      await openPreview(page);
      savePrice('trinta e seis');
      const message = page.getByText('Conteúdo inválido:');
      const line = findLine(readFileSync(SERVICES, 'utf8'), 'trinta e seis');
      await expect(message).toContainText(`content/services.yaml:${line}`, {
        timeout: COMPILE_TIMEOUT_MS,
      });
      await expect(message).toContainText('price: "trinta e seis"');
      await expect(page.getByRole('heading')).toHaveCount(0);

      savePrice('35,00');
      const card = page.getByRole('article', { name: 'Corte na máquina' });
      await expect(card).toContainText('R$ 35', { timeout: COMPILE_TIMEOUT_MS });
    });
  });
});
