import { getContent } from '@/model';
import { buildBookingUrl } from '@/model/derive/links';
import { expect, test } from './fixtures';

const { home, services, shop, uiText } = getContent();

test.use({ javaScriptEnabled: false });

test('the home page is complete and shows no open status', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline.join(' '));
  for (const { title } of services) {
    await expect(page.getByRole('article', { name: title })).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main.getByText('Seg a sex, 9h às 19h · Sáb, 9h às 17h').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /25\/12 · Natal/ })).toBeVisible();
  await expect(page.getByText(home.contact.todayLabel, { exact: true }).first()).toBeHidden();
  await expect(
    page.locator('#agendar').getByRole('link', { name: home.booking.bookLabel }),
  ).toHaveAttribute('href', buildBookingUrl(shop));

  const known = Object.values(uiText.status).map((text) => text.split(/[·{]/)[0] ?? text);
  for (const words of known) {
    await expect(page.getByText(words)).toHaveCount(0);
  }
  await expect(page.locator('[aria-current=date]')).toHaveCount(0);
});

test('policies have the date of the build', { tag: '@desktop' }, async ({ page }) => {
  for (const route of ['/privacidade', '/termos']) {
    await page.goto(route);
    await expect(page.getByRole('main').getByRole('time')).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
  }
});

test.describe('the menu', { tag: '@phone' }, () => {
  const { menu, nav } = uiText;

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#menu')).toBeHidden();
    await page.getByRole('button', { name: menu.open }).tap();
    await expect(page.locator('#menu')).toBeVisible();
  });

  test('opens, closes and exposes its state', async ({ page }) => {
    await expect(page.getByRole('button', { name: menu.open })).toHaveCount(0);
    await page.getByRole('button', { name: menu.close, expanded: true }).tap();
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.getByRole('button', { name: menu.open, expanded: false })).toBeVisible();
  });

  test('keeps Tab out of the page behind it, and shows the page where there is no menu', async ({
    page,
  }) => {
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':is(main, footer, aside) :focus')).toHaveCount(0);
    }
    await page.setViewportSize({ width: 1280, height: 720 }); // As on a turned tablet.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('closes when a link is followed and shows its section', async ({ page }) => {
    await page.locator('#menu').getByRole('link', { name: nav.contact }).tap();
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator('#contato').getByRole('heading', { level: 2 })).toBeInViewport();
  });
});
