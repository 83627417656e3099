import { expect, HOME, test } from './fixtures';

test.describe('the home page without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page }) => {
    await page.goto(HOME);
  });

  test('lists every service, the hours and the holidays, and nothing that depends on the time', async ({
    page,
  }) => {
    await expect(page.locator('#servicos').getByRole('article')).toHaveCount(6);
    const week = 'Seg a sex, 8h às 12h e 14h às 18h30 · Sáb, 18h às 2h';
    await expect(page.getByRole('main').getByText(week)).toHaveCount(2);
    await expect(page.getByRole('row', { name: /15\/11 · Proclamação/ })).toBeVisible();

    // Only a script can show something that depends on the time, because the page may have been built yesterday.
    await expect(page.getByText(/(Aberto|Fechado) agora/)).toHaveCount(0);
    await expect(page.getByText('hoje', { exact: true }).first()).toBeHidden();
    await expect(page.locator('[aria-current=date]')).toHaveCount(0);
  });

  test('keeps the end of the footer clear of the booking bar', async ({ page }) => {
    // A trial tap is not sent, but fails if another element would receive the tap.
    await page.getByText('Recife — AM').tap({ trial: true });
  });
});
