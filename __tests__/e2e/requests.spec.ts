import type { Page } from '@playwright/test';
import { expect, HOME, openFirstPhoto, test, watchRequests } from './fixtures';

const PHONE = { width: 412, height: 823 };

/** These limits are for a visit with an empty cache. Bytes include response headers. */
const MAX_REQUESTS_TO_LOAD = 6;
const MAX_BYTES_TO_LOAD = 110_000;
const MAX_BYTES_TO_READ_ALL = 150_000;

/** Counts the bytes that the page receives from now on, with headers. The returned function returns the sum. */
async function watchBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Scrolls to the end of the page in steps of half a screen, slowly enough for lazy images to load. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
}

test('on a phone, the home page stays within its limits of requests and bytes', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const listRequests = watchRequests(page);
  const countBytes = await watchBytes(page);
  await page.goto(HOME, { waitUntil: 'networkidle' });
  const requests = listRequests();
  expect(requests.length, `requests to load the page:\n${requests.join('\n')}`).toBeLessThanOrEqual(
    MAX_REQUESTS_TO_LOAD,
  );
  expect(countBytes(), 'bytes to load the page').toBeLessThanOrEqual(MAX_BYTES_TO_LOAD);
  await scrollThrough(page);
  expect(countBytes(), 'bytes to read the whole page').toBeLessThanOrEqual(MAX_BYTES_TO_READ_ALL);
});

test('a visit to the home page requests neither scripts nor data', { tag: '@phone' }, async ({
  page,
}) => {
  const listRequests = watchRequests(page);
  await page.goto(HOME, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const tabOpens = page.waitForEvent('popup');
  await page.locator('main a[target="_blank"]').first().press('Enter');
  await (await tabOpens).close();
  await openFirstPhoto(page);
  await page.getByRole('button', { name: 'Próxima foto' }).tap();
  await expect(page.getByRole('dialog', { name: 'Foto 2 de 5' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Contato' }).tap();
  await page.reload();
  await page.evaluate(() => history.back());
  // After the reload and the step back, requests may take a moment to start.
  await page.waitForTimeout(500);
  expect(listRequests(/image/).length, 'images requested').toBeGreaterThan(5);
  expect(listRequests(/script|fetch|xhr/), 'scripts and data requested').toEqual([]);
});

test('a photo opened while the page still loads stays open and gets its arrows', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    // Opens the dialog as soon as the parser has created it, before the page's script at the end of the body runs. That
    // script shows the arrows, so `data-arrows-were-hidden` proves that it hadn't run yet.
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector<HTMLDialogElement>('#foto-1');
      // The parser has completed a dialog when it reaches the next element.
      if (dialog?.nextElementSibling) {
        observer.disconnect();
        dialog.showModal();
        const arrows = dialog.querySelector<HTMLElement>('[data-arrows]');
        document.documentElement.dataset.arrowsWereHidden = `${arrows?.hidden}`;
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(HOME);
  await expect(page.locator('html')).toHaveAttribute('data-arrows-were-hidden', 'true');
  await expect(page.getByRole('dialog', { name: 'Foto 1 de 5' })).toBeVisible();
  await page.getByRole('button', { name: 'Próxima foto' }).tap();
  await expect(page.getByRole('dialog', { name: 'Foto 2 de 5' })).toBeVisible();
});
