import { getContent } from '@/model';
import { enhance, expect, scrollTo, test } from './fixtures';

const { uiText } = getContent();

test('the status updates every minute, without a reload @phone', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T18:59:30-03:00') });
  await page.goto('/');
  const hero = page.getByRole('main');
  await expect(hero.getByText('Aberto agora · fecha às 19:00').first()).toBeVisible();
  await page.clock.runFor('00:30');
  await expect(hero.getByText('Fechado agora · abre amanhã às 09:00').first()).toBeVisible();
  await expect(hero.locator('[data-state="closed"]').first()).toBeVisible();
});

test('in forced colours, marks and borders replace backgrounds @desktop @chromium', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [hour, background] of [
    [12, 'CanvasText'],
    [22, 'transparent'],
  ]) {
    await page.clock.setFixedTime(new Date(`2026-11-23T${hour}:00:00-03:00`));
    await page.goto('/');
    const [dot, expected] = await page.evaluate((color) => {
      const status = document.querySelector('main [data-state]') ?? document.body;
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = String(color);
      const dot = getComputedStyle(status, '::before');
      return [dot.backgroundColor, getComputedStyle(probe).backgroundColor];
    }, background);
    expect(dot).toBe(expected);
  }
  const portrait = page.locator('#equipe').getByRole('img').first();
  for (const box of [portrait, page.locator('figure').first()]) {
    await expect(box).toHaveCSS('border-top-style', 'solid');
  }
  await expect(page.locator('[aria-current=date]')).toHaveCSS('outline-style', 'solid');
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

test('without support for invoker commands, a photo opens and closes @phone', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    // Chromium handles the attributes itself: hide them from Chromium only.
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await page.goto('/');
  await page.locator('#galeria button').first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await viewer.getByRole('button', { name: uiText.viewer.close }).click();
  await expect(viewer).toBeHidden();
});
