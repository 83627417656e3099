import type { Page } from '@playwright/test';
import { BOOKING_BAR, expect, HOME, scrollTo, test } from './fixtures';

const bookingBar = (page: Page) => page.locator(BOOKING_BAR);

test.describe('the booking bar', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(HOME);
  });

  test('the booking bar hides while another booking button or the footer is visible', async ({
    page,
  }) => {
    await expect(bookingBar(page), 'at the hero, which has a booking button').toBeHidden();
    await scrollToGallery(page);
    await expect(bookingBar(page), 'at the gallery').toBeVisible();
    await scrollTo(page, 'bottom');
    await expect(bookingBar(page), 'at the footer').toBeHidden();
    await scrollTo(page, 'top');
    await expect(bookingBar(page), 'back at the hero').toBeHidden();
  });

  test('the booking bar does not flash when the menu closes while the hero is on the screen', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    // Waits until the booking bar has reacted to the open menu.
    await page.waitForTimeout(500);
    const visibleFrames = await bookingBar(page).evaluate(async (bar) => {
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
    expect(visibleFrames, 'frames in which the booking bar is visible').toBe(0);
    await expect(page.locator('#menu'), 'the menu is closed').toBeHidden();
  });

  test("the booking bar keeps its buttons above the strip for the phone's home gesture", {
    tag: '@chromium',
  }, async ({ page }) => {
    const measureRoomBelowButton = () =>
      bookingBar(page).evaluate((bar) => {
        const barBox = bar.getBoundingClientRect();
        const buttonBox = bar.firstElementChild?.getBoundingClientRect();
        return barBox.bottom - (buttonBox?.bottom ?? 0);
      });
    const stripHeight = 34;
    const roomBefore = await measureRoomBelowButton();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: stripHeight } });
    await expect
      .poll(measureRoomBelowButton, 'room below the button in px')
      .toBe(roomBefore + stripHeight);
  });
});

async function scrollToGallery(page: Page) {
  await page
    .locator('#galeria')
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
}

test.describe('the printed home page', { tag: ['@desktop', '@chromium'] }, () => {
  test('the printed home page fits on one sheet', async ({ page }) => {
    await page.goto(HOME);
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const pdf = await page.pdf({ format: 'A4', margin });
    // A PDF file contains the words `/Type /Page` once for each sheet.
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), 'sheets').toHaveLength(1);
  });

  test('the printed home page has prices, hours and address, but no photos', async ({ page }) => {
    await page.goto(HOME);
    await page.emulateMedia({ media: 'print' });
    for (const selector of ['#servicos', '#contato table', '#contato address']) {
      await expect(page.locator(selector)).toBeVisible();
    }
    await expect(page.locator('#galeria')).toBeHidden();
  });
});
