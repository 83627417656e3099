import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { content } from '@/model';
import { expect, hydrate, NOT_FOUND_LINES, test } from './fixtures';

const { gallery, uiText } = content;

/** Fonts and rounding differ from one browser version and system to the next: so do pixels. */
const baselines = path.join(process.cwd(), '__tests__/e2e/baselines');
const originFile = path.join(baselines, 'made-with.json');

const WIDTHS = [390, 820, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;

// A Wednesday afternoon: open, and no holiday near.
const NOW = new Date('2026-03-04T15:00:00Z');

test.use({ tolerated: NOT_FOUND_LINES });

test.describe('the look', { tag: ['@desktop', '@chromium'] }, () => {
  test.beforeEach(async ({ page, browser }, { config }) => {
    const origin = `${process.platform} ${process.arch}, Chromium ${browser.version()}`;
    if (config.updateSnapshots === 'none') {
      const known = readOrigin();
      // biome-ignore lint/suspicious/noSkippedTests: says why, and what to type.
      test.skip(
        known !== origin,
        `Comparação de aparência: ${describeMissing(known)}; aqui é ${origin}. Para gravar as imagens deste navegador: npm run test:look:update`,
      );
    } else {
      mkdirSync(baselines, { recursive: true });
      writeFileSync(originFile, `${JSON.stringify({ origin }, null, 2)}\n`);
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
      await hydrate(page);
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
    await expect(page.locator('#equipe')).toHaveScreenshot('team-letter-390.png');
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
async function expectLook(page: Page, name: string, extent: 'page' | 'screen' = 'page') {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')];
    for (const image of images) {
      image.loading = 'eager'; // The whole page is in the picture, however far down.
    }
    await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
  });
  await expect(page).toHaveScreenshot(`${name}.png`, {
    fullPage: extent === 'page',
    mask: [page.locator('picture img, iframe')],
    maskColor: '#808080',
  });
}

function readOrigin(): string | undefined {
  return existsSync(originFile)
    ? (JSON.parse(readFileSync(originFile, 'utf8')) as { origin: string }).origin
    : undefined;
}

function describeMissing(known: string | undefined): string {
  return known ? `as imagens são de ${known}` : 'ainda não há imagens gravadas';
}
