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

test('in forced colours, no line of a heading covers the descenders of the line above', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const width of [320, 640, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('.');
    await page.evaluate(() => document.fonts.ready);
    const headings = page.getByRole('heading', { level: 2 }).or(page.locator('h1'));
    const headingsOfLines = headings.filter({ has: page.locator('span + span') });
    expect(
      await headingsOfLines.count(),
      `headings of several lines at ${width} px`,
    ).toBeGreaterThan(1);
    for (const heading of await headingsOfLines.all()) {
      const withPlates = await heading.screenshot();
      await heading.evaluate((element) => {
        element.style.setProperty('forced-color-adjust', 'none');
        element.style.setProperty('color', 'CanvasText');
      });
      const withoutPlates = await heading.screenshot();
      expect(withPlates.equals(withoutPlates), `${await heading.innerText()} at ${width} px`).toBe(
        true,
      );
    }
  }
});

test('in forced colours, the links of the menu keep the colour of links', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('.');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first();
  const line = link.locator('span').last();
  await expect(line).toBeVisible();
  const readColor = (element: Element) => getComputedStyle(element).color;
  const linkColor = await page.evaluate(() => {
    document.body.style.setProperty('color', 'LinkText');
    return getComputedStyle(document.body).color;
  });
  expect(await line.evaluate(readColor)).toBe(linkColor);
});
