import { addUpShifts, expect, NOT_FOUND_LINES, test } from './fixtures';

/** A fifth of a good layout shift score: a long paragraph may gain or lose a line. */
const LITTLE = 0.02;

for (const [route, widths] of [
  ['./', [320, 390, 640, 820, 1440]],
  ['privacidade', [390, 1366]],
  ['nenhum-lugar', [320, 1366]],
] as const) {
  test.describe(`${route} while fonts load`, { tag: ['@desktop', '@chromium'] }, () => {
    test.use({ tolerated: NOT_FOUND_LINES });

    test('shifts little', async ({ context }) => {
      let fonts = 0;
      await context.route('**/*.woff2', async (request) => {
        fonts += 1;
        await new Promise((resolve) => setTimeout(resolve, 400));
        await request.continue();
      });
      for (const [turn, width] of widths.entries()) {
        const page = await context.newPage(); // In a page that was there, its new size is a shift.
        await page.setViewportSize({ width, height: width < 700 ? 823 : 900 });
        await page.addInitScript(addUpShifts);
        await page.goto(route);
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));

        expect(fonts, 'they come anew, and late').toBe(2 * (turn + 1));
        expect(
          await page.evaluate(() => Reflect.get(window, 'shift')),
          `at ${width} px`,
        ).toBeLessThanOrEqual(LITTLE);
        await page.close();
      }
    });
  });
}
