import { expect, HOME, test } from './fixtures';

// Playwright hides scrollbars. On Windows, they take up part of the window's width, which `100vw` doesn't know.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

test('in a wide window with a scrollbar, testimonials begin at the page’s margin', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(HOME);
  const scrollbarWidth = await page.evaluate(
    () => innerWidth - document.documentElement.clientWidth,
  );
  expect(scrollbarWidth).toBeGreaterThan(0);

  const section = page.getByRole('region', { name: 'Depoimentos' });
  const heading = await section.getByRole('heading').boundingBox();
  const text = await section.getByRole('blockquote').first().boundingBox();
  expect(text?.x).toBeCloseTo(heading?.x ?? 0, 0);
});
