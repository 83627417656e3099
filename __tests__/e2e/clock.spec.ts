import { expect, test } from './fixtures';

// The shop is in Manaus, four hours behind UTC. `unit/open-status` tests every minute.
const MOMENTS = [
  ['2031-03-03T13:00:00Z', 'open', 'Aberto agora · fecha às 12:00', 'Segunda'],
  ['2031-03-03T17:00:00Z', 'closed', 'Fechado agora · abre hoje às 14:00', 'Segunda'],
  ['2031-03-09T05:00:00Z', 'open', 'Aberto agora · fecha às 02:00', 'Sábado'], // The night goes on.
  ['2031-03-09T06:00:00Z', 'closed', 'Fechado agora · abre amanhã às 08:00', 'Domingo'],
] as const;

test.describe('a visitor in Tokyo', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test("sees the status and the current day of the shop's time zone", async ({ page }) => {
    for (const [instant, state, status, day] of MOMENTS) {
      await page.clock.setFixedTime(new Date(instant));
      await page.goto('./');
      const line = page.locator('#contato').getByText(status);
      await expect(line).toBeVisible();
      await expect(line).toHaveAttribute('data-state', state);
      const today = page.locator('#contato [aria-current=date]');
      await expect(today).toHaveText(new RegExp(`${day} hoje`), { useInnerText: true });
    }
  });
});

test.describe('an open tab', { tag: '@phone' }, () => {
  test('updates the status every minute', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T18:29:30-04:00') });
    await page.goto('./');
    const main = page.getByRole('main');
    await expect(main.getByText('Aberto agora · fecha às 18:30').first()).toBeVisible();
    await page.clock.runFor('00:30');
    await expect(main.getByText('Fechado agora · abre amanhã às 08:00').first()).toBeVisible();
    await expect(main.locator('[data-state="closed"]').first()).toBeVisible();
  });

  test('shows the new day when the visitor returns', async ({ page }) => {
    const current = page.locator('[aria-current="date"]');
    await page.clock.setFixedTime(new Date('2026-11-23T22:00:00-04:00'));
    await page.goto('./');
    await expect(current).toContainText('Segunda');
    for (const [day, name] of ['visibilitychange', 'pageshow'].entries()) {
      await page.clock.setFixedTime(new Date(`2026-11-${24 + day}T10:00:00-04:00`));
      await page.evaluate((it) => document.dispatchEvent(new Event(it, { bubbles: true })), name);
      await expect(current).toContainText(day === 0 ? 'Terça' : 'Quarta');
    }
  });
});

test('in forced colours, marks and borders replace backgrounds; with more contrast, text is dark', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [hour, background] of [
    [10, 'CanvasText'],
    [22, 'transparent'],
  ]) {
    await page.clock.setFixedTime(new Date(`2026-11-23T${hour}:00:00-04:00`));
    await page.goto('./');
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
  await expect(portrait).toHaveCSS('border-top-style', 'solid');
  await expect(page.locator('[aria-current=date]')).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await expect(page.locator('#servicos li li').first()).toHaveCSS('color', 'rgb(28, 22, 19)');
});
