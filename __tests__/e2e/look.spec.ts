import type { Locator, Page } from '@playwright/test';
import { content } from '@/model';
import { contentFolder, sampleFolder } from '@/model/folder';
import { enhance, expect, NOT_FOUND_LINES, test } from './fixtures';
import { LEFT_OUT } from './left-out';
import { compareBoxes, describeRenderer, keepRenderer, readRenderer } from './look';

const { gallery, uiText } = content;

const WIDTHS = [390, 820, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Antialiasing differs from one renderer to the next; there, the boxes alone are compared. */
let arePicturesOurs = true;

// A Wednesday afternoon: open, and no holiday near.
const NOW = new Date('2026-03-04T15:00:00Z');

test.use({ tolerated: NOT_FOUND_LINES });

test.describe('the look', { tag: ['@desktop', '@chromium'] }, () => {
  test.beforeEach(async ({ page, browser }, { config }) => {
    // biome-ignore lint/suspicious/noSkippedTests: says why.
    test.skip(
      contentFolder() !== sampleFolder(),
      'Aparência: só se compara a da barbearia dos testes (npm run test:e2e -- look).',
    );
    const renderer = await describeRenderer(browser);
    if (config.updateSnapshots !== 'none') {
      keepRenderer(renderer);
    } else if (readRenderer() !== renderer) {
      arePicturesOurs = false;
      const description =
        'Aparência, as figuras: outro navegador as desenhou, ou outras letras. Comparei lugares, tamanhos e cores.';
      test.info().annotations.push({ type: LEFT_OUT, description });
    }
    await page.clock.setFixedTime(NOW);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      test(`home, ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        await expectLook(page, `home-${width}-${colorScheme}`);
      });
    }

    test(`policy, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/termos');
      await expectLook(page, `policy-${width}`);
    });

    test(`404, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/nenhum-lugar');
      await expectLook(page, `not-found-${width}`);
    });

    test(`viewer, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await enhance(page);
      const name = uiText.viewer.open.replace('{alt}', gallery[0]?.alt ?? '');
      await page.getByRole('button', { name }).click();
      await expectLook(page, `viewer-${width}`, 'screen');
    });
  }

  test('menu, 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: uiText.menu.open }).click();
    await expectLook(page, 'menu-390', 'screen');
  });

  test('home without pictures, 390 px', async ({ page }) => {
    await page.route(/\/fotos\//, (route) => route.fulfill({ body: '' }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('#equipe').scrollIntoViewIfNeeded();
    await expect(page.locator('#equipe picture img')).toBeHidden();
    await expect
      .poll(() => page.locator('#equipe > article > img').evaluate(isComplete))
      .toBe(true);
    await expectLook(page, 'team-letter-390', page.locator('#equipe'));
  });

  test('home in forced colours, 390 px', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expectLook(page, 'home-390-forced-colours');
  });

  test('home on paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto('/');
    await expectLook(page, 'home-print');
  });
});

const isComplete = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).complete;

/** Photographs and the map are masked: they are content, and would weigh more than all the rest. */
async function expectLook(page: Page, name: string, extent: 'page' | 'screen' | Locator = 'page') {
  await page.evaluate(async () => {
    // Letters stand where the design has them, also where a window would put them on whole pixels.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { text-rendering: geometricPrecision !important; }');
    document.adoptedStyleSheets.push(sheet);
    const images = [...document.querySelectorAll('img')];
    for (const image of images) {
      image.loading = 'eager'; // The whole page is in the picture, however far down.
    }
    await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
  });
  await compareBoxes(page, name, test.info().config.updateSnapshots !== 'none');
  if (arePicturesOurs) {
    const mask = [page.locator('picture img, iframe')];
    const picture = { mask, maskColor: '#808080' };
    if (typeof extent === 'string') {
      const fullPage = extent === 'page';
      await expect(page).toHaveScreenshot(`${name}.png`, { ...picture, fullPage });
    } else {
      await expect(extent).toHaveScreenshot(`${name}.png`, picture);
    }
  }
}
