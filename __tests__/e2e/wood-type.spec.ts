import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, NOT_FOUND_LINES, test } from './fixtures';

test('each line of the headline fills its measure @desktop @chromium', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const headline = page.getByRole('heading', { level: 1 });
  const measure = await headline.boundingBox();
  const lines = await headline.locator('span').all();
  expect(lines.length).toBeGreaterThan(1);

  for (const line of lines) {
    const text = await line.textContent();
    const box = await line.boundingBox();
    if (!measure || !box) {
      throw new Error(`Not shown: ${text}`);
    }
    // From x-height to baseline, where every letter has ink.
    const clip = {
      x: Math.floor(measure.x) - 10,
      y: Math.round(box.y + box.height * 0.3),
      width: Math.ceil(measure.width) + 20,
      height: Math.round(box.height * 0.57),
    };
    const { left, right } = await findInk(await page.screenshot({ clip }));
    expect(Math.abs(clip.x + left - measure.x), `start of ${text}`).toBeLessThan(3);
    expect(Math.abs(clip.x + right - (measure.x + measure.width)), `end of ${text}`).toBeLessThan(
      3,
    );
  }
});

/** A hundredth of a good layout shift score. */
const NOTHING = 0.001;
/** A fifth of a good score: a long paragraph may gain or lose a line. */
const LITTLE = 0.02;

for (const [route, promise, widths] of [
  ['/', NOTHING, [320, 360, 390, 412, 640, 820, 1366, 1440, 1920]],
  ['/privacidade', LITTLE, [360, 390, 820, 1366]],
  ['/termos', LITTLE, [360, 390, 820, 1366]],
  ['/nenhum-lugar', LITTLE, [320, 390, 1366]],
] as const) {
  test.describe(`${route} while fonts load`, { tag: ['@desktop', '@chromium'] }, () => {
    test.use({ tolerated: NOT_FOUND_LINES });

    test('does not shift', async ({ context }) => {
      let fonts = 0;
      await context.route('**/*.woff2', async (request) => {
        fonts += 1;
        await new Promise((resolve) => setTimeout(resolve, 400));
        await request.continue();
      });
      for (const [turn, width] of widths.entries()) {
        const page = await context.newPage(); // In a page that was there, its new size is a shift.
        await page.setViewportSize({ width, height: width < 700 ? 823 : 900 });
        await noteShifts(page);
        await page.goto(route);
        const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));

        expect(fonts, 'they come anew, and late').toBe(2 * (turn + 1));
        expect(await readShift(page), `at ${width} px`).toBeLessThanOrEqual(promise);
        if (route === '/') {
          const heightAfter = await page.evaluate(() => document.documentElement.scrollHeight);
          expect(heightAfter, `at ${width} px`).toBe(heightBefore);
        }
        await page.close();
      }
    });
  });
}

async function noteShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push('value' in entry ? Number(entry.value) : 0);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function readShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
}

/** The first and last pixel columns darker than the background at the left edge. */
async function findInk(png: Buffer): Promise<{ left: number; right: number }> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const ground = data[0] ?? 0;
  const columns = Array.from({ length: info.width }, (_, column) => column).filter((column) =>
    Array.from({ length: info.height }, (_, row) => data[row * info.width + column] ?? 0).some(
      (value) => ground - value > 60,
    ),
  );
  return { left: columns.at(0) ?? 0, right: (columns.at(-1) ?? 0) + 1 };
}
