import type { Page } from '@playwright/test';
import { ENHANCEMENT, enhance, expect, reach, test } from './fixtures';

test.describe('a script removed by a new deploy', { tag: '@phone' }, () => {
  // The browser reports the missing file; the page itself logs nothing.
  test.use({ tolerated: /Failed to load resource|^failed request: .*\.js / });

  test('menu, photos and links work', async ({ page }) => {
    await page.route(ENHANCEMENT, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/');
    await reach(page);
    await page.waitForTimeout(300);
    await expectWorkingPage(page);
  });
});

test.describe('a page changed by a translator before the script loads', () => {
  test('becomes interactive @phone', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.textContent?.trim() && !node.parentElement?.closest('script, style')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      );
      const found: Text[] = [];
      while (texts.nextNode()) {
        found.push(texts.currentNode as Text);
      }
      for (const text of found) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    });
    await enhance(page);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('#servicos li').first()).toBeVisible();
    await expectWorkingPage(page);
  });
});

test('pages enter the back/forward cache @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
      if (type === 'unload' || type === 'beforeunload') {
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

async function expectWorkingPage(page: Page) {
  const photo = page.locator('[command="show-modal"]').first();
  await photo.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const menuButton = page.locator('[popovertarget="menu"]').first();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await menuButton.click();
  await expect(page.locator('#menu')).toBeVisible();
  await page.locator('#menu a[href="#contato"]').click();
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page).toHaveURL(/#contato$/);
  await expect(page.locator('#contato')).toBeInViewport();
}
