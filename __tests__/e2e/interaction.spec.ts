import type { Page } from '@playwright/test';
import {
  expect,
  expectInteractive,
  hold,
  INTERACTION_SCRIPT,
  LOST_REQUESTS,
  reach,
  test,
  watchRequests,
} from './fixtures';

const PHONE = { width: 412, height: 823 };
const photoButton = '[command="show-modal"]';

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

/** Scrolls to the end screen by screen, with time for lazy images. */
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

test.describe('reading loads no script:', () => {
  test('the whole page, a section by its link, the map, a booking', { tag: '@phone' }, async ({
    page,
  }) => {
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
    await page.evaluate(() => {
      location.hash = 'contato';
    });
    await page.reload();
    await page.evaluate(() => history.back());
    await page.waitForTimeout(500);
    expect(requests(/script/)).toEqual([]);
  });

  test('with a resting mouse while photos and tooltips scroll under it', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('./', { waitUntil: 'networkidle' });
    const box = await page.locator(photoButton).first().boundingBox();
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    await page.mouse.move(x, 700);
    await page.mouse.move(x, 600);
    const requests = watchRequests(page);
    const last = page.locator(photoButton).last();
    while (((await last.boundingBox())?.y ?? 0) > 0) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(100);
    }
    expect(requests(/script/)).toEqual([]);
  });

  test('with a finger that scrolls over a photo', { tag: '@phone' }, async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('./', { waitUntil: 'networkidle' });
    const photo = page.locator(photoButton).first();
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
      await photo.dispatchEvent(type, { pointerType: 'touch' });
    }
    await page.waitForTimeout(300);
    expect(requests(/script/)).toEqual([]);
  });
});

test.describe('on the first interaction', { tag: '@desktop' }, () => {
  const reaches: Record<string, (page: Page) => Promise<unknown>> = {
    'a mouse on a photo': (page) => page.locator(photoButton).first().hover(),
    'a key on a photo': (page) => page.locator(photoButton).first().dispatchEvent('keydown'),
    'the focus on a link with a tip': (page) =>
      page.locator('footer [data-behaviour=tooltip] a').first().focus(),
  };

  test('one small script loads once', async ({ context }) => {
    for (const [name, reach] of Object.entries(reaches)) {
      const page = await context.newPage();
      const requests = watchRequests(page);
      await page.goto('./');
      await reach(page);
      await expectInteractive(page);
      await page.locator(photoButton).last().dispatchEvent('keydown');
      expect(requests(/script/).join(), name).toMatch(/^[^,]*\/_next\/static\/interaction\.[^,]*$/);
      expect(requests(/fetch|xhr/), name).toEqual([]);
      await page.close();
    }
  });
});

test.describe('a failed script request', () => {
  test.use({ tolerated: LOST_REQUESTS });

  test('is retried on the next interaction, at another address', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.route(INTERACTION_SCRIPT, (route) => route.abort());
    const requests = watchRequests(page);
    await page.goto('./');
    await Promise.all([page.waitForEvent('requestfailed'), reach(page)]);
    await expect(async () => {
      await reach(page);
      expect(requests(/script/)).toHaveLength(2);
    }).toPass();
    await expectInteractive(page);
    expect(requests(/script/)).toEqual([
      expect.stringMatching(/\.js$/),
      expect.stringMatching(/\.js\?2$/),
    ]);
  });
});

test('a photo that is open when the script loads stays open, and the arrows lead on', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await hold(page, INTERACTION_SCRIPT);
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator(photoButton).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Próxima foto' }).click();
  await expect(page.getByRole('dialog', { name: 'Foto 2 de 5' })).toBeVisible();
});
