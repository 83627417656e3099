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

// The specification's hours: Monday to Friday 09:00–19:00, Saturday 09:00–17:00.
const moments = [
  [
    'Monday, a minute before opening',
    '2031-03-03T11:59:00Z',
    'Fechado agora · abre hoje às 09:00',
    'Segunda',
  ],
  [
    'Monday, the opening minute',
    '2031-03-03T12:00:00Z',
    'Aberto agora · fecha às 19:00',
    'Segunda',
  ],
  [
    'Friday, the closing minute',
    '2031-03-07T22:00:00Z',
    'Fechado agora · abre amanhã às 09:00',
    'Sexta',
  ],
  [
    'Saturday, a minute before closing',
    '2031-03-08T19:59:00Z',
    'Aberto agora · fecha às 17:00',
    'Sábado',
  ],
  ['Saturday night', '2031-03-09T01:00:00Z', 'Fechado agora · abre segunda às 09:00', 'Sábado'],
  ['Sunday', '2031-03-09T15:00:00Z', 'Fechado agora · abre amanhã às 09:00', 'Domingo'],
  ['Christmas', '2093-12-25T15:00:00Z', 'Fechado agora · abre amanhã às 09:00', '25/12 · Natal'],
] as const;

for (const [timezoneId, shown] of [
  ['Asia/Tokyo', moments],
  ['America/Los_Angeles', moments.slice(-3)],
] as const) {
  test.describe(`read in ${timezoneId}`, { tag: '@desktop' }, () => {
    test.use({ timezoneId });

    test('the shop is open, and today is today, by the clock of the shop', async ({ page }) => {
      for (const [name, instant, status, weekday] of shown) {
        await test.step(name, async () => {
          await page.clock.setFixedTime(new Date(instant));
          await page.goto('/');
          await expect(page.locator('#contato').getByText(status)).toBeVisible();
          const today = page.locator('#contato [aria-current=date]');
          await expect(today).toHaveCount(1);
          await expect(today).toContainText(weekday);
        });
      }

      const now = () => page.locator('#contato').innerText();
      const before = await now();
      await enhance(page);
      expect(await now()).toBe(before);
    });
  });
}
