import type { Page } from '@playwright/test';
import { expect, HOME, openFirstPhoto, scrollTo, test, watchRequests } from './fixtures';

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

/** Scrolls from image to image, so lazy ones load, and on to the footer. */
async function scrollThrough(page: Page) {
  const images = page.locator('main img').filter({ visible: true });
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
  }
  await scrollTo(page, 'bottom');
}

test('on a phone, the home page stays within its limits of requests and bytes', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
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

test('a visit to the home page loads neither scripts nor data, and stores nothing', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const listRequests = watchRequests(page);
  await page.goto(HOME);
  await scrollThrough(page);
  await openFirstPhoto(page);
  await page.getByRole('button', { name: 'Próxima foto' }).click();
  await expect(page.getByRole('dialog', { name: 'Foto 2 de 9' })).toBeVisible();

  expect(listRequests(/image/).length, 'images requested').toBeGreaterThan(5);
  expect(listRequests(/script|fetch|xhr/)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
});
