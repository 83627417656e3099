import type { Page } from '@playwright/test';
import {
  BEFORE_HOLIDAYS,
  BOOKING_BAR,
  expect,
  HOME,
  NOT_FOUND_LINES,
  ONE_URL_PER_TEMPLATE,
  openFirstPhoto,
  openMenu,
  scrollTo,
  test,
  URLS,
} from './fixtures';

/** Screen widths in px: both sides of every breakpoint, and the narrowest and widest in use. */
const WIDTHS = [320, 360, 390, 480, 704, 820, 960, 1100, 1280, 2560];

/** The width of an A4 sheet's printable area, in CSS pixels. */
const A4_WIDTH = 718;

/** The browser reports these problems when a test blocks font files. */
const LOST_FONTS =
  /^failed request: \S+\.woff2 |^console error: Failed to load resource: .*\.woff2\)$/;

/** Sizes that a visitor may choose for letters, in percent. */
const ENLARGED = [115, 130, 150, 200];

test.use({ tolerated: NOT_FOUND_LINES, contextOptions: { reducedMotion: 'reduce' } });

// The notes of the two holidays leave the least room for the hours beside them.
test.beforeEach(({ page }) => page.clock.setFixedTime(BEFORE_HOLIDAYS));

test.describe('in any shop', { tag: ['@both-shops', '@desktop'] }, () => {
  for (const url of URLS) {
    test(`the page ${url} fits every screen width`, async ({ page }) => {
      await page.goto(url);
      await expectFit(page, url === HOME ? WIDTHS : [320, 390, 820, 1280, 1440]);
    });
  }

  test('the open menu fits phones and tablets', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(HOME);
    await openMenu(page);
    await expectNone(page, [320, 390, 820], () => [
      ...window.layoutChecks.findUnreadableText(),
      ...window.layoutChecks.findSmallTargets(),
    ]);
  });

  test('an open photo fits every screen width', async ({ page }) => {
    await page.goto(HOME);
    // The shop in `content/` may have no photos.
    if (await page.locator('#galeria').isVisible()) {
      await openFirstPhoto(page);
      await expectFit(page, WIDTHS);
    }
  });

  test('the printed home page fits an A4 sheet’s width', async ({ page }) => {
    await page.goto(HOME);
    await page.emulateMedia({ media: 'print' });
    await expectNone(page, [A4_WIDTH], () => window.layoutChecks.findLayoutProblems());
  });

  // As in a desktop browser that's zoomed to 400%.
  test('header and booking bar leave room for the page on a very low screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(HOME);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(128);
    await expect(page.locator(BOOKING_BAR)).toHaveCSS('position', 'static');
  });
});

test.describe('on a high-density screen', { tag: ['@both-shops', '@desktop'] }, () => {
  test.use({ deviceScaleFactor: 1.75, tolerated: LOST_FONTS });

  test('the home page fits every screen width in its fallback fonts', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(HOME);
    await expectFit(page, WIDTHS);
  });
});

test.describe('with resized text', { tag: ['@desktop', '@both-shops'] }, () => {
  for (const { name, widths, css } of [
    {
      name: 'text at 200%',
      widths: [360, 390, 640, 820, 1024, 1280, 1440],
      css: 'html { font-size: 200%; }',
    },
    {
      name: 'the text spacing of WCAG 1.4.12',
      widths: [320, 390, 820, 1440],
      css: `
        * {
          line-height: 1.5 !important;
          letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important;
        }
        p { margin-block-end: 2em !important; }`,
    },
  ]) {
    test(`${name} neither cuts text off nor makes it overlap`, async ({ page }) => {
      for (const url of ONE_URL_PER_TEMPLATE) {
        await page.goto(url);
        await setStyles(page, css);
        await expectNone(page, widths, () => window.layoutChecks.findUnreadableText());
      }
    });
  }
});

// Firefox and Android's in-app browsers can enlarge the letters without zooming the page. `text-size-adjust` simulates
// that, but only in a mobile Chromium.
test.describe('with enlarged letters', { tag: ['@desktop', '@both-shops', '@chromium'] }, () => {
  test.use({ isMobile: true, hasTouch: true });

  for (const url of URLS) {
    test(`headings of ${url} break between words, not inside them`, async ({ page }) => {
      await page.goto(url);
      await expectWholeWords(page, [320, 390, 820, 1440]);
    });
  }

  test('menu links break between words, not inside them', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(HOME);
    await openMenu(page);
    await expectWholeWords(page, [320]);
  });
});

async function expectWholeWords(page: Page, widths: readonly number[]) {
  const usualSize = await readHeadingSize(page, 100);
  for (const percent of ENLARGED) {
    const size = await readHeadingSize(page, percent);
    expect(size, `px of the first heading at ${percent}%`).toBeGreaterThan(usualSize);
    await expectNone(page, widths, () => [
      ...window.layoutChecks.findBrokenWords(),
      ...window.layoutChecks.findOverflows(),
    ]);
  }
}

/** Enlarges the letters, and measures the first heading's, always on a screen of the same width. */
async function readHeadingSize(page: Page, percent: number): Promise<number> {
  await page.setViewportSize({ width: 320, height: 900 });
  await setStyles(page, `html { -webkit-text-size-adjust: ${percent}%; }`);
  const heading = page.locator('h1');
  return heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}

/** Uses a constructed stylesheet, because the CSP blocks a new `<style>`. Replaces the test's earlier styles. */
async function setStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

async function expectFit(page: Page, widths: readonly number[]) {
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await scrollTo(page, 'top'); // Further down, the header covers text on purpose.
    await expectNone(page, [width], () => [
      ...window.layoutChecks.findLayoutProblems(),
      ...window.layoutChecks.findSmallTargets(),
    ]);
    await scrollTo(page, 'bottom');
    // The booking bar hides a moment after the page has scrolled.
    const findCoveredText = () => page.evaluate(() => window.layoutChecks.findCoveredText());
    await expect.poll(findCoveredText, `${page.url()} at ${width} px`).toEqual([]);
  }
}

/** At each width, `find` runs on the page, and returns a sentence for each problem. */
async function expectNone(page: Page, widths: readonly number[], find: () => string[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(find), `${page.url()} at ${width} px`).toEqual([]);
  }
}
