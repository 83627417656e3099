import type { Page } from '@playwright/test';
import {
  expect,
  HOME,
  NOT_FOUND_LINES,
  ONE_URL_PER_TEMPLATE,
  openMenu,
  scrollTo,
  setStyles,
  test,
  URLS,
} from './fixtures';

/** Screen widths in px: both sides of every breakpoint, and the narrowest and widest in use. */
const WIDTHS = [320, 390, 480, 704, 820, 960, 1100, 1280, 2560];

/** An A4 sheet's printable area, in CSS pixels. */
const A4 = { width: 718, height: 1047 };

/** The browser reports these problems when a test blocks font files. */
const LOST_FONTS =
  /^failed request: \S+\.woff2 |^console error: Failed to load resource: .*\.woff2\)$/;

test.use({ tolerated: NOT_FOUND_LINES });

test.describe('for any shop', { tag: ['@both', '@desktop'] }, () => {
  test('the home page fits every screen width while a holiday is announced', async ({ page }) => {
    await goToHoliday(page);
    await expectFit(page, WIDTHS);
  });

  test('every page except the home page fits every screen width', async ({ page }) => {
    for (const url of URLS.filter((other) => other !== HOME)) {
      await page.goto(url);
      await expectFit(page, [320, 820, 1280]);
    }
  });

  test('the printed home page fits the width of an A4 sheet', async ({ page }) => {
    await goToHoliday(page);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(A4);
    expect(await listMisfits(page)).toEqual([]);
  });

  test('the shop’s phone number never breaks, wherever its line ends', async ({ page }) => {
    for (const url of URLS) {
      await page.goto(url);
      const broken = await page.evaluate(() => window.seen.findBreakableTelephones());
      expect(broken, `on ${url}`).toEqual([]);
    }
  });

  test('nothing that stays on the screen covers text at the end of a page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const url of URLS) {
      await page.goto(url);
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await scrollTo(page, 'bottom');
        await expect
          .poll(() => page.evaluate(() => window.seen.findCoveredText()), `${url} at ${width} px`)
          .toEqual([]);
      }
    }
  });

  test('what stays on the screen covers at most half of one that is 256 px high', async ({
    page,
  }) => {
    const screen = { width: 320, height: 256 };
    await page.setViewportSize(screen);
    await page.goto(HOME);
    await scrollTo(page, 'bottom');
    const covered = await page.evaluate(() => window.seen.measureFixedHeight());
    const message = 'height in px of the fixed elements, such as the header';
    expect(covered, message).toBeGreaterThan(0);
    expect(covered, message).toBeLessThanOrEqual(screen.height / 2);
  });
});

test.describe('on a high-density screen', { tag: ['@both', '@desktop'] }, () => {
  test.use({ deviceScaleFactor: 1.75, tolerated: LOST_FONTS });

  test('the home page fits every screen width in its fallback fonts', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(HOME);
    await expectFit(page, WIDTHS);
  });
});

test.describe('with resized text', { tag: ['@desktop', '@both'] }, () => {
  for (const { name, widths, css } of [
    {
      name: 'text at 200%',
      widths: [390, 640, 820, 1024, 1280, 1440],
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
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const misfits = await page.evaluate(() => window.seen.findMisfits());
          expect(misfits, `${url} at ${width} px`).toEqual([]);
        }
      }
    });
  }
});

// Firefox and Android's in-app browsers can enlarge the letters without zooming the page. `text-size-adjust` simulates
// that, but only in a mobile Chromium.
test.describe('with enlarged letters', { tag: ['@desktop', '@both', '@chromium'] }, () => {
  test.use({ isMobile: true, hasTouch: true });

  for (const url of URLS) {
    test(`headings of ${url} only break between words with letters of up to 200%`, async ({
      page,
    }) => {
      await page.goto(url);
      const readFontSize = () =>
        page
          .getByRole('heading', { level: 1 })
          .evaluate((heading) => getComputedStyle(heading).fontSize);
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await setStyles(page, '');
        const usualSize = await readFontSize();
        for (const percent of [115, 130, 150, 200]) {
          await enlargeLetters(page, percent);
          const where = `at ${width} px and ${percent}%`;
          expect(await readFontSize(), `size of the first heading ${where}`).not.toBe(usualSize);
          expect(await listBrokenWordsAndOverflows(page), where).toEqual([]);
        }
      }
    });
  }

  test('menu links break only between words with letters of up to 200%', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(HOME);
    await openMenu(page);
    for (const percent of [115, 130, 150, 200]) {
      await enlargeLetters(page, percent);
      expect(await listBrokenWordsAndOverflows(page), `at ${percent}%`).toEqual([]);
    }
  });
});

async function enlargeLetters(page: Page, percent: number) {
  await setStyles(page, `html { -webkit-text-size-adjust: ${percent}%; }`);
}

function listBrokenWordsAndOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => [...window.seen.findBrokenWords(), ...window.seen.findOverflows()]);
}

/** Sets the clock to the shop's first special day. A shop may have none. */
async function goToHoliday(page: Page) {
  await page.goto(HOME);
  const holiday = page.locator('tr[data-from]').first();
  if ((await holiday.count()) === 0) {
    return;
  }
  const date = await holiday.getAttribute('data-day');
  await page.clock.setFixedTime(`${date}T12:00:00-03:00`);
  await page.goto(HOME);
  await expect(holiday, `the special day ${date} is announced`).toBeVisible();
}

async function expectFit(page: Page, widths: readonly number[]) {
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await listMisfits(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}

function listMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...window.seen.findMisfits(),
    ...window.seen.findBrokenWords(),
    ...window.seen.findWrappedLines(),
    ...window.seen.findMisplacedPhotos(),
  ]);
}
