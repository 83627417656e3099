import { expect, test } from './fixtures';

test('the browser UI has the header’s colour in both colour schemes @desktop', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const header = await page
      .getByRole('banner')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    const announced = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const meta = metas.find(({ media }) => matchMedia(media).matches);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = meta?.content ?? '';
      return getComputedStyle(probe).color;
    });
    expect(announced).toBe(header);
  }
});
