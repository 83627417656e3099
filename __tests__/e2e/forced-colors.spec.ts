import { expect, HOME, openMenu, test } from './fixtures';

// In forced colours, the browser replaces every background colour, so a background alone can't say anything.
test.use({ contextOptions: { forcedColors: 'active' } });

const IN_CHROMIUM = { tag: ['@desktop', '@chromium'] };

for (const { state, hour, look, color } of [
  { state: 'open', hour: 10, look: 'filled', color: 'CanvasText' },
  { state: 'closed', hour: 22, look: 'hollow', color: 'transparent' },
]) {
  test(
    `in forced colours, the dot beside the open status is ${look} while the shop is ${state}, and today’s row has an outline`,
    IN_CHROMIUM,
    async ({ page }) => {
      await page.clock.setFixedTime(new Date(`2026-11-23T${hour}:00:00-04:00`));
      await page.goto(HOME);
      const status = page.locator(`main [data-state=${state}]`).first();
      await expect(status).toBeVisible();
      const { seen, expected } = await status.evaluate((element, colorName) => {
        // The expected colour is read from an element, too, because computed styles give colours as RGB.
        const sample = document.createElement('i');
        sample.style.background = colorName;
        document.body.append(sample);
        return {
          seen: getComputedStyle(element, '::before').backgroundColor,
          expected: getComputedStyle(sample).backgroundColor,
        };
      }, color);
      expect(seen).toBe(expected);
      const today = page.locator('[aria-current=date]');
      await expect(today, 'today’s row in the hours table').toHaveCSS('outline-style', 'solid');
    },
  );
}

test(
  'in forced colours, what only its background sets apart from its neighbours gets a line around it',
  IN_CHROMIUM,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(HOME);
    const boxes = await page.evaluateHandle(() => window.seen.listColouredBoxes());
    // Four testimonials, two portraits and three booking buttons.
    const count = await boxes.evaluate((elements) => elements.length);
    expect(count, 'cards, portraits and buttons with a background').toBeGreaterThanOrEqual(9);
    await page.emulateMedia({ forcedColors: 'active' });
    const withoutEdge = await boxes.evaluate((elements) =>
      window.seen.findBoxesWithoutEdge(elements),
    );
    expect(withoutEdge).toEqual([]);
  },
);

// In forced colours, Chromium paints a plate in the background colour behind each line of text.
test(
  'in forced colours, a heading’s lines don’t cover the descenders of the line above',
  IN_CHROMIUM,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 640, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(HOME);
      await page.evaluate(() => document.fonts.ready);
      const headings = page.getByRole('heading', { level: 2 }).or(page.locator('h1'));
      // Headings have a <span> for each line.
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
  },
);

test('in forced colours, menu links keep the system’s link colour', { tag: '@phone' }, async ({
  page,
}) => {
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
