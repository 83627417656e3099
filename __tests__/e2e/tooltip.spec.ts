import type { Locator, Page } from '@playwright/test';
import { expect, HOME, openFirstPhoto, scrollTo, test } from './fixtures';

const tooltip = (page: Page) => page.getByRole('tooltip');
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

async function goToFooter(page: Page) {
  await page.goto(HOME);
  await scrollTo(page, 'bottom');
}

test.describe('in the footer', { tag: '@desktop' }, () => {
  test('a tooltip opens on hover, and stays open while the pointer moves onto it', async ({
    page,
  }) => {
    await goToFooter(page);
    await footerLink(page, 'Instagram').hover();
    await expect(tooltip(page)).toBeVisible();
    const link = await boxOf(footerLink(page, 'Instagram'));
    const bubble = await boxOf(tooltip(page));
    const x = bubble.x + bubble.width / 2;
    await page.mouse.move(x, link.y + link.height / 2);
    await page.mouse.move(x, bubble.y + bubble.height / 2, { steps: 20 });
    await expect(tooltip(page)).toHaveText('Instagram');
  });

  test('a tooltip is entirely on the screen, and doesn’t cover its link', async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await goToFooter(page);
      await footerLink(page, 'Linktree').hover();
      await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
      const overflows = await page.evaluate(() => window.layoutChecks.findOverflows());
      expect(overflows, `at ${width} px`).toEqual([]);
      const bubble = await boxOf(tooltip(page));
      const link = await boxOf(footerLink(page, 'Linktree'));
      const isApart = bubble.y + bubble.height <= link.y || link.y + link.height <= bubble.y;
      expect(isApart, `the tooltip is above or below its link at ${width} px`).toBe(true);
    }
  });
});

test.describe('in the lightbox', () => {
  test('Esc closes the tooltip of a focused arrow first, and then the lightbox', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto(HOME);
    await page.getByRole('button', { name: 'Ampliar foto' }).first().press('Enter');
    const nextArrow = page.getByRole('button', { name: 'Próxima foto' });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(nextArrow).toBeFocused({ timeout: 200 });
    }).toPass({ timeout: 10_000 });
    await expect(tooltip(page)).toHaveText('Próxima foto');
    await expect(tooltip(page), 'the arrow is at the edge of the screen').toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a tap on an arrow doesn’t open its tooltip', { tag: '@phone' }, async ({ page }) => {
    await page.clock.install();
    await page.goto(HOME);
    await openFirstPhoto(page);
    await page.getByRole('button', { name: 'Próxima foto' }).tap();
    await expect(page.getByRole('dialog', { name: 'Foto 2 de 9' })).toBeVisible();
    // Longer than the 700 ms after which a tooltip opens on hover.
    await page.clock.runFor(1_000);
    await expect(tooltip(page)).toHaveCount(0);
  });
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}
