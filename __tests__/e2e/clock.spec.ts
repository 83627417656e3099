import { expect, HOME, test } from './fixtures';

/**
 * Moments at which a visitor opens the page of the fixture shop. The shop keeps the time of Manaus, four hours behind
 * UTC. More moments are in `unit/model/open-status.test.ts`, which needs no browser.
 */
const MOMENTS = [
  {
    when: 'in the morning',
    instant: '2031-03-03T13:00:00Z',
    state: 'open',
    status: 'Aberto agora · fecha às 12:00',
    day: 'Segunda',
  },
  {
    when: 'during the midday break',
    instant: '2031-03-03T17:00:00Z',
    state: 'closed',
    status: 'Fechado agora · abre hoje às 14:00',
    day: 'Segunda',
  },
  {
    when: 'after midnight, before the night of Saturday ends',
    instant: '2031-03-09T05:00:00Z',
    state: 'open',
    status: 'Aberto agora · fecha às 02:00',
    day: 'Sábado',
  },
  {
    when: 'when the night of Saturday has ended',
    instant: '2031-03-09T06:00:00Z',
    state: 'closed',
    status: 'Fechado agora · abre amanhã às 08:00',
    day: 'Domingo',
  },
] as const;

test.describe('a visitor in Tokyo', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  for (const { when, instant, state, status, day } of MOMENTS) {
    test(`sees the open status and the day of Manaus ${when}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(instant));
      await page.goto(HOME);
      const line = page.locator('#contato').getByText(status);
      await expect(line).toBeVisible();
      await expect(line).toHaveAttribute('data-state', state);
      const today = page.locator('#contato [aria-current=date]');
      await expect(today).toHaveText(new RegExp(`${day} hoje`), { useInnerText: true });
    });
  }
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
  for (const event of ['visibilitychange', 'pageshow']) {
    test(`marks the new day as today at the event ${event}`, async ({ page }) => {
      const today = page.locator('[aria-current="date"]');
      await page.clock.setFixedTime(new Date('2026-11-23T22:00:00-04:00'));
      await page.goto(HOME);
      await expect(today).toContainText('Segunda');
      await page.clock.setFixedTime(new Date('2026-11-24T10:00:00-04:00'));
      await page.evaluate(
        (type) => document.dispatchEvent(new Event(type, { bubbles: true })),
        event,
      );
      await expect(today).toContainText('Terça');
    });
  }
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

  test('a portrait has a border', async ({ page }) => {
    await page.goto(HOME);
    const portrait = page.locator('#equipe').getByRole('img').first();
    await expect(portrait).toHaveCSS('border-top-style', 'solid');
  });

  test("today's row has an outline", async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00-04:00'));
    await page.goto(HOME);
    await expect(page.locator('[aria-current=date]')).toHaveCSS('outline-style', 'solid');
  });
});

test('soft text is as dark as other text for visitors who prefer more contrast', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(HOME);
  const softText = page.locator('#servicos li li').first();
  await expect(softText).toHaveCSS('color', 'rgb(28, 22, 19)');
});
