import type { Page } from '@playwright/test';
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
