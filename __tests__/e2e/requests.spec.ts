import type { Page } from '@playwright/test';
import { expect, HOME, openFirstPhoto, test, watchRequests } from './fixtures';

const PHONE = { width: 412, height: 823 };

/** What the home page may cost on a phone, with headers, if nothing is in its cache. */
const MAX_REQUESTS_TO_LOAD = 6;
const MAX_BYTES_TO_LOAD = 110_000;
const MAX_BYTES_TO_READ_ALL = 150_000;

/** Counts bytes transferred from now on, headers included. The returned function reads the sum. */
async function watchBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Scrolls to the end of the page in steps of half a screen, with time for lazy images to load. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
}

test.describe('the home page on a phone', { tag: ['@desktop', '@chromium'] }, () => {
  test.use({ viewport: PHONE });

  test(`loads with at most ${MAX_REQUESTS_TO_LOAD} requests`, async ({ page }) => {
    const listRequests = watchRequests(page);
    await page.goto(HOME, { waitUntil: 'networkidle' });
    const requests = listRequests();
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS_TO_LOAD);
  });

  test('keeps its budget of bytes', async ({ page }) => {
    const countBytes = await watchBytes(page);
    await page.goto(HOME, { waitUntil: 'networkidle' });
    expect(countBytes(), 'bytes to load the page').toBeLessThanOrEqual(MAX_BYTES_TO_LOAD);
    await scrollThrough(page);
    expect(countBytes(), 'bytes to read all of it').toBeLessThanOrEqual(MAX_BYTES_TO_READ_ALL);
  });
});

test('a visit requests no script and no data', { tag: '@phone' }, async ({ page }) => {
  const listRequests = watchRequests(page);
  await page.goto(HOME, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await followBookingLink(page);
  await openFirstPhoto(page);
  await page.getByRole('button', { name: 'Próxima foto' }).tap();
  await expect(page.getByRole('dialog', { name: 'Foto 2 de 5' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Contato' }).tap();
  await page.reload();
  await page.evaluate(() => history.back());
  await page.waitForTimeout(500);
  expect(listRequests(/image/).length, 'images requested').toBeGreaterThan(5);
  expect(listRequests(/script|fetch|xhr/), 'scripts and data requested').toEqual([]);
});

/** Opens the booking page in a new tab, and closes the tab. */
async function followBookingLink(page: Page) {
  const bookingLink = page.locator('main a[target="_blank"]').first();
  // It may take a second try: Chromium may route a press to the frame where the map was a moment ago.
  await expect(async () => {
    const tabOpens = page.waitForEvent('popup', { timeout: 2_000 });
    const [tab] = await Promise.all([tabOpens, bookingLink.click()]);
    await tab.close();
  }).toPass();
}

test.describe('a photo that is opened before the whole page has arrived', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // Opens the dialog as soon as the parser has made it. The page's script, which is at the end of the body,
      // has not run yet, and notes here that it has not: the arrows are still hidden.
      const observer = new MutationObserver(() => {
        const dialog = document.querySelector<HTMLDialogElement>('#foto-1');
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
  });

  test('stays open', async ({ page }) => {
    await expect(page.getByRole('dialog', { name: 'Foto 1 de 5' })).toBeVisible();
  });

  test('gets its arrows', async ({ page }) => {
    await page.getByRole('button', { name: 'Próxima foto' }).tap();
    await expect(page.getByRole('dialog', { name: 'Foto 2 de 5' })).toBeVisible();
  });
});
