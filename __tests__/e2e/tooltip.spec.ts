import type { Page } from '@playwright/test';
import { getContent } from '@/model';
import { enhance, expect, findOverflows, scrollTo, test } from './fixtures';

const { uiText } = getContent();

async function openFooter(page: Page) {
  await page.goto('/');
  await scrollTo(page, 'bottom');
  await enhance(page);
  const footer = page.getByRole('contentinfo');
  return {
    tooltip: page.getByRole('tooltip'),
    instagram: footer.getByRole('link', { name: 'Instagram' }),
    facebook: footer.getByRole('link', { name: 'Facebook' }),
  };
}

test.describe('with a mouse @desktop', () => {
  test('the pointer can move onto it, and Esc dismisses it', async ({ page }) => {
    const { tooltip, instagram } = await openFooter(page);
    await instagram.hover();
    await expect(tooltip).toBeVisible();
    const [from, to] = [await instagram.boundingBox(), await tooltip.boundingBox()];
    if (!from || !to) {
      throw new Error('The link or its tooltip has no box.');
    }
    const x = to.x + to.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.move(x, to.y + to.height / 2, { steps: 20 });
    await expect(tooltip).toHaveText('Instagram');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });

  for (const way of ['hover', 'focus'] as const) {
    test(`opens for the ${way} that loads the script`, async ({ page }) => {
      await page.goto('/');
      await scrollTo(page, 'bottom');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' })[way]();
      await expect(page.getByRole('tooltip')).toHaveText('Instagram');
    });
  }

  test('stays on the screen and does not cover its link', async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const { tooltip, facebook } = await openFooter(page);
      await facebook.hover();
      await expect(tooltip).toBeInViewport({ ratio: 1 });
      const [a, b] = await Promise.all([tooltip.boundingBox(), facebook.boundingBox()]);
      if (!a || !b) {
        throw new Error('The link or its tooltip has no box.');
      }
      expect(a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
      expect(await findOverflows(page)).toEqual([]);
    }
  });
});

test.describe('with a keyboard @desktop', () => {
  test('in the viewer, Esc closes the tooltip first and the viewer next', async ({ page }) => {
    await page.goto('/');
    await enhance(page);
    await page.locator('#galeria button').first().focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    const next = viewer.getByRole('button', { name: uiText.viewer.next });
    while (!(await next.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('tooltip')).toHaveText(uiText.viewer.next);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });
});

test('touch does not open it @phone', async ({ page }) => {
  await page.goto('/');
  await enhance(page);
  await page.getByRole('button', { name: uiText.menu.open }).tap();
  await expect(page.locator('#menu')).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
