import {
  addUpShifts,
  expect,
  HOME,
  MAX_FONT_SHIFT,
  NOT_FOUND_LINES,
  openMenu,
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

// In forced colours, Chromium draws a plate in the background colour behind each line of text.
test('in forced colours, no line of a heading covers the descenders of the line above', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const width of [320, 640, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(HOME);
    await page.evaluate(() => document.fonts.ready);
    const headings = page.getByRole('heading', { level: 2 }).or(page.locator('h1'));
    // Each line of a heading is a <span>.
    const longHeadings = headings.filter({ has: page.locator('span + span') });
    const countOfLongHeadings = await longHeadings.count();
    expect(countOfLongHeadings, `headings of several lines at ${width} px`).toBeGreaterThan(1);
    for (const heading of await longHeadings.all()) {
      const withPlates = await heading.screenshot();
      await heading.evaluate((element) => {
        element.style.setProperty('forced-color-adjust', 'none');
        element.style.setProperty('color', 'CanvasText');
      });
      const withoutPlates = await heading.screenshot();
      const looksEqual = withPlates.equals(withoutPlates);
      const text = await heading.innerText();
      expect(looksEqual, `“${text}” looks the same without plates at ${width} px`).toBe(true);
    }
  }
});

test('in forced colours, the links of the menu keep the colour of links', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(HOME);
  await openMenu(page);
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first();
  const line = link.locator('span').last();
  await expect(line).toBeVisible();
  const linkColor = await page.evaluate(() => {
    document.body.style.setProperty('color', 'LinkText');
    return getComputedStyle(document.body).color;
  });
  const lineColor = await line.evaluate((element) => getComputedStyle(element).color);
  expect(lineColor).toBe(linkColor);
});
