import type { Page } from '@playwright/test';
import { addUpShifts, expect, HOME, holdRequests, readShifts, test } from './fixtures';

const ANCHORS = ['#servicos', '#agendar', '#equipe', '#galeria', '#contato'];
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };

/** A fifth of what counts as a good score for layout shift (CLS). A long paragraph may gain or lose a line. */
const MAX_SHIFT = 0.02;

/** The height of about one line of text. */
const MAX_GROWTH_PX = 28;

test.use({ viewport: PHONE });

// The open status is longer or shorter at other times, which would change the layout.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-03-04T15:00:00Z')));

/** Expects the page to be scrolled to the top of a section, below the sticky header. */
async function expectArrival(page: Page, anchor: string) {
  const distanceInPx = () =>
    page.evaluate((selector) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const { top = Number.NaN } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return Math.abs(top - Number.parseFloat(scrollPaddingTop));
    }, anchor);
  await expect
    .poll(distanceInPx, `distance in px between ${anchor} and where it should be`)
    .toBeLessThan(1.5);
}

test.describe('the scroll position', { tag: '@desktop' }, () => {
  test("is a section's, if the address names it", async ({ page }) => {
    for (const anchor of ANCHORS) {
      // Only the anchor would change otherwise, and the page would not load again.
      await page.goto('termos');
      await page.goto(`./${anchor}`);
      await expectArrival(page, anchor);
    }
  });

  const waysToReturn: Record<string, (page: Page) => Promise<unknown>> = {
    'a reload': (page) => page.reload(),
    // Over BiDi, Firefox never reports a page restored from its cache.
    'a visit to another page @chromium': async (page) => {
      await page.goto('privacidade');
      await page.goBack();
    },
  };

  for (const [name, comeBack] of Object.entries(waysToReturn)) {
    test(`is restored after ${name}`, async ({ page }) => {
      await page.goto(HOME);
      const positionBefore = await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
        return scrollY;
      });
      expect(positionBefore, 'the page is long enough to scroll').toBeGreaterThan(2_000);
      await comeBack(page);
      const distanceInPx = () =>
        page.evaluate((before) => Math.abs(scrollY - before), positionBefore);
      await expect
        .poll(distanceInPx, `distance in px from ${positionBefore} px, where the visitor was`)
        .toBeLessThanOrEqual(1);
    });
  }

  for (const size of [PHONE, DESKTOP]) {
    test(`is that of a text fragment, as search engines link to it, ${size.width} px wide`, async ({
      page,
      baseURL,
    }) => {
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
      // Nothing that loads late may scroll it away again.
      await page.waitForTimeout(1_000);
      await expect(heading).toBeInViewport();
    });

    test(`is a section's whose link is clicked while the page loads, ${size.width} px wide`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.querySelector<HTMLElement>('header a[href="#galeria"]')?.click();
        });
      });
      await page.setViewportSize(size);
      await page.goto('privacidade');
      await page.goto(HOME);
      await page.waitForTimeout(1_000);
      await expectArrival(page, '#galeria');
    });
  }
});

test('sections keep nearly the same height when the fonts load', { tag: '@desktop' }, async ({
  page,
}) => {
  const releaseFonts = await holdRequests(page, '**/*.woff2');
  await page.goto(HOME, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  const heightsBefore = await measureSections(page);
  releaseFonts();
  await page.evaluate(() => document.fonts.ready);
  const heightsAfter = await measureSections(page);

  const sections = Object.entries(heightsAfter);
  expect(sections.length, 'sections measured, at all widths').toBeGreaterThan(
    WIDTHS_OF_SECTIONS.length,
  );
  const grown = sections
    .map(([section, height]) => ({ section, growthPx: height - (heightsBefore[section] ?? 0) }))
    .filter(({ growthPx }) => Math.abs(growthPx) >= MAX_GROWTH_PX);
  expect(grown, `sections that grow or shrink by ${MAX_GROWTH_PX} px or more`).toEqual([]);
});

const WIDTHS_OF_SECTIONS = [390, 412, 768, 820, 1024, 1280, 1920];

/** Measures the height of each section at each width, by a name that says both. */
async function measureSections(page: Page): Promise<Record<string, number>> {
  const heights: Record<string, number> = {};
  for (const width of WIDTHS_OF_SECTIONS) {
    await page.setViewportSize({ width, height: 844 });
    for (const [index, section] of (await page.locator('main > section').all()).entries()) {
      const box = await section.boundingBox();
      heights[`section ${index + 1} at ${width} px`] = box?.height ?? 0;
    }
  }
  return heights;
}

// Chromium alone: it counts as a shift also what it scrolls back to keep the visitor's place.
for (const [anchor, width] of [
  ['#agendar', 360],
  ['#servicos', 1024],
] as const) {
  test(`fonts that arrive late hardly move a visit to ${anchor}, ${width} px wide`, {
    tag: ['@desktop', '@chromium'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(addUpShifts);
    const releaseFonts = await holdRequests(page, '**/*.woff2');
    await page.goto(`./${anchor}`, { waitUntil: 'commit' });
    await expectArrival(page, anchor);
    await page.waitForTimeout(500);
    releaseFonts();
    await page.waitForLoadState();
    await page.waitForTimeout(500);
    expect(await readShifts(page), 'sum of the layout shifts').toBeLessThan(MAX_SHIFT);
  });
}
