import type { CDPSession, Page } from '@playwright/test';
import { getContent } from '@/model';
import { buildBookingUrl } from '@/model/derive/links';
import { enhance, expect, LOST_REQUESTS, openFirstPhoto, test } from './fixtures';

const { home, shop, uiText } = getContent();

test.describe('images blocked', () => {
  test.use({ tolerated: LOST_REQUESTS });

  test('the page is as high and as usable', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const heightWith = await height();
    await page.route(/\/fotos\//, (route) => route.abort());
    await page.goto('/');
    expect(await height()).toBe(heightWith);
    await expectUsable(page);
  });
});

test('a page changed by a translator before the script loads becomes interactive', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await page.locator('main, header').evaluateAll((parts) => {
    for (const part of parts) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) {
        found.push(texts.currentNode);
      }
      for (const text of found.filter((it) => it.textContent?.trim())) {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    }
  });
  await enhance(page);
  await expectUsable(page);
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

test('pages enter the back/forward cache', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
      if (/^(before)?unload$/.test(type)) {
        document.documentElement.dataset.leaving = type;
      }
      Reflect.apply(listen, this, [type, ...rest]);
    };
  });
  const response = await page.goto('/');
  await enhance(page);
  expect(response?.headers()['cache-control']).not.toContain('no-store');
  expect(await page.locator('html').getAttribute('data-leaving')).toBeNull();
  expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null]);
});

for (const [name, opener, shown, closer] of [
  ['menu', '[popovertarget=menu]', '#menu:popover-open', '[popovertarget=menu]'],
  ['viewer', '[command=show-modal]', 'dialog[open]', 'dialog[open] [command=close]'],
] as const) {
  test(`opened and closed forty times, the ${name} leaks nothing`, {
    tag: ['@desktop', '@chromium'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto('/');
    await enhance(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
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
    await repeat(10); // A warm-up.
    const before = await countObjects(devtools);
    await repeat(40);
    // Leaks stay; objects still in use are freed by a later collection.
    await expect(async () => {
      const after = await countObjects(devtools);
      expect(after.nodes - before.nodes).toBeLessThanOrEqual(20);
      expect(after.listeners - before.listeners).toBeLessThanOrEqual(5);
    }).toPass();
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
  await page.locator('#menu').getByRole('link', { name: uiText.nav.services }).tap();
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('#servicos').getByRole('heading', { level: 2 })).toBeInViewport();

  await openFirstPhoto(page);
  await page.getByRole('dialog').getByRole('button', { name: uiText.viewer.close }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function countObjects(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: read('Nodes'), listeners: read('JSEventListeners') };
}
