import type { Page } from '@playwright/test';
import { expect, hydrate, readTextBefore, test } from './fixtures';

const avatar = (page: Page) => page.locator('#equipe').getByRole('img', { name: 'Davi Prado' });

test('the portrait is one image with the name of who it shows @desktop', async ({ page }) => {
  await page.goto('/');
  await avatar(page).scrollIntoViewIfNeeded();
  await expect(page.locator('#equipe').getByRole('img')).toHaveCount(1);
  await expect(avatar(page).locator('img')).toHaveJSProperty('complete', true);
  expect(await avatar(page).locator('img').evaluate(naturalWidth)).toBeGreaterThan(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled, tolerated: /\/fotos\/davi-/ });

    test('the first letter of the name stands where the portrait cannot load', async ({ page }) => {
      await page.route('**/fotos/davi-*', (route) => route.abort());
      const refused = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('/fotos/davi-'),
      );
      await page.goto('/');
      await avatar(page).scrollIntoViewIfNeeded();
      await refused;

      await expect(avatar(page)).toBeVisible();
      expect(await avatar(page).evaluate(readTextBefore)).toBe('"D"');
      if (javaScriptEnabled) {
        await expect(avatar(page).locator('img')).toBeHidden();
        await hydrate(page); // Or React would come upon what is taken out below.
      }

      // No broken-image mark and no colour over it: the same pixels as with no image at all.
      const shown = await avatar(page).screenshot();
      await avatar(page)
        .locator('picture')
        .evaluate((picture) => picture.remove());
      expect(shown.equals(await avatar(page).screenshot())).toBe(true);
    });
  });
}

const naturalWidth = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).naturalWidth;
