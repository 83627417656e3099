import {
  addUpShifts,
  expect,
  HOME,
  MAX_FONT_SHIFT,
  NOT_FOUND_LINES,
  readShifts,
  test,
  UNKNOWN_ADDRESS,
} from './fixtures';

/** The number of font files that each page loads: the text font and the wood type. */
const FONTS_PER_PAGE = 2;

test.describe('the loading of the fonts', { tag: ['@desktop', '@chromium'] }, () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  for (const { address, widths } of [
    { address: HOME, widths: [320, 390, 640, 820, 1440] },
    { address: './privacidade', widths: [390, 1366] },
    { address: UNKNOWN_ADDRESS, widths: [320, 1366] },
  ]) {
    test(`hardly shifts the layout of ${address}`, async ({ context }) => {
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
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        // The fonts are drawn in the next frame.
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
