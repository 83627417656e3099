import { content } from '@/model';
import { enhance, expect, test } from './fixtures';

/** New Year has come for a visitor in Kiritimati; in the shop, it is the morning before. */
const NEW_YEAR_ABROAD = new Date('2031-12-31T12:00:00Z');

test.describe('a visitor ahead of the shop, years after the build', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(NEW_YEAR_ABROAD);
  });

  test('reads the year of the visitor in the footer', async ({ page }) => {
    await page.goto('/');
    const copyright = page.getByRole('contentinfo').getByText(content.shop.name.whole);
    await expect(copyright.filter({ hasText: '©' }).first()).toContainText('2032');
    await enhance(page);
    await expect(copyright.filter({ hasText: '©' }).first()).toContainText('2032');
  });

  test('reads the date of the visitor on a policy', async ({ page }) => {
    await page.goto('/privacidade');
    const date = page.getByRole('main').getByRole('time');
    await expect(date).toHaveText('01/01/2032');
    await expect(date).toHaveAttribute('datetime', '2032-01-01');
    await enhance(page);
    await expect(date).toHaveText('01/01/2032');
  });
});

// To the minute, `unit/derive/open-status` asks.
const moments = [
  ['2031-03-03T12:00:00Z', 'Aberto agora · fecha às 19:00', 'Segunda'],
  ['2031-03-09T01:00:00Z', 'Fechado agora · abre segunda às 09:00', 'Sábado'],
  ['2093-12-25T15:00:00Z', 'Fechado agora · abre amanhã às 09:00', '25/12 · Natal'],
] as const;

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(`read in ${timezoneId}`, { tag: '@desktop' }, () => {
    test.use({ timezoneId });

    test('the shop is open, and today is today, by the clock of the shop', async ({ page }) => {
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
