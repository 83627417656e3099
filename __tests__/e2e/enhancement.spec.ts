import type { Page } from '@playwright/test';
import {
  ENHANCEMENT,
  enhance,
  expect,
  expectEnhanced,
  hold,
  LOST_REQUESTS,
  reach,
  test,
} from './fixtures';

const PHONE = { width: 412, height: 823 };
const menuButton = '[popovertarget="menu"]';
const photoButton = '[command="show-modal"]';

/** Records requests from now on, by resource type. */
function watchRequests(page: Page) {
  const requests: { url: string; kind: string }[] = [];
  page.on('request', (request) => {
    requests.push({ url: request.url(), kind: request.resourceType() });
  });
  return {
    all: requests,
    scripts: () => requests.filter(({ kind }) => kind === 'script').map(({ url }) => url),
    data: () => requests.filter(({ kind }) => kind === 'fetch' || kind === 'xhr'),
  };
}

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

test('the home page on a phone keeps its budget of requests and bytes @desktop @chromium', async ({
  page,
}) => {
  const transferred = await watchBytes(page);
  const requests = watchRequests(page);
  await page.setViewportSize(PHONE);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requests.all.length).toBeLessThanOrEqual(6);
  expect(transferred()).toBeLessThanOrEqual(110_000);
  await scrollThrough(page);
  expect(transferred()).toBeLessThanOrEqual(150_000);
});

test.describe('reading loads no script:', () => {
  test('the whole page, a section by its link, the map, a booking', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
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
    expect(requests.scripts()).toEqual([]);
  });

  test('with a resting mouse while photos and tooltips scroll under it @desktop', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const box = await page.locator(photoButton).first().boundingBox();
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    await page.mouse.move(x, 700);
    await page.mouse.move(x, 600);
    const requests = watchRequests(page);
    const last = page.locator(photoButton).last();
    while (((await last.boundingBox())?.y ?? 0) > 0) {
      await page.mouse.wheel(0, 150);
      await page.waitForTimeout(100);
    }
    expect(requests.scripts()).toEqual([]);
  });

  test('with a scroll that starts on a photo @phone @chromium', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const photo = page.locator(photoButton).first();
    await photo.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x = 0, y = 0 } = (await photo.boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', up: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: x + 40, y: y + 40 - up }],
      });
    const before = await page.evaluate(() => scrollY);
    await touch('touchStart', 0);
    for (let up = 20; up <= 200; up += 20) {
      await touch('touchMove', up);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
    expect(requests.scripts()).toEqual([]);
  });
});

test.describe('on the first interaction', { tag: '@desktop' }, () => {
  const reaches: Record<string, (page: Page) => Promise<unknown>> = {
    'a mouse on a photo': (page) => page.locator(photoButton).first().hover(),
    'a press on a photo': (page) => page.locator(photoButton).first().click(),
    'the focus on a photo': (page) => page.locator(photoButton).first().focus(),
    'a key on a photo': (page) => page.locator(photoButton).first().dispatchEvent('keydown'),
    'the focus on a link with a tip': (page) =>
      page.locator('footer [data-enhance] a').first().focus(),
  };

  for (const [name, reach] of Object.entries(reaches)) {
    test(`${name} loads one small script`, async ({ page }) => {
      const requests = watchRequests(page);
      await page.goto('/');
      await reach(page);
      await expectEnhanced(page);
      expect(requests.scripts()).toEqual([expect.stringMatching(/\/_next\/static\/enhance\./)]);
      expect(requests.data()).toEqual([]);
    });
  }

  test('the script loads only once', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/');
    await enhance(page);
    for (const reach of Object.values(reaches).filter((_, index) => index !== 1)) {
      await reach(page);
    }
    await page.waitForTimeout(300);
    expect(requests.scripts()).toHaveLength(1);
  });
});

test.describe('a failed script request', () => {
  test.use({ tolerated: LOST_REQUESTS });

  test('is retried on the next interaction, at another address @desktop', async ({ page }) => {
    await page.route(ENHANCEMENT, (route) => route.abort());
    const requests = watchRequests(page);
    await page.goto('/');
    await Promise.all([page.waitForEvent('requestfailed'), reach(page)]);
    await expect(async () => {
      await reach(page);
      expect(requests.scripts()).toHaveLength(2);
    }).toPass();
    await expectEnhanced(page);
    expect(requests.scripts()).toEqual([
      expect.stringMatching(/\.js$/),
      expect.stringMatching(/\.js\?2$/),
    ]);
  });
});

test.describe('a tap before the script loads', { tag: '@phone' }, () => {
  test('toggles the menu exactly once', async ({ page }) => {
    const release = await hold(page, ENHANCEMENT);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator(menuButton).first().waitFor();
    await countToggles(page, '#menu');
    await page.locator(menuButton).first().tap();
    await expect(page.locator('#menu')).toBeVisible();

    release();
    await expectEnhanced(page);
    await expect(page.locator('#menu')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fechar menu' }).first()).toBeVisible();
    expect(await changes(page)).toBe(1);
  });

  test('opens a photo exactly once', async ({ page }) => {
    const release = await hold(page, ENHANCEMENT);
    await page.goto('/', { waitUntil: 'commit' });
    const photo = page.locator(photoButton).first();
    await photo.scrollIntoViewIfNeeded();
    await countToggles(page, 'dialog');
    await photo.click();
    await expect(page.getByRole('dialog')).toBeVisible();

    release();
    await expectEnhanced(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await changes(page)).toBeLessThanOrEqual(1); // Older browsers send no `toggle` here.
    await page.getByRole('button', { name: 'Próxima foto' }).click();
    await expect(page.getByRole('dialog', { name: 'Foto 2 de 3' })).toBeVisible();
  });
});

async function countToggles(page: Page, selector: string) {
  await page.evaluate((target) => {
    document.documentElement.dataset.changes = '0';
    for (const element of document.querySelectorAll(target)) {
      element.addEventListener('toggle', () => {
        const { dataset } = document.documentElement;
        dataset.changes = String(Number(dataset.changes) + 1);
      });
    }
  }, selector);
}

async function changes(page: Page): Promise<number> {
  return Number(await page.locator('html').getAttribute('data-changes'));
}
