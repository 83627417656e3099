import type { CDPSession, Page } from '@playwright/test';
import { getContent } from '@/model';
import { buildBookingUrl } from '@/model/derive/links';
import {
  enhance,
  expect,
  expectEnhanced,
  LOST_REQUESTS,
  openFirstPhoto,
  readTextBefore,
  test,
} from './fixtures';

const content = getContent();

const { home, shop, team, uiText } = content;

test.describe('images blocked', () => {
  test.use({ tolerated: LOST_REQUESTS });

  test("alt texts and the member's initial replace them", { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const heightWith = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.route(/\/fotos\//, (route) => route.abort());
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightWith);

    const portrait = page.locator('#equipe').getByRole('article').first();
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait.locator('picture img')).toBeHidden();
    const parts = await portrait.locator('*').all();
    const letters = await Promise.all(parts.map((part) => part.evaluate(readTextBefore)));
    expect(letters).toContain(`"${team[0]?.name[0]}"`);
    await expectUsable(page);
  });
});

test.describe('map blocked', () => {
  test.use({ tolerated: LOST_REQUESTS });

  test('the directions link works and the map keeps its space', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.route(/google\.com/, (route) => route.abort());
    await page.goto('/');
    const frame = page.locator('#contato iframe');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveCSS('height', '400px');
    await expect(
      page.locator('#contato').getByRole('link', { name: home.contact.directionsLabel }),
    ).toBeVisible();
  });
});

test('slow 3G and a six times slower CPU: readable, and the first tap works', {
  tag: ['@phone', '@chromium'],
}, async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });

  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: uiText.menu.open }).tap();
  await expect(page.locator('#menu')).toBeVisible();
  await expectEnhanced(page);
  await expect(page.locator('#menu')).toBeVisible();
  await expect(page.getByRole('button', { name: uiText.menu.close })).toBeVisible();
});

test('works with storage blocked', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [window, 'localStorage'],
      [window, 'sessionStorage'],
      [window, 'indexedDB'],
      [Document.prototype, 'cookie'],
    ] as const) {
      Object.defineProperty(owner, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await enhance(page);
  await expectUsable(page);
});

test('the site stores nothing', { tag: '@desktop' }, async ({ page, context }) => {
  await page.goto('/');
  await enhance(page);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

for (const [name, opener, shown, closer] of [
  ['menu', '[popovertarget=menu]', '#menu:popover-open', '[popovertarget=menu]'],
  ['viewer', '[command=show-modal]', 'dialog[open]', 'dialog[open] [command=close]'],
] as const) {
  test(`after forty repetitions, the ${name} leaks nothing`, {
    tag: ['@desktop', '@chromium'],
  }, async ({ page }) => {
    test.slow(); // Painting eighty large photos can take a minute.
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto('/');
    await enhance(page);
    const repeat = (times: number) =>
      page.evaluate(
        async ({ opener, shown, closer, times }) => {
          const openers = document.querySelectorAll<HTMLElement>(opener);
          for (let turn = 0; turn < times; turn += 1) {
            openers[turn % openers.length]?.click();
            await new Promise(requestAnimationFrame);
            if (!document.querySelector(shown)) {
              throw new Error(`Nothing opened at turn ${turn}.`);
            }
            document.querySelector<HTMLElement>(closer)?.click();
            await new Promise(requestAnimationFrame);
          }
        },
        { opener, shown, closer, times },
      );
    await expectNoLeak(page, repeat);
    await expect(page.locator(shown)).toHaveCount(0);
  });
}

/** Expects a readable page whose booking and navigation work. */
async function expectUsable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline.join(' '));
  await expect(
    page.locator('#agendar').getByRole('link', { name: home.booking.bookLabel }),
  ).toHaveAttribute('href', buildBookingUrl(shop));

  await page.getByRole('button', { name: uiText.menu.open }).tap();
  await expect(page.locator('#menu')).toBeVisible();
  await page.locator('#menu').getByRole('link', { name: uiText.nav.services }).tap();
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('#servicos').getByRole('heading', { level: 2 })).toBeInViewport();

  await openFirstPhoto(page);
  await page.getByRole('dialog').getByRole('button', { name: uiText.viewer.close }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Expects no growth in forty repetitions after a warm-up of ten. */
async function expectNoLeak(page: Page, repeat: (times: number) => Promise<void>) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await repeat(10);
  const before = await countObjects(devtools);
  await repeat(40);
  // Leaks stay; objects still in use are freed by a later collection.
  await expect(async () => {
    const after = await countObjects(devtools);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(20);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(5);
  }).toPass({ timeout: 10_000 });
}

async function countObjects(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: read('Nodes'), listeners: read('JSEventListeners') };
}
