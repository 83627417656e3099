import type { Page } from '@playwright/test';
import { expect, HOME, scrollTo, test } from './fixtures';

const bookingBar = (page: Page) => page.locator('[data-behaviour=bookingBar]');

test.describe('the booking bar', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(HOME);
  });

  test('shows only where neither a booking button nor the footer is visible', async ({ page }) => {
    await expect(bookingBar(page), 'at the hero, which has a booking button').toBeHidden();
    await scrollToGallery(page);
    await expect(bookingBar(page), 'at the gallery').toBeVisible();
    await scrollTo(page, 'bottom');
    await expect(bookingBar(page), 'at the footer').toBeHidden();
    await scrollTo(page, 'top');
    await expect(bookingBar(page), 'back at the hero').toBeHidden();
  });

  test('does not flash when the menu over a booking button closes', async ({ page }) => {
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    await page.waitForTimeout(500);
    const framesInWhichItIsSeen = await bookingBar(page).evaluate(async (bar) => {
      document.querySelector<HTMLElement>('header button')?.click();
      let count = 0;
      for (let frame = 0; frame < 5; frame++) {
        await new Promise(requestAnimationFrame);
        if (bar.checkVisibility({ visibilityProperty: true })) {
          count += 1;
        }
      }
      return count;
    });
    expect(framesInWhichItIsSeen).toBe(0);
    await expect(page.locator('#menu'), 'the menu is closed').toBeHidden();
  });

  test("keeps its buttons out of the phone's safe area", { tag: '@chromium' }, async ({ page }) => {
    const roomBelowButtonPx = () =>
      bookingBar(page).evaluate((bar) => {
        const [button] = bar.children;
        return bar.getBoundingClientRect().bottom - (button?.getBoundingClientRect().bottom ?? 0);
      });
    const roomWithoutInset = await roomBelowButtonPx();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    await expect.poll(roomBelowButtonPx, 'px below the button').toBe(roomWithoutInset + 34);
  });
});

async function scrollToGallery(page: Page) {
  await page
    .locator('#galeria')
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
}

test.describe('a print of the home page', { tag: ['@desktop', '@chromium'] }, () => {
  test('fits on one sheet', async ({ page }) => {
    await page.goto(HOME);
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const pdf = await page.pdf({ format: 'A4', margin });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), 'sheets').toHaveLength(1);
  });

  test('has prices, hours and address, but no photos', async ({ page }) => {
    await page.goto(HOME);
    await page.emulateMedia({ media: 'print' });
    for (const selector of ['#servicos', '#contato table', '#contato address']) {
      await expect(page.locator(selector)).toBeVisible();
    }
    await expect(page.locator('#galeria')).toBeHidden();
  });
});
