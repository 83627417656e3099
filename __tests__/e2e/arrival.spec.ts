import type { Page } from '@playwright/test';
import { addUpShifts, expect, hold, test } from './fixtures';

const ANCHORS = ['#servicos', '#agendar', '#equipe', '#galeria', '#contato'];
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };

test.use({ viewport: PHONE });

// How wide the open status is depends on the time.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-03-04T15:00:00Z')));

/** Distance between a section's top and its scroll target, in px. */
async function expectArrival(page: Page, id: string) {
  const distance = () =>
    page.evaluate((name) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const { top = Number.NaN } = document.getElementById(name)?.getBoundingClientRect() ?? {};
      return Math.abs(top - Number.parseFloat(scrollPaddingTop));
    }, id);
  await expect.poll(distance, id).toBeLessThan(1.5);
}

test.describe('scroll position of a visit', { tag: '@desktop' }, () => {
  test('at a section, from its address and from another page', async ({ page }) => {
    for (const anchor of ANCHORS) {
      await page.goto('termos');
      await page.goto(`./${anchor}`);
      await expectArrival(page, anchor.slice(1));
    }
  });

  const returns: Record<string, (page: Page) => Promise<unknown>> = {
    'when it is loaded again': (page) => page.reload(),
    // Over BiDi, Firefox never reports a page restored from its cache.
    'when the visitor comes back @chromium': async (page) => {
      await page.goto('privacidade');
      await page.goBack();
    },
  };

  for (const [name, comeBack] of Object.entries(returns)) {
    test(`where the previous visit ended, ${name}`, async ({ page }) => {
      await page.goto('./');
      const end = await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
        return scrollY;
      });
      expect(end).toBeGreaterThan(2_000);
      await comeBack(page);
      const distance = () => page.evaluate((top) => Math.abs(scrollY - top), end);
      await expect.poll(distance).toBeLessThanOrEqual(1);
    });
  }

  for (const size of [PHONE, DESKTOP]) {
    test(`at a search engine's text fragment, ${size.width} px wide`, async ({ page, baseURL }) => {
      const words = 'Horário de funcionamento';
      const address = `${baseURL}#:~:text=${encodeURIComponent(words)}`;
      await page.setViewportSize(size);
      await page.route('https://busca.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<a href="${address}">Achado</a>` }),
      );
      await page.goto('https://busca.example/');
      await page.getByRole('link').click();
      const heading = page.getByRole('heading', { name: words });
      await expect(heading).toBeInViewport();
      await page.waitForTimeout(1_000);
      await expect(heading).toBeInViewport();
    });
  }

  test('at a section whose link is clicked at once', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLElement>('header a[href="#galeria"]')?.click();
      });
    });
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.goto('privacidade');
      await page.goto('./');
      await page.waitForTimeout(1_000);
      await expectArrival(page, 'galeria');
    }
  });
});

test('sections are nearly as high before the fonts arrive', { tag: '@desktop' }, async ({
  page,
}) => {
  const release = await hold(page, '**/*.woff2');
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  const before = await measureSections(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  const after = await measureSections(page);
  expect(after.length).toBeGreaterThan(7); // More than one at each width.
  const growth = after.map((height, index) => Math.abs(height - (before[index] ?? 0)));
  expect(Math.max(...growth), `in px: ${growth}`).toBeLessThan(28); // About a line.
});

/** The heights of all sections, at each width. */
async function measureSections(page: Page): Promise<number[]> {
  const heights: number[] = [];
  for (const width of [390, 412, 768, 820, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    for (const section of await page.locator('main > section').all()) {
      heights.push((await section.boundingBox())?.height ?? 0);
    }
  }
  return heights;
}

// Chromium counts what the browser scrolls back as shifted too.
for (const [anchor, width] of [
  ['#agendar', 360],
  ['#servicos', 1024],
] as const) {
  test(`fonts that arrive late hardly move a visit to ${anchor}, ${width} px wide`, {
    tag: ['@desktop', '@chromium'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(addUpShifts);
    const release = await hold(page, '**/*.woff2');
    await page.goto(`./${anchor}`, { waitUntil: 'commit' });
    await expectArrival(page, anchor.slice(1));
    await page.waitForTimeout(500);
    release();
    await page.waitForLoadState();
    await page.waitForTimeout(500);
    const shift = await page.evaluate(() => Reflect.get(window, 'shift'));
    expect(shift).toBeLessThan(0.02);
  });
}
