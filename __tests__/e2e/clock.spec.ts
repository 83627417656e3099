import { expect, HOME, test } from './fixtures';

// The fixture shop keeps the time of Manaus, four hours behind UTC. More moments are in
// `unit/model/open-status.test.ts`, which needs no browser.
test.describe('a visitor in Tokyo', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('sees the open status and the day of Manaus, after midnight on Saturday night', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2031-03-09T05:00:00Z'));
    await page.goto(HOME);
    const line = page.locator('#contato').getByText('Aberto agora · fecha às 02:00');
    await expect(line).toBeVisible();
    await expect(line).toHaveAttribute('data-state', 'open');
    const today = page.locator('#contato [aria-current=date]');
    await expect(today).toHaveText(/Sábado hoje/, { useInnerText: true });
  });
});

test.describe('an open tab', { tag: '@phone' }, () => {
  test('updates the open status every minute', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T18:29:30-04:00') });
    await page.goto(HOME);
    const main = page.getByRole('main');
    await expect(main.getByText('Aberto agora · fecha às 18:30').first()).toBeVisible();
    await page.clock.runFor('00:30');
    await expect(main.getByText('Fechado agora · abre amanhã às 08:00').first()).toBeVisible();
    await expect(main.locator('[data-state="closed"]').first()).toBeVisible();
  });

  // A browser fires `visibilitychange` when a tab is shown again, and `pageshow` when it restores a page from the
  // back/forward cache.
  test('marks the new day as today when the visitor returns', async ({ page }) => {
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
      await expect(today, `today's row after the event ${event}`).toContainText(day);
    }
  });
});

// In forced colours, the browser replaces every background colour, so information must not depend on a background.
test.describe('forced colours', { tag: ['@desktop', '@chromium'] }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const { state, hour, color } of [
    { state: 'open', hour: 10, color: 'CanvasText' },
    { state: 'closed', hour: 22, color: 'transparent' },
  ]) {
    test(`the mark of the open status is ${color} while the shop is ${state}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(`2026-11-23T${hour}:00:00-04:00`));
      await page.goto(HOME);
      const status = page.locator(`main [data-state=${state}]`).first();
      await expect(status).toBeVisible();
      const { seen, expected } = await status.evaluate((element, colorName) => {
        // A second element with the expected colour gives the browser's notation of that colour.
        const sample = document.createElement('i');
        sample.style.background = colorName;
        document.body.append(sample);
        return {
          seen: getComputedStyle(element, '::before').backgroundColor,
          expected: getComputedStyle(sample).backgroundColor,
        };
      }, color);
      expect(seen).toBe(expected);
    });
  }

  test("a portrait has a border, and today's row an outline", async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00-04:00'));
    await page.goto(HOME);
    const portrait = page.locator('#equipe').getByRole('img').first();
    await expect(portrait).toHaveCSS('border-top-style', 'solid');
    await expect(page.locator('[aria-current=date]')).toHaveCSS('outline-style', 'solid');
  });
});

test('soft text is as dark as other text for visitors who prefer more contrast', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.goto(HOME);
  const readColors = () =>
    page
      .locator('#servicos li li')
      .first()
      .evaluate((softText) => ({
        soft: getComputedStyle(softText).color,
        other: getComputedStyle(document.body).color,
      }));
  const usual = await readColors();
  expect(usual.soft, 'usual colour of soft text').not.toBe(usual.other);
  await page.emulateMedia({ contrast: 'more' });
  const { soft, other } = await readColors();
  expect(soft, 'colour of soft text with more contrast').toBe(other);
});
