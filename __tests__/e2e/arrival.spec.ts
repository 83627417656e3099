import type { Page } from '@playwright/test';
import { content } from '@/model';
import { ANCHORS } from '@/model/routes';
import { expect, test } from './fixtures';

/** Until a page is laid out to its end, it has other heights than it will have. */
test.use({ viewport: { width: 390, height: 844 } });

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
      const { dataset } = document.documentElement;
      dataset.steps = String(Number(dataset.steps ?? 0) + 1);
    });
  });
  const steps = async () => Number(await page.locator('html').getAttribute('data-steps'));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/#contato');
  await expectArrival(page, 'contato');
  expect(await steps()).toBeLessThan(4);
  await page.getByRole('banner').getByRole('link', { name: content.uiText.nav.services }).click();
  await expectArrival(page, 'servicos');
  expect(await steps()).toBeGreaterThan(6);
});
