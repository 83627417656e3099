import type { Page } from '@playwright/test';
import { BOOKING_BAR, expect, HOME, openMenu, scrollTo, test } from './fixtures';

const bookingBar = (page: Page) => page.locator(BOOKING_BAR);

test.describe('on a phone', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(HOME);
  });

  test('the booking bar hides while another booking button or the footer is visible', async ({
    page,
  }) => {
    await expect(bookingBar(page), 'at the hero, which has a booking button').toBeHidden();
    // The price list is longer than a screen, so no other section is in view.
    const services = page.locator('#servicos article');
    await services.nth(3).evaluate((service) => service.scrollIntoView({ block: 'center' }));
    await expect(bookingBar(page), 'in the middle of the price list').toBeVisible();
    await scrollTo(page, 'bottom');
    await expect(bookingBar(page), 'at the footer').toBeHidden();
    await scrollTo(page, 'top');
    await expect(bookingBar(page), 'back at the hero').toBeHidden();
  });

  test('the booking bar doesn’t flash when the menu closes over the hero', async ({ page }) => {
    await openMenu(page);
    // Behind the open menu, no booking button is visible, so the bar would like to appear.
    await expect(bookingBar(page)).toHaveAttribute('data-_state', 'visible');
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
});
