import { getContent } from '@/model';
import { enhance, expect, test } from './fixtures';

const content = getContent();

/** New Year in Kiritimati, and still the morning before at the shop. */
const NEW_YEAR_ABROAD = new Date('2031-12-31T12:00:00Z');

test.describe('a visitor ahead of the shop, years after the build', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(NEW_YEAR_ABROAD);
  });

  test("the footer shows the visitor's year", async ({ page }) => {
    await page.goto('/');
    const copyright = page.getByRole('contentinfo').getByText(content.shop.name.full);
    await expect(copyright.filter({ hasText: '©' }).first()).toContainText('2032');
    await enhance(page);
    await expect(copyright.filter({ hasText: '©' }).first()).toContainText('2032');
  });

  test("policies show the visitor's date", async ({ page }) => {
    await page.goto('/privacidade');
    const date = page.getByRole('main').getByRole('time');
    await expect(date).toHaveText('01/01/2032');
    await expect(date).toHaveAttribute('datetime', '2032-01-01');
    await enhance(page);
    await expect(date).toHaveText('01/01/2032');
  });
});

// `unit/derive/open-status` tests every minute.
const moments = [
  ['2031-03-03T12:00:00Z', 'Aberto agora · fecha às 19:00', 'Segunda'],
  ['2031-03-09T01:00:00Z', 'Fechado agora · abre segunda às 09:00', 'Sábado'],
  ['2093-12-25T15:00:00Z', 'Fechado agora · abre amanhã às 09:00', '25/12 · Natal'],
] as const;

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(`a visitor in ${timezoneId}`, { tag: '@desktop' }, () => {
    test.use({ timezoneId });

    test("the status and the current day follow the shop's time zone", async ({ page }) => {
      for (const [instant, status, day] of moments) {
        await page.clock.setFixedTime(new Date(instant));
        await page.goto('/');
        await expect(page.locator('#contato').getByText(status)).toBeVisible();
        await expect(page.locator('#contato [aria-current=date]')).toHaveText(new RegExp(day));
      }

      const now = () => page.locator('#contato').innerText();
      const before = await now();
      await enhance(page);
      expect(await now()).toBe(before);
    });
  });
}
