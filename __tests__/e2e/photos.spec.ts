import type { Page, Response } from '@playwright/test';
import { contrast } from '../fixtures/contrast';
import { expect, HOME, test, watchRequests } from './fixtures';

/** The hero photo is the LCP element, so the size of its file decides when the first screen is complete. */
const MAX_HERO_BYTES = 45_000;

/** The browser reports these problems when a test blocks photos. */
const LOST_PHOTOS =
  /^failed request: \S+\/fotos\/|^console error: Failed to load resource: .*\/fotos\//;

const isPhoto = (response: Response) => response.url().includes('/fotos/');

test.describe('on a mid-range phone', { tag: ['@desktop', '@chromium'] }, () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('the hero photo is a small AVIF, requested once, before the fonts', async ({ page }) => {
    const listRequests = watchRequests(page);
    const heroArrives = page.waitForResponse(isPhoto);
    await page.goto(HOME, { waitUntil: 'networkidle' });
    const response = await heroArrives;
    const body = await response.body();
    expect(response.headers()['content-type']).toBe('image/avif');
    expect(body.length, 'bytes of the hero photo').toBeLessThanOrEqual(MAX_HERO_BYTES);

    const hero = await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    const [heroWithoutSize = ''] = hero.split('-');
    // Other photos don't count, because each browser loads lazy images at a different distance from the screen.
    const heroAndFonts = listRequests().filter(
      (path) => path.startsWith(heroWithoutSize) || path.endsWith('.woff2'),
    );
    const aFont = expect.stringMatching(/woff2$/);
    expect(hero).toMatch(/\/fotos\/[\da-f]{8}-800\.avif$/);
    expect(heroAndFonts).toEqual([hero, aFont, aFont]);
  });
});

// On wide screens, `sizes` is coarse: a panorama may be a little soft, and the large photo's file wider than its box.
for (const { width, narrowest, widest } of [
  { width: 390, narrowest: 0.85, widest: 1.3 },
  { width: 820, narrowest: 0.5, widest: 1.5 },
  { width: 1440, narrowest: 0.5, widest: 1.6 },
  { width: 2560, narrowest: 0.5, widest: 2.4 },
]) {
  test(`on a screen of ${width} px, every photo is about as wide as its sizes attribute says`, {
    tag: ['@desktop', '@chromium'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(HOME);
    const photos = page.locator('main > section > picture img, li picture img');
    // One photo in the hero, three portraits, and nine photos in the gallery.
    await expect(photos).toHaveCount(13);
    const ratios: number[] = [];
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toHaveJSProperty('complete', true);
      ratios.push(await photo.evaluate(divideBySize));
    }
    expect(Math.min(...ratios), `smallest of ${ratios}`).toBeGreaterThan(narrowest);
    expect(Math.max(...ratios), `largest of ${ratios}`).toBeLessThan(widest);
  });
}

/**
 * Browsers report the width declared in `sizes` as `naturalWidth`, whichever file they choose. If the box crops the
 * photo, the smaller of the width and height ratios counts.
 */
function divideBySize(image: HTMLImageElement): number {
  const { naturalWidth, clientWidth, naturalHeight, clientHeight } = image;
  return Math.min(naturalWidth / clientWidth, naturalHeight / clientHeight);
}

test.describe('if photos fail to load', () => {
  test.use({ tolerated: LOST_PHOTOS });

  test('the home page keeps its height', { tag: '@phone' }, async ({ page }) => {
    const readPageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.goto(HOME);
    const heightWithPhotos = await readPageHeight();
    await blockPhotos(page);
    await page.goto(HOME);
    expect(await readPageHeight()).toBe(heightWithPhotos);
  });

  test('their alternative texts have enough contrast', {
    tag: ['@desktop', '@both-shops'],
  }, async ({ page }) => {
    await blockPhotos(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(HOME);
      // Every shop has a photo in the hero. Gallery photos are there twice, in the grid and in the lightbox.
      const photos = page.locator('picture img:not([alt=""])');
      await expect(photos).not.toHaveCount(0);
      for (const photo of await photos.all()) {
        const { alt, color, background } = await photo.evaluate((image: HTMLImageElement) => ({
          alt: image.alt,
          color: getComputedStyle(image).color,
          background: getComputedStyle(image.parentElement ?? image).backgroundColor,
        }));
        const message = `contrast of “${alt}”, ${color} on ${background}, in the ${colorScheme} scheme`;
        expect(contrast(color, background), message).toBeGreaterThanOrEqual(7);
      }
    }
  });

  test('a lost portrait uncovers the name’s first letter behind it', { tag: '@desktop' }, async ({
    page,
  }) => {
    await blockPhotos(page);
    await page.goto(HOME);
    const avatar = page.locator('#equipe').getByRole('img', { name: 'Raimundo' }).first();
    await avatar.scrollIntoViewIfNeeded();
    await expect(avatar.locator('img')).toBeHidden();
  });
});

async function blockPhotos(page: Page) {
  await page.route('**/fotos/**', (route) => route.abort());
}
