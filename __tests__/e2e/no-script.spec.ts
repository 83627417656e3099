import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('the home page is complete and shows no open status', { tag: '@phone' }, async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('#servicos').getByRole('article')).toHaveCount(6);
  const week = 'Seg a sex, 8h às 12h e 14h às 18h30 · Sáb, 18h às 2h';
  await expect(page.getByRole('main').getByText(week)).toHaveCount(2);
  await expect(page.getByRole('row', { name: /15\/11 · Proclamação/ })).toBeVisible();
  await expect(page.getByText('hoje', { exact: true }).first()).toBeHidden();
  await expect(page.getByText(/(Aberto|Fechado) agora/)).toHaveCount(0);
  await expect(page.locator('[aria-current=date]')).toHaveCount(0);
  await page.getByText('Recife — AM').tap({ trial: true }); // The booking bar covers no line.
});
