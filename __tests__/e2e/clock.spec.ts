import { expect, HOME, test } from './fixtures';

// The fixture shop is on Manaus time, four hours behind UTC. `unit/model/open-status.test.ts` tests many more moments,
// without a browser.
test.describe('in Tokyo', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  // The fixture shop is in Manaus, where it's still Saturday night.
  test('a visitor sees the shop’s open status and weekday, not Tokyo’s', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-09T05:00:00Z'));
    await page.goto(HOME);
    const line = page.locator('#contato').getByText('Aberto agora · fecha às 2h');
    await expect(line).toBeVisible();
    await expect(line).toHaveAttribute('data-_state', 'open');
    const today = page.locator('#contato [aria-current=date]');
    await expect(today).toHaveText(/Sábado hoje/, { useInnerText: true });
  });
});

test.describe('in an open tab', { tag: '@phone' }, () => {
  test('the open status is updated every minute', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T18:29:30-04:00') });
    await page.goto(HOME);
    const main = page.getByRole('main');
    await expect(main.getByText('Aberto agora · fecha às 18h30').first()).toBeVisible();
    await page.clock.runFor('00:30');
    await expect(main.getByText('Fechado agora · abre amanhã às 8h').first()).toBeVisible();
    await expect(main.locator('[data-_state="closed"]').first()).toBeVisible();
  });

  // Browsers fire `visibilitychange` when a tab is shown again, and `pageshow` when Back returns to a page.
  test('the hours table highlights the new day when the visitor returns to the tab', async ({
    page,
  }) => {
    const today = page.locator('[aria-current="date"]');
    await page.clock.setFixedTime(new Date('2026-11-23T22:00:00-04:00'));
    await page.goto(HOME);
    await expect(today).toContainText('Segunda');
    for (const { event, date, day } of [
      { event: 'visibilitychange', date: '2026-11-24', day: 'Terça' },
      { event: 'pageshow', date: '2026-11-25', day: 'Quarta' },
    ]) {
      await page.clock.setFixedTime(new Date(`${date}T10:00:00-04:00`));
      await page.evaluate(
        (type) => document.dispatchEvent(new Event(type, { bubbles: true })),
        event,
      );
      await expect(today, `today’s row after ${event}`).toContainText(day);
    }
  });
});
