import type { Locator, Page } from '@playwright/test';
import { expect, HOME, openFirstPhoto, scrollTo, test } from './fixtures';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

async function openFooter(page: Page) {
  await page.goto(HOME);
  await scrollTo(page, 'bottom');
}

test.describe('in the footer', { tag: '@desktop' }, () => {
  test('a tooltip opens on hover, and stays open while the pointer moves onto it', async ({
    page,
  }) => {
    await openFooter(page);
    const link = footerLink(page, 'Instagram');
    const tooltip = page.getByRole('tooltip');
    await link.hover();
    await expect(tooltip).toBeVisible();
    const linkBox = await boxOf(link);
    const tooltipBox = await boxOf(tooltip);
    const x = tooltipBox.x + tooltipBox.width / 2;
    await page.mouse.move(x, linkBox.y + linkBox.height / 2);
    await page.mouse.move(x, tooltipBox.y + tooltipBox.height / 2, { steps: 20 });
    await expect(tooltip).toHaveText('Instagram');
  });

  test('a tooltip is entirely on the screen, and doesn’t cover its link', async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openFooter(page);
      await footerLink(page, 'Linktree').hover();
      await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
      const overflows = await page.evaluate(() => window.seen.findOverflows());
      expect(overflows, `at ${width} px`).toEqual([]);
      const tooltip = await boxOf(page.getByRole('tooltip'));
      const link = await boxOf(footerLink(page, 'Linktree'));
      const isApart = tooltip.y + tooltip.height <= link.y || link.y + link.height <= tooltip.y;
      expect(isApart, `the tooltip is above or below its link at ${width} px`).toBe(true);
    }
  });
});

test.describe('in the lightbox', () => {
  test('a focused arrow’s tooltip is on the screen, and Esc closes it before the lightbox', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto(HOME);
    await page.locator('#galeria button').first().focus();
    await page.keyboard.press('Enter');
    const nextArrow = page.getByRole('dialog').getByRole('button', { name: 'Próxima foto' });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(nextArrow).toBeFocused({ timeout: 200 });
    }).toPass({ timeout: 10_000 });
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveText('Próxima foto');
    await expect(tooltip, 'the arrow is at the edge of the screen').toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a tap on an arrow doesn’t open its tooltip', { tag: '@phone' }, async ({ page }) => {
    await page.goto(HOME);
    await openFirstPhoto(page);
    await page.getByRole('button', { name: 'Próxima foto' }).tap();
    await expect(page.getByRole('dialog', { name: 'Foto 2 de 5' })).toBeVisible();
    // Longer than the 700 ms after which a tooltip opens on hover.
    await page.waitForTimeout(1_000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}
