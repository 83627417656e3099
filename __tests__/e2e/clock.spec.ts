import { getContent } from '@/model';
import { expect, test } from './fixtures';

/** New Year in Kiritimati, and still the morning before at the shop. */
const NEW_YEAR_ABROAD = new Date('2031-12-31T12:00:00Z');

test.describe('a visitor ahead of the shop, years after the build', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test("sees the visitor's own year and date", async ({ page }) => {
    await page.clock.setFixedTime(NEW_YEAR_ABROAD);
    await page.goto('/privacidade');
    const date = page.getByRole('main').getByRole('time');
    const copyright = page.getByRole('contentinfo').getByText(/©/).first();
    await expect(date).toHaveText('01/01/2032');
    await expect(date).toHaveAttribute('datetime', '2032-01-01');
    await expect(copyright).toContainText(`2032 ${getContent().shop.name.full}`);
  });
});

// `unit/derive/open-status` tests every minute.
const moments = [
  ['2031-03-03T12:00:00Z', 'Aberto agora · fecha às 19:00', 'Segunda'],
  ['2031-03-09T01:00:00Z', 'Fechado agora · abre segunda às 09:00', 'Sábado'],
  ['2093-12-25T15:00:00Z', 'Fechado agora · abre amanhã às 09:00', '25/12 · Natal'],
] as const;

test.describe('a visitor in Tokyo', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test("sees the status and the current day of the shop's time zone", async ({ page }) => {
    for (const [instant, status, day] of moments) {
      await page.clock.setFixedTime(new Date(instant));
      await page.goto('/');
      await expect(page.locator('#contato').getByText(status)).toBeVisible();
      await expect(page.locator('#contato [aria-current=date]')).toHaveText(new RegExp(day));
    }
  });
});
