import type { Locator, Page } from '@playwright/test';
import { expect, findOverflows, openFirstPhoto, scrollTo, test } from './fixtures';

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

async function openFooter(page: Page) {
  await page.goto('./');
  await scrollTo(page, 'bottom');
  return page.getByRole('tooltip');
}

test.describe('with a mouse', { tag: '@desktop' }, () => {
  test('the pointer can move onto it, and Esc dismisses it', async ({ page }) => {
    const tooltip = await openFooter(page);
    await link(page, 'Instagram').hover();
    await expect(tooltip).toBeVisible();
    const [from, to] = await boxesOf(link(page, 'Instagram'), tooltip);
    const x = to.x + to.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.move(x, to.y + to.height / 2, { steps: 20 });
    await expect(tooltip).toHaveText('Instagram');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });

  for (const way of ['hover', 'focus'] as const) {
    test(`opens on ${way}`, async ({ page }) => {
      await page.goto('./');
      await scrollTo(page, 'bottom');
      await link(page, 'Instagram')[way]();
      await expect(page.getByRole('tooltip')).toHaveText('Instagram');
    });
  }

  test('stays on the screen and does not cover its link', async ({ page }) => {
    const tooltip = await openFooter(page);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 'bottom');
      await link(page, 'Linktree').hover();
      await expect(tooltip).toBeInViewport({ ratio: 1 });
      const [a, b] = await boxesOf(tooltip, link(page, 'Linktree'));
      expect(a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
      expect(await findOverflows(page)).toEqual([]);
      await page.mouse.move(5, 5);
    }
  });
});

test('in the lightbox, the first Esc closes the tooltip and the second the lightbox', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('./');
  await page.locator('#galeria button').first().focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog');
  const next = lightbox.getByRole('button', { name: 'Próxima foto' });
  while (!(await next.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('tooltip')).toHaveText('Próxima foto');
  await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 }); // Its button is at the edge.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(lightbox).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
});

test('touch does not open it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('./');
  await openFirstPhoto(page);
  await page.getByRole('button', { name: 'Próxima foto' }).tap();
  await expect(page.getByRole('dialog', { name: 'Foto 2 de 5' })).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

/** The boxes of two elements. */
function boxesOf(one: Locator, other: Locator) {
  const boxOf = (locator: Locator) => locator.evaluate((it) => it.getBoundingClientRect());
  return Promise.all([boxOf(one), boxOf(other)]);
}
