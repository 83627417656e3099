import { computeInk } from '../../fonts/measure';
import { expect, HOME, test } from './fixtures';

test('a heading’s descenders keep clear of what follows, on any screen', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  const section = page.getByRole('region', { name: 'Depoimentos' });
  for (const width of [390, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(HOME);
    const { text, stretch, fontSizePx, baseline, listTop } = await section.evaluate(measureLine);
    const { bottom } = computeInk(text, stretch);
    expect(bottom, `descenders of ${text}`).toBeLessThan(-0.1);
    expect(listTop - baseline + bottom * fontSizePx, `px at ${width} px`).toBeGreaterThan(12);
  }
});

function measureLine(section: Element) {
  const line = section.querySelector('h2 > span:last-child');
  const list = section.querySelector('ul');
  if (!line || !list) {
    throw new Error('The section has no heading or no list.');
  }
  const { fontStretch, fontSize } = getComputedStyle(line);
  const text = line.textContent.trim();
  // The bottom of an empty inline-block is on the line's baseline.
  const marker = document.createElement('span');
  marker.style.display = 'inline-block';
  line.append(marker);
  return {
    text,
    stretch: Number.parseFloat(fontStretch),
    fontSizePx: Number.parseFloat(fontSize),
    baseline: marker.getBoundingClientRect().bottom,
    listTop: list.getBoundingClientRect().top,
  };
}
