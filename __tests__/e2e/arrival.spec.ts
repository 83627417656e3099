import type { Page } from '@playwright/test';
import { content } from '@/model';
import { ANCHORS } from '@/model/routes';
import { expect, test } from './fixtures';

/** Until a page is laid out to its end, it has other heights than it will have. */
test.use({ isLaidOut: false, viewport: { width: 390, height: 844 } });

/** How far a section's top is from where its link should bring it, in px. */
async function expectArrival(page: Page, id: string) {
  const distance = () =>
    page.evaluate((name) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const { top = Number.NaN } = document.getElementById(name)?.getBoundingClientRect() ?? {};
      return Math.abs(top - Number.parseFloat(scrollPaddingTop));
    }, id);
  await expect.poll(distance, id).toBeLessThan(1.5);
}

test.describe('a visit arrives', { tag: '@desktop' }, () => {
  for (const anchor of ANCHORS) {
    test(`at ${anchor}, by its address and from another page`, async ({ page }) => {
      await page.goto(`/${anchor}`);
      await expectArrival(page, anchor.slice(1));
      await page.goto('/privacidade');
      await page.goto(`/${anchor}`);
      await expectArrival(page, anchor.slice(1));
    });
  }

  const returns: Record<string, (page: Page) => Promise<unknown>> = {
    'when it is loaded again': (page) => page.reload(),
    // Over BiDi, a page from Firefox's cache never arrives.
    'when the visitor comes back @chromium': async (page) => {
      await page.goto('/privacidade');
      await page.goBack();
    },
  };

  for (const [name, comeBack] of Object.entries(returns)) {
    test(`where the last one ended, ${name}`, async ({ page }) => {
      await page.goto('/');
      await page.waitForTimeout(1_000); // The page is laid out to its end.
      const end = await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
        return scrollY;
      });
      expect(end).toBeGreaterThan(2_000);
      await comeBack(page);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(end);
    });
  }

  test('with letters twice as large', async ({ page }) => {
    await page.route('/', async (route) => {
      const html = await (await route.fetch()).text();
      // The page's policy would refuse a style that is not its own.
      const body = html
        .replace('<style>', '<style>html{font-size:200%}')
        .replace('Content-Security-Policy', 'x-policy');
      await route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
    });
    await page.goto('/#galeria');
    await expectArrival(page, 'galeria');
  });

  test('at a page whose end is laid out when its beginning is painted @chromium', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    const isLaidOut = () =>
      page
        .locator('#contato address')
        .evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));
    await page.goto('/');
    expect(await isLaidOut()).toBe(false);
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect.poll(isLaidOut).toBe(true);
  });

  test('and nothing moves when the rest is laid out @chromium', async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
      [1440, 2_400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                sum += 'value' in entry ? Number(entry.value) : 0;
              }
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 1_000);
          }),
      );
      expect(moved, `${width} × ${height}`).toBeLessThan(0.001);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('at a page that is laid out at once @chromium', async ({ page }) => {
      await page.goto('/');
      const sections = page.locator('main > section');
      expect(await sections.evaluateAll((all) => all.flatMap((it) => it.getAnimations()))).toEqual(
        [],
      );
    });
  });
});

test('a page opens at its section at once, and glides where a link of it leads', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('scroll', () => {
      document.documentElement.dataset.places += ` ${scrollY}`;
    });
  });
  /** Where the page has been on its way. */
  const passed = async () => {
    const places = (await page.locator('html').getAttribute('data-places')) ?? '';
    return places.split(' ').filter((place) => Number(place) > 2_000 && Number(place) < 4_000);
  };
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/#contato');
  await expectArrival(page, 'contato');
  expect(await passed()).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: content.uiText.nav.services }).click();
  await expectArrival(page, 'servicos');
  expect(await passed()).not.toEqual([]);
});
