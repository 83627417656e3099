import { expect, HOME, test } from './fixtures';

/** Browser windows on common laptops and screens, in px. */
const WINDOWS = [
  [1280, 600],
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [1536, 730],
  [1920, 930],
] as const;

for (const [width, height] of WINDOWS) {
  test(`in a window of ${width} × ${height} px, the headline fills its column above the fold`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(HOME);
    const hero = page.getByRole('region', { name: 'Início' });
    for (const name of ['Agendar horário', 'Avenida Herculano Bandeira']) {
      await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    const column = await hero
      .getByRole('paragraph')
      .filter({ hasText: 'Ver serviços' })
      .boundingBox();
    const headline = await hero.getByRole('heading').boundingBox();
    expect(headline?.width).toBe(column?.width);
  });
}
