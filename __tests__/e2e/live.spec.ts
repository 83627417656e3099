import sharp from 'sharp';
import { getContent } from '@/model';
import { enhance, expect, scrollTo, test } from './fixtures';

const content = getContent();

const { uiText } = content;

test('the status updates every minute, without a reload @phone', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T18:59:30-03:00') });
  await page.goto('/');
  const hero = page.getByRole('main');
  await expect(hero.getByText('Aberto agora · fecha às 19:00').first()).toBeVisible();
  await page.clock.runFor('00:30');
  await expect(hero.getByText('Fechado agora · abre amanhã às 09:00').first()).toBeVisible();
  await expect(hero.locator('[data-state="closed"]').first()).toBeVisible();
});

test('the open status has a filled dot in forced colours too @desktop @chromium', async ({
  page,
}) => {
  const readDot = async () => {
    const line = page.getByRole('main').locator('[data-state]').first();
    const { data, info } = await sharp(await line.screenshot())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const em = await line.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
    const grey = (x: number, y: number) => data[Math.round(y) * info.width + Math.round(x)] ?? 0;
    // The centre of the dot, and the gap between it and the text.
    return Math.abs(grey(0.375 * em, 0.795 * em) - grey(1.1 * em, 0.795 * em));
  };
  await page.emulateMedia({ forcedColors: 'active' });
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00-03:00'));
  await page.goto('/');
  expect(await readDot()).toBeGreaterThan(200);
  await page.clock.setFixedTime(new Date('2026-11-23T22:00:00-03:00'));
  await page.reload();
  expect(await readDot()).toBeLessThan(20);
});

test('a tab left open shows the new day when the visitor returns @phone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T22:00:00-03:00'));
  await page.goto('/');
  await expect(page.locator('[aria-current="date"]')).toContainText('Segunda');
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00-03:00'));
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page.locator('[aria-current="date"]')).toContainText('Terça');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the weekly hours and all coming special days @phone', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('main').getByText('Seg a sex, 9h às 19h · Sáb, 9h às 17h').first(),
    ).toBeVisible();
    await expect(page.locator('[aria-current="date"]')).toHaveCount(0);
    await expect(page.getByRole('row', { name: /25\/12 · Natal/ })).toBeVisible();
    await expect(
      page.getByText(content.home.contact.todayLabel, { exact: true }).first(),
    ).toBeHidden();
  });
});

test('special days are hidden until they are near @phone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2093-12-10T12:00:00-03:00'));
  await page.goto('/');
  await expect(page.getByRole('row', { name: /25\/12 · Natal/ })).toBeHidden();
  await page.clock.setFixedTime(new Date('2093-12-11T12:00:00-03:00'));
  await page.reload();
  await expect(page.getByRole('row', { name: /25\/12 · Natal/ })).toBeVisible();
});

test.describe('the booking bar @phone', () => {
  test('shows where neither a booking button nor the footer is visible', async ({ page }) => {
    await page.goto('/');
    const bar = page.locator('[data-booking-bar]');
    await expect(bar).toBeHidden();
    await page
      .locator('#galeria')
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(bar).toBeVisible();
    await scrollTo(page, 'bottom');
    await expect(bar).toBeHidden();
    await enhance(page);
    await scrollTo(page, 'top');
    await expect(bar).toBeHidden();
  });

  test("keeps its buttons out of the phone's safe area @chromium", async ({ page }) => {
    await page.goto('/');
    const bar = page.locator('[data-booking-bar]');
    const roomBelow = () =>
      bar.evaluate((it) => {
        const [button] = it.children;
        return it.getBoundingClientRect().bottom - (button?.getBoundingClientRect().bottom ?? 0);
      });
    const usual = await roomBelow();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    await expect.poll(roomBelow).toBe(usual + 34);
  });
});

test.describe('without support for invoker commands', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      // Chromium handles the attributes itself: hide them from Chromium only.
      document.addEventListener('command', (event) => event.preventDefault(), true);
    }),
  );

  test('a photo opens and closes @phone', async ({ page }) => {
    await page.goto('/');
    await page.locator('#galeria button').first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toBeVisible();
    await viewer.getByRole('button', { name: uiText.viewer.close }).click();
    await expect(viewer).toBeHidden();
  });
});
