import {
  addUpShifts,
  expect,
  HOME,
  MAX_FONT_SHIFT,
  NOT_FOUND_LINES,
  readShifts,
  test,
  UNKNOWN_URL,
} from './fixtures';

/** The text font, and the display font of headings in wood type. */
const FONTS_PER_PAGE = 2;

test.describe('slow fonts', { tag: ['@desktop', '@chromium'] }, () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  for (const { url, widths } of [
    { url: HOME, widths: [320, 390, 640, 820, 1440] },
    { url: './privacidade', widths: [390, 1366] },
    { url: UNKNOWN_URL, widths: [320, 1366] },
  ]) {
    test(`fonts that load late hardly shift the layout of ${url}`, async ({ context }) => {
      let requestedFonts = 0;
      await context.route('**/*.woff2', async (route) => {
        requestedFonts += 1;
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      for (const width of widths) {
        requestedFonts = 0;
        // Each width has a tab of its own, because resizing a page would count as a layout shift.
        const page = await context.newPage();
        await page.setViewportSize({ width, height: width < 700 ? 823 : 900 });
        await page.addInitScript(addUpShifts);
        await page.goto(url);
        await page.evaluate(() => document.fonts.ready);
        // The browser draws the page in the loaded fonts in its next frame.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

        expect(requestedFonts, `fonts requested at ${width} px`).toBe(FONTS_PER_PAGE);
        const shift = await readShifts(page);
        expect(shift, `sum of the layout shifts at ${width} px`).toBeLessThanOrEqual(
          MAX_FONT_SHIFT,
        );
        await page.close();
      }
    });
  }
});
