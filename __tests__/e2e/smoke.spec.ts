import { readFileSync } from 'node:fs';
import { content } from '@/model';
import { readUrlSettings } from '@/model/derive/site-url';
import { enhance, expect, test } from './fixtures';

test.describe('a visit', { tag: ['@chromium', '@live'] }, () => {
  test('each page renders with styles and fonts and becomes interactive', async ({ page }) => {
    for (const path of listPaths()) {
      const response = await page.goto(`./${path}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await enhance(page);
      const fonts = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').length;
      });
      expect(fonts).toBeGreaterThanOrEqual(2);
    }
  });

  test('the menu and the photos open', async ({ page, isMobile }) => {
    await page.goto('./');
    await enhance(page);
    if (isMobile) {
      await page.locator('[popovertarget=menu]').first().tap();
      await expect(page.locator('#menu').getByRole('link').first()).toBeInViewport();
      await page.keyboard.press('Escape');
    }
    const photos = await page.locator('[command=show-modal]').all();
    // A shop may have no photos.
    for (const photo of photos.slice(0, 1)) {
      await photo.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    expect(photos).toHaveLength(content.gallery.length);
  });
});

/** The published pages, relative to the base path that the site was built for. */
function listPaths(): string[] {
  const sitemap = readFileSync(`${process.env.OUT_DIR ?? 'out'}/sitemap.xml`, 'utf8');
  const { basePath } = readUrlSettings();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.slice(basePath.length + 1),
  );
}
