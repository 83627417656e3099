import type { Page } from '@playwright/test';
import { measureAdvance } from '../../fonts/measure';
import { openFont } from '../../fonts/open-font';
import { expect, HOME, test } from './fixtures';

const CHARACTERS = openFont('fonts/display.woff2')
  .characterSet.filter((codePoint) => codePoint !== 0xffff) // Ends the font's character map.
  .map((codePoint) => String.fromCodePoint(codePoint));
const TEXTS = [...CHARACTERS, 'AVATAR', 'To Wolff', 'Barba & navalha'];

/** The font files round each letter's width and each pair's kerning to a thousandth of an em. */
const TOLERANCE_IN_EM = 0.002;

/** The build interpolates the second and the fourth. */
const STRETCHES = [50, 65, 100, 120, 150];

test('a browser sets the display font as wide as the build measures it', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.goto(HOME);
  for (const stretch of STRETCHES) {
    const widths = await measureInBrowser(page, stretch);
    const deviating = TEXTS.filter((text, index) => {
      const deviation = Math.abs((widths[index] ?? 0) - measureAdvance(text, stretch));
      return deviation >= TOLERANCE_IN_EM * text.length;
    });
    expect(deviating, `texts of another width, at stretch ${stretch}`).toEqual([]);
  }
});

/** In em. */
function measureInBrowser(page: Page, stretch: number): Promise<number[]> {
  const css = `position: absolute; white-space: pre; font: 900 1000px Display; font-stretch: ${stretch}%`;
  return page.evaluate(
    async ([texts, style]) => {
      await document.fonts.load('900 1px Display');
      const span = document.createElement('span');
      span.style.cssText = style;
      document.body.append(span);
      return texts.map((text) => {
        span.textContent = text;
        return span.getBoundingClientRect().width / 1000;
      });
    },
    [TEXTS, css] as const,
  );
}
