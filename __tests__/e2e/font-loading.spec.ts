import type { Page } from '@playwright/test';
import { expect, HOME, holdRequests, NOT_FOUND_LINES, test, UNKNOWN_URL } from './fixtures';

/** When the fonts load, a section may grow or shrink by less than about the height of a line. */
const GROWTH_LIMIT_PX = 28;

const WIDTHS_OF_SECTIONS_PX = [390, 412, 768, 820, 1024, 1280, 1920];

/**
 * A fifth of 0.1, the limit for a good CLS. It can't be 0, because a long paragraph may gain or lose a line when its
 * font loads.
 */
const SHIFT_LIMIT = 0.02;

/** The text font, and the display font of headings in wood type. */
const FONTS_PER_PAGE = 2;

test.use({ tolerated: NOT_FOUND_LINES });

// The time is fixed, because a longer open status at another time of the day could change the layout.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-03-04T15:00:00Z')));

// Only Chromium measures layout shifts. It also counts its own scrolling, if a late font moves the page and Chromium
// scrolls back to the section in the URL.
for (const { url, target, widths } of [
  { url: HOME, target: 'h1', widths: [320, 390, 640, 820, 1440] },
  { url: './#agendar', target: '#agendar', widths: [360] },
  { url: './#servicos', target: '#servicos', widths: [1024] },
  { url: './privacidade', target: 'h1', widths: [390, 1366] },
  { url: UNKNOWN_URL, target: 'h1', widths: [320, 1366] },
]) {
  test(`fonts that load late hardly shift the layout of ${url}`, {
    tag: ['@desktop', '@chromium'],
  }, async ({ page }) => {
    for (const width of widths) {
      await page.goto('about:blank'); // On the page itself, another width would count as a layout shift.
      await page.setViewportSize({ width, height: 844 });
      const releaseFonts = await holdRequests(page, '**/*.woff2');
      await page.goto(url, { waitUntil: 'commit' });
      await expect(page.locator(target)).toBeInViewport();
      await page.waitForTimeout(500); // The page's own script shifts the layout, too: it shows the open status.
      const shifts = await watchShifts(page);
      releaseFonts();
      await expect.poll(() => countLoadedFonts(page), `fonts at ${width} px`).toBe(FONTS_PER_PAGE);
      await page.waitForTimeout(500);
      const sum = await shifts.evaluate((values) =>
        values.reduce((total, value) => total + value, 0),
      );
      expect(sum, `sum of the layout shifts at ${width} px`).toBeLessThan(SHIFT_LIMIT);
    }
  });
}

/** The list on the page grows with each layout shift from now on. */
function watchShifts(page: Page) {
  return page.evaluateHandle(() => {
    const values: number[] = [];
    const observer = new PerformanceObserver((list) => {
      values.push(...list.getEntries().map((entry) => entry.toJSON().value));
    });
    observer.observe({ type: 'layout-shift' });
    return values;
  });
}

/** Doesn't count the fallback fonts, which are local. */
function countLoadedFonts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const fonts = [...document.fonts].filter(({ family }) => ['Display', 'Text'].includes(family));
    return fonts.filter(({ status }) => status === 'loaded').length;
  });
}

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
    WIDTHS_OF_SECTIONS_PX.length,
  );
  const grown = sections
    .map(([section, height]) => ({ section, growthPx: height - (heightsBefore[section] ?? 0) }))
    .filter(({ growthPx }) => Math.abs(growthPx) >= GROWTH_LIMIT_PX);
  expect(grown, `sections that grow or shrink by ${GROWTH_LIMIT_PX} px or more`).toEqual([]);
});

/** The keys are, for example, `section 2 at 390 px`. */
async function measureSections(page: Page): Promise<Record<string, number>> {
  const heights: Record<string, number> = {};
  for (const width of WIDTHS_OF_SECTIONS_PX) {
    await page.setViewportSize({ width, height: 844 });
    for (const [index, section] of (await page.locator('main > section').all()).entries()) {
      const box = await section.boundingBox();
      heights[`section ${index + 1} at ${width} px`] = box?.height ?? 0;
    }
  }
  return heights;
}
