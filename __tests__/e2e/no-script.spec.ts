import { expect, HOME, test } from './fixtures';

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page }) => {
    await page.goto(HOME);
  });

  test('the page lists services, hours and holidays, and says nothing that depends on the time', async ({
    page,
  }) => {
    await expect(page.locator('#servicos').getByRole('article')).toHaveCount(15);
    const week = 'Seg a sex, 8h às 12h e 14h às 18h30 · Sáb, 18h às 2h';
    await expect(page.getByRole('main').getByText(week)).toHaveCount(2);
    await expect(page.getByRole('row', { name: /15\/11 · Proclamação/ })).toBeVisible();

    // The page may have been built yesterday, so only a script can know whether the shop is open.
    await expect(page.getByText(/(Aberto|Fechado) agora/)).toHaveCount(0);
    await expect(page.getByText('hoje', { exact: true }).first()).toBeHidden();
    await expect(page.locator('[aria-current=date]')).toHaveCount(0);
  });

  test('the booking bar doesn’t cover the end of the footer', async ({ page }) => {
    // With `trial`, Playwright only checks that no other element would receive the tap.
    await page.getByRole('contentinfo').getByText('Recife/AM').tap({ trial: true });
  });
});
