import { BOOKING_URL, expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('the home page is complete and shows no open status', { tag: '@phone' }, async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senta que o Zé resolve.');
  await expect(page.locator('#servicos').getByRole('article')).toHaveCount(6);
  const main = page.getByRole('main');
  const week = 'Seg a sex, 8h às 12h e 14h às 18h30 · Sáb, 18h às 2h';
  await expect(main.getByText(week)).toHaveCount(2);
  await expect(page.getByRole('row', { name: /15\/11 · Proclamação/ })).toBeVisible();
  await expect(page.getByText('hoje', { exact: true }).first()).toBeHidden();
  await expect(
    page.locator('#agendar').getByRole('link', { name: 'Agendar agora' }),
  ).toHaveAttribute('href', BOOKING_URL);
  await expect(page.getByText(/(Aberto|Fechado) agora/)).toHaveCount(0);
  await expect(page.locator('[aria-current=date]')).toHaveCount(0);
  await page.goto('privacidade');
  await expect(main.getByRole('time')).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
});

test.describe('the menu', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('#menu')).toBeHidden();
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    await expect(page.locator('#menu')).toBeVisible();
  });

  test('opens, exposes its state, and closes by its button or a link', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Abrir menu', expanded: false });
    await expect(opener).toHaveCount(0);
    await page.getByRole('button', { name: 'Fechar menu', expanded: true }).tap();
    await expect(page.locator('#menu')).toBeHidden();
    await opener.tap();
    await page.locator('#menu').getByRole('link', { name: 'Contato' }).tap();
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator('#contato').getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test('keeps Tab out of the page behind it, and shows the page where there is no menu', async ({
    page,
  }) => {
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':is(main, footer, aside) :focus')).toHaveCount(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 }); // As on a turned tablet.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
