import type { Page, Response } from '@playwright/test';
import { expect, HOME, holdRequests, test, watchRequests } from './fixtures';

/** The hero photo is the LCP element, so its size decides when a visitor sees the first screen whole. */
const MAX_HERO_BYTES = 45_000;

const isPhoto = (response: Response) => response.url().includes('/fotos/');

test.describe('on a mid-range phone', { tag: ['@desktop', '@chromium'] }, () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('the hero photo is an AVIF of at most 45 KB', async ({ page }) => {
    const [hero] = await Promise.all([page.waitForResponse(isPhoto), page.goto(HOME)]);
    const body = await hero.body();
    expect(hero.headers()['content-type']).toBe('image/avif');
    expect(body.length, 'bytes of the hero photo').toBeLessThanOrEqual(MAX_HERO_BYTES);
  });

  test('the hero photo is requested once, before the fonts', async ({ page }) => {
    const listRequests = watchRequests(page);
    await page.goto(HOME, { waitUntil: 'networkidle' });
    const hero = await page.locator('main img').first().evaluate(readCurrentPath);
    const [heroWithoutSize = ''] = hero.split('-');
    // Other photos are left out, because browsers differ in how far below the screen they load lazy images.
    const heroAndFonts = listRequests().filter(
      (path) => path.startsWith(heroWithoutSize) || path.endsWith('.woff2'),
    );
    expect(hero).toMatch(/\/fotos\/[\da-f]{8}-800\.avif$/);
    expect(heroAndFonts).toEqual([
      hero,
      expect.stringMatching(/woff2$/),
      expect.stringMatching(/woff2$/),
    ]);
  });

  for (const { what, selector, file } of [
    { what: 'the floor of tiles', selector: '#equipe', file: /ladrilho\.svg$/ },
    { what: 'the drawing of a map', selector: '#contato iframe', file: /mapa\.svg$/ },
  ]) {
    test(`${what} loads when the visitor comes near`, async ({ page }) => {
      const listRequests = watchRequests(page);
      const listDrawings = () => listRequests(/image/).filter((path) => file.test(path));
      await page.goto(HOME, { waitUntil: 'networkidle' });
      expect(listDrawings()).toEqual([]);
      await page.locator(selector).scrollIntoViewIfNeeded();
      await expect.poll(listDrawings).toHaveLength(1);
    });
  }
});

test.describe('before its photo loads, a box', { tag: '@phone' }, () => {
  const box = (page: Page) => page.locator('picture').first();

  test("has the photo's main colour", async ({ page }) => {
    await holdRequests(page, '**/fotos/**');
    await page.goto(HOME, { waitUntil: 'domcontentloaded' });
    // Red, green and blue between 1 and 119 are a colour of the photo: neither black nor the page's background.
    await expect(box(page)).toHaveCSS(
      'background-color',
      /^rgb\(([1-9]\d?|1[01]\d)(, ([1-9]\d?|1[01]\d)){2}\)$/,
    );
  });

  test("has the photo's size", async ({ page }) => {
    const releasePhotos = await holdRequests(page, '**/fotos/**');
    await page.goto(HOME, { waitUntil: 'domcontentloaded' });
    const boxBefore = await box(page).boundingBox();
    releasePhotos();
    await expect(box(page).locator('img')).toHaveJSProperty('complete', true);
    expect(await box(page).boundingBox()).toEqual(boxBefore);
  });
});

test.describe('a photo', { tag: ['@desktop', '@chromium'] }, () => {
  for (const width of [390, 820, 1440]) {
    test(`is drawn as wide as its \`sizes\` says on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(HOME);
      const photos = page.locator(
        'main > section > picture img, #equipe picture img, #galeria li img',
      );
      // The hero, one portrait, and five photos of the gallery.
      await expect(photos).toHaveCount(7);
      for (const photo of await photos.all()) {
        await photo.scrollIntoViewIfNeeded();
        await expect(photo).toHaveJSProperty('complete', true);
        const name = await photo.getAttribute('src');
        const ratio = await photo.evaluate(ratioOfSizesToBox);
        expect(ratio, `width by \`sizes\` / width drawn, of ${name}`).toBeGreaterThan(0.75);
        expect(ratio, `width by \`sizes\` / width drawn, of ${name}`).toBeLessThan(1.5);
      }
    });
  }

  test('of a person shows the face when its box cuts off a part', async ({ page }) => {
    await page.goto(HOME);
    await expect(page.locator('#equipe picture img')).toHaveCSS('object-position', '50% 20%');
  });
});

/**
 * Compares the width that `sizes` gives with the width of the box. A browser reports the former as `naturalWidth`,
 * whichever file it has chosen. Where the box has another ratio than the photo, the smaller side counts, because
 * the box cuts off the rest.
 */
function ratioOfSizesToBox(element: SVGElement | HTMLElement): number {
  if (!(element instanceof HTMLImageElement)) {
    throw new Error(`<${element.localName}> is no image.`);
  }
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = element;
  return Math.min(naturalWidth / clientWidth, naturalHeight / clientHeight);
}

/** Returns the path of the file that the browser chose for an image. */
function readCurrentPath(image: Element): string {
  return image instanceof HTMLImageElement ? new URL(image.currentSrc).pathname : '';
}
