import { expect, HOME, test } from './fixtures';

// In forced colours, the browser replaces every background colour, so a background alone can't say anything.
test.describe('in forced colours', { tag: ['@desktop', '@chromium'] }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('today’s row in the hours table has an outline', async ({ page }) => {
    await page.goto(HOME);
    await expect(page.locator('[aria-current=date]')).toHaveCSS('outline-style', 'solid');
  });

  test('the hero’s photo keeps its width, although the pole beside it is gone', async ({
    page,
  }) => {
    await page.goto(HOME);
    const photo = await page.getByRole('region', { name: 'Início' }).getByRole('img').boundingBox();
    expect(photo?.width).toBeGreaterThan(400);
  });

  test('elements with a background get a border or an outline', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(HOME);
    const boxes = page.locator(':is(header, main) :is(a, button, li, article, figure, [role=img])');
    await boxes.evaluateAll((elements) => {
      for (const element of elements) {
        const { backgroundColor } = getComputedStyle(element);
        const isTransparent = /^rgba\(.*, 0\)$/.test(backgroundColor);
        element.toggleAttribute('data-coloured', !isTransparent && element.checkVisibility());
      }
    });
    await page.emulateMedia({ forcedColors: 'active' });
    const coloured = page.locator('[data-coloured]');
    await expect(coloured).not.toHaveCount(0);
    for (const box of await coloured.all()) {
      const { html, lines } = await box.evaluate((element) => {
        const { borderTopStyle, outlineStyle } = getComputedStyle(element);
        return { html: element.outerHTML.slice(0, 120), lines: [borderTopStyle, outlineStyle] };
      });
      expect(lines, `border and outline of ${html}`).toContain('solid');
    }
  });
});
