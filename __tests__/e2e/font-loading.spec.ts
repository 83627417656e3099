import type { Page } from '@playwright/test';
import { expect, HOME, NOT_FOUND_LINES, test, UNKNOWN_URL } from './fixtures';

/**
 * A fifth of 0.1, the limit for a good CLS. It can't be 0, because a long paragraph may gain or lose a line when its
 * font loads.
 */
const SHIFT_LIMIT = 0.02;

/** The text font, and the display font of headings in wood type. */
const FONTS_PER_PAGE = 2;

test.use({ tolerated: NOT_FOUND_LINES });

// Only Chromium measures layout shifts. If a late font moves the page, Chromium scrolls back to the section in the URL,
// and counts that as a shift, too.
for (const { url, target, widths } of [
  { url: HOME, target: 'h1', widths: [320, 390, 640, 820, 1440] },
  { url: './#agendar', target: '#agendar', widths: [360] },
  { url: './#servicos', target: '#servicos', widths: [1024] },
  { url: './privacidade', target: 'h1', widths: [390, 1366] },
  { url: UNKNOWN_URL, target: 'h1', widths: [320, 1366] },
]) {
  test(`the page ${url} hardly moves when its fonts load late`, {
    tag: ['@desktop', '@chromium'],
  }, async ({ page }) => {
    // The time is fixed, because a longer open status at another time of the day could change the layout.
    await page.clock.setFixedTime(new Date('2026-03-04T15:00:00Z'));
    for (const width of widths) {
      await page.goto('about:blank'); // On the page itself, another width would count as a layout shift.
      await page.setViewportSize({ width, height: 844 });
      const releaseFonts = await holdFonts(page);
      // The parser has then reached the end of the page, and its script has shown the open status.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await expect(page.locator(target)).toBeInViewport();
      await waitForFrames(page);
      const shifts = await watchShifts(page);
      releaseFonts();
      await expect.poll(() => countLoadedFonts(page), `fonts at ${width} px`).toBe(FONTS_PER_PAGE);
      await waitForFrames(page);
      const sum = await shifts.evaluate((values) =>
        values.reduce((total, value) => total + value, 0),
      );
      expect(sum, `sum of the layout shifts at ${width} px`).toBeLessThan(SHIFT_LIMIT);
    }
  });
}

/** Holds back the page's fonts until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the page has been laid out, and the browser has reported what that has shifted. */
async function waitForFrames(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) {
      await new Promise(requestAnimationFrame);
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
