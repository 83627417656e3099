import { expect, HOME, test } from './fixtures';

test.describe('without scripts, the home page', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page }) => {
    await page.goto(HOME);
  });

  test('lists every service', async ({ page }) => {
    await expect(page.locator('#servicos').getByRole('article')).toHaveCount(6);
  });

  test('gives the hours of the week in the hero and in the booking section', async ({ page }) => {
    const week = 'Seg a sex, 8h às 12h e 14h às 18h30 · Sáb, 18h às 2h';
    await expect(page.getByRole('main').getByText(week)).toHaveCount(2);
  });

  test('announces holidays', async ({ page }) => {
    await expect(page.getByRole('row', { name: /15\/11 · Proclamação/ })).toBeVisible();
  });

  // A page that was built yesterday cannot know whether the shop is open.
  test('shows no open status', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/(Aberto|Fechado) agora/)).toHaveCount(0);
  });

  test('marks no row of the hours as today', async ({ page }) => {
    await expect(page.getByText('hoje', { exact: true }).first()).toBeHidden();
    await expect(page.locator('[aria-current=date]')).toHaveCount(0);
  });

  test('keeps the end of the footer clear of the booking bar', async ({ page }) => {
    // A trial does not tap. It fails if something else would receive the tap.
    await page.getByText('Recife — AM').tap({ trial: true });
  });
});
