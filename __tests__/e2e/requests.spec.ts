import type { Page } from '@playwright/test';
import { expect, openFirstPhoto, test, watchRequests } from './fixtures';

const PHONE = { width: 412, height: 823 };

/** Counts the bytes transferred from now on, headers included. */
async function watchBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Scrolls to the end of the page screen by screen, with time for lazy images to load. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
}

test('the home page on a phone keeps its budget of requests and bytes', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  const transferred = await watchBytes(page);
  const requests = watchRequests(page);
  await page.setViewportSize(PHONE);
  await page.goto('./', { waitUntil: 'networkidle' });
  expect(requests().length).toBeLessThanOrEqual(6);
  expect(transferred()).toBeLessThanOrEqual(110_000);
  await scrollThrough(page);
  expect(transferred()).toBeLessThanOrEqual(150_000);
});

test('a visit requests no script and no data, whatever the visitor does', {
  tag: '@phone',
}, async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('./', { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const booking = page.locator('main a[target="_blank"]').first();
  // Chromium may still route a press to the frame where the map was a moment ago.
  await expect(async () => {
    const opened = page.waitForEvent('popup', { timeout: 2_000 });
    const [tab] = await Promise.all([opened, booking.click()]);
    await tab.close();
  }).toPass();
  await openFirstPhoto(page);
  await page.getByRole('button', { name: 'Próxima foto' }).tap();
  await expect(page.getByRole('dialog', { name: 'Foto 2 de 5' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Contato' }).tap();
  await page.reload();
  await page.evaluate(() => history.back());
  await page.waitForTimeout(500);
  expect(requests(/image/).length).toBeGreaterThan(5);
  expect(requests(/script|fetch|xhr/)).toEqual([]);
});

test.describe('on a slow connection', { tag: '@phone' }, () => {
  test('a photo that is opened before the page has ended stays open, and then has arrows', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // The parser has just made the dialog: the page's script, at the end of the body, has not run.
      const observer = new MutationObserver(() => {
        const dialog = document.querySelector<HTMLDialogElement>('#foto-1');
        if (dialog?.nextElementSibling) {
          observer.disconnect();
          dialog.showModal();
          const arrows = dialog.querySelector<HTMLElement>('[data-arrows]');
          document.documentElement.dataset.openedEarly = `${arrows?.hidden}`;
        }
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('data-opened-early', 'true');
    await expect(page.getByRole('dialog', { name: 'Foto 1 de 5' })).toBeVisible();
    await page.getByRole('button', { name: 'Próxima foto' }).tap();
    await expect(page.getByRole('dialog', { name: 'Foto 2 de 5' })).toBeVisible();
  });
});
