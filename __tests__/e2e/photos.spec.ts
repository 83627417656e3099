import type { Response } from '@playwright/test';
import { expect, HOME, holdRequests, test, watchRequests } from './fixtures';

/** The hero photo is the LCP element, so the size of its file decides when the first screen is complete. */
const MAX_HERO_BYTES = 45_000;

const isPhoto = (response: Response) => response.url().includes('/fotos/');

test.describe('on a mid-range phone', { tag: ['@desktop', '@chromium'] }, () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('the hero photo is an AVIF of at most 45 KB, requested once, before the fonts', async ({
    page,
  }) => {
    const listRequests = watchRequests(page);
    const heroArrives = page.waitForResponse(isPhoto);
    await page.goto(HOME, { waitUntil: 'networkidle' });
    const response = await heroArrives;
    const body = await response.body();
    expect(response.headers()['content-type']).toBe('image/avif');
    expect(body.length, 'bytes of the hero photo').toBeLessThanOrEqual(MAX_HERO_BYTES);

    const hero = await page.locator('main img').first().evaluate(readCurrentPath);
    const [heroWithoutSize = ''] = hero.split('-');
    // Other photos don't count, because each browser loads lazy images at a different distance from the screen.
    const heroAndFonts = listRequests().filter(
      (path) => path.startsWith(heroWithoutSize) || path.endsWith('.woff2'),
    );
    const aFont = expect.stringMatching(/woff2$/);
    expect(hero).toMatch(/\/fotos\/[\da-f]{8}-800\.avif$/);
    expect(heroAndFonts).toEqual([hero, aFont, aFont]);
  });

  test('the drawing of a map loads only when the visitor scrolls near it, and the tiled floor is lazy, too', async ({
    page,
  }) => {
    const listRequests = watchRequests(page);
    const listDrawings = () =>
      listRequests(/image/).flatMap((path) => /(?:ladrilho|mapa)\.svg$/.exec(path) ?? []);
    await page.goto(HOME, { waitUntil: 'networkidle' });
    // Browsers may already load the floor, because it's nearer: each has its own distance for lazy images.
    expect(listDrawings()).not.toContain('mapa.svg');
    const floors = page.locator('img[src$="ladrilho.svg"]');
    await expect(floors.first()).toHaveAttribute('loading', 'lazy');
    await page.locator('#contato iframe').scrollIntoViewIfNeeded();
    await expect.poll(listDrawings).toContain('mapa.svg');
  });
});

test('a photo’s box has the photo’s size and average colour before it loads', {
  tag: '@phone',
}, async ({ page }) => {
  const releasePhotos = await holdRequests(page, '**/fotos/**');
  await page.goto(HOME, { waitUntil: 'domcontentloaded' });
  const box = page.locator('picture').first();
  // Red, green and blue are all below 120: too dark for the page's background, so this is the photo's own colour.
  await expect(box).toHaveCSS(
    'background-color',
    /^rgb\(([1-9]\d?|1[01]\d)(, ([1-9]\d?|1[01]\d)){2}\)$/,
  );
  const sizeBefore = await box.boundingBox();
  releasePhotos();
  await expect(box.locator('img')).toHaveJSProperty('complete', true);
  expect(await box.boundingBox()).toEqual(sizeBefore);
});

test('in a team of seven, a portrait takes at most half of a phone’s width', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(HOME);
  await page.locator('#equipe ul').evaluate((team) => {
    const [firstMember] = team.children;
    while (firstMember && team.children.length < 7) {
      team.append(firstMember.cloneNode(true));
    }
  });
  const portraits = page.locator('#equipe').getByRole('img');
  await expect(portraits).toHaveCount(7);
  for (const portrait of await portraits.all()) {
    const box = await portrait.boundingBox();
    expect(box?.width, 'width of a portrait in px').toBeLessThanOrEqual(412 / 2);
  }
});

test.describe('on the home page', { tag: ['@desktop', '@chromium'] }, () => {
  for (const width of [390, 820, 1440, 2560]) {
    test(`every photo is about as wide as its sizes attribute says on a screen of ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(HOME);
      const photos = page.locator(
        'main > section > picture img, #equipe picture img, #galeria li img',
      );
      // Seven photos: one in the hero, one portrait, and five in the gallery.
      await expect(photos).toHaveCount(7);
      for (const photo of await photos.all()) {
        await photo.scrollIntoViewIfNeeded();
        await expect(photo).toHaveJSProperty('complete', true);
        const name = await photo.getAttribute('src');
        const ratio = await photo.evaluate(ratioOfSizesToBox);
        const message = `the width in \`sizes\` divided by the width of the box, for ${name}`;
        expect(ratio, message).toBeGreaterThan(0.75);
        expect(ratio, message).toBeLessThan(1.5);
      }
    });
  }

  test('a portrait is cropped around its focus, the face', async ({ page }) => {
    await page.goto(HOME);
    await expect(page.locator('#equipe picture img')).toHaveCSS('object-position', '50% 20%');
  });
});

/**
 * Browsers report the width declared in `sizes` as `naturalWidth`, whichever file they choose. If the box crops the
 * photo, the smaller of the width and height ratios counts.
 */
function ratioOfSizesToBox(image: HTMLImageElement): number {
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
  return Math.min(naturalWidth / clientWidth, naturalHeight / clientHeight);
}

function readCurrentPath(image: HTMLImageElement): string {
  return new URL(image.currentSrc).pathname;
}
