import type { Response } from '@playwright/test';
import { expect, hold, test, watchRequests } from './fixtures';

const HERO_BYTES_ON_A_PHONE = 45_000;

const isPhoto = (response: Response) => response.url().includes('/fotos/');

test.describe('on a mid-range phone', { tag: ['@desktop', '@chromium'] }, () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('the hero photo is one AVIF of at most 45 KB, requested once, before the fonts', async ({
    page,
  }) => {
    const requests = watchRequests(page);
    const [hero] = await Promise.all([page.waitForResponse(isPhoto), page.goto('./')]);
    expect(hero.headers()['content-type']).toBe('image/avif');
    expect((await hero.body()).length).toBeLessThanOrEqual(HERO_BYTES_ON_A_PHONE);

    await page.waitForLoadState('networkidle');
    const heroImage = page.locator('main img').first();
    expect(await heroImage.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe(hero.url());
    const [, heroFolderAndHash = ''] = /(\/fotos\/[\da-f]+)-/.exec(hero.url()) ?? [];
    // Other photos are left out: how far below the screen a lazy photo loads differs among browsers.
    const loaded = requests().filter(
      (path) => path.includes(heroFolderAndHash) || path.endsWith('.woff2'),
    );
    expect(loaded).toEqual([
      expect.stringMatching(/\/fotos\/[\da-f]{12}-800\.avif$/),
      expect.stringMatching(/woff2$/),
      expect.stringMatching(/woff2$/),
    ]);
  });

  test('the floor and the map drawing load lazily', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('./', { waitUntil: 'networkidle' });
    expect(requests(/image/).filter((path) => path.endsWith('.svg'))).toEqual([]);

    for (const [selector, file] of [
      ['#equipe', /ladrilho\.svg$/],
      ['#contato iframe', /mapa\.svg$/],
    ] as const) {
      await page.locator(selector).scrollIntoViewIfNeeded();
      await expect.poll(() => requests(/image/).filter((path) => file.test(path))).toHaveLength(1);
    }
  });
});

test("a box has its photo's colour and size before the photo loads", { tag: '@phone' }, async ({
  page,
}) => {
  const release = await hold(page, '**/fotos/**');

  await page.goto('./', { waitUntil: 'domcontentloaded' });
  const box = page.locator('picture').first();
  const before = await box.boundingBox();
  // Each part is between 1 and 119: a photo's colour, neither black nor the page's.
  await expect(box).toHaveCSS(
    'background-color',
    /^rgb\(([1-9]\d?|1[01]\d)(, ([1-9]\d?|1[01]\d)){2}\)$/,
  );

  release();
  await expect(box.locator('img')).toHaveJSProperty('complete', true);
  expect(await box.boundingBox()).toEqual(before);
});

test('`sizes` matches the width at which each photo is drawn', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('./');
    const photos = page.locator(
      'main > section > picture img, #equipe picture img, #galeria li img',
    );
    expect(await photos.count()).toBe(7); // Hero, one portrait, five of the gallery.
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toHaveJSProperty('complete', true);
      // As wide as `sizes`, whichever file was chosen. A box of another ratio hides a part of it.
      const ratio = await photo.evaluate(
        ({ naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement) =>
          Math.min(naturalWidth / clientWidth, naturalHeight / clientHeight),
      );
      const which = `${await photo.getAttribute('src')} at ${width} px`;
      expect(ratio, which).toBeGreaterThan(0.75);
      expect(ratio, which).toBeLessThan(1.5);
    }
  }
  await expect(page.locator('#equipe picture img')).toHaveCSS('object-position', '50% 20%');
});
