import type { CDPSession, Page } from '@playwright/test';
import { collectImageRequests, expect, test } from './fixtures';

const photos = (page: Page) => page.getByRole('button', { name: /^Ampliar foto: / });
const viewer = (page: Page, position: number) =>
  page.getByRole('dialog', { name: `Foto ${position} de 3` });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Fechar galeria' });

async function open(page: Page, position: number) {
  const photo = photos(page).nth(position - 1);
  await photo.click();
  await expect(viewer(page, position)).toBeVisible();
  return photo;
}

/** The arrows appear when the script has loaded. */
async function openEnhanced(page: Page, position: number) {
  const photo = await open(page, position);
  await expect(page.getByRole('button', { name: 'Próxima foto' })).toBeVisible();
  return photo;
}

test.describe('with and without scripts', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'scripts' : 'no scripts', () => {
      test.use({ javaScriptEnabled });

      test('a photo opens full-screen with name, caption and focus', async ({ page }) => {
        await page.goto('/');
        await open(page, 2);

        await expect(viewer(page, 2)).toHaveAccessibleDescription('O poste da entrada');
        await expect(viewer(page, 2).getByRole('img')).toHaveAccessibleName(/Poste de barbeiro/);
        await expect(viewer(page, 2).getByText('2 de 3')).toBeVisible();
        await expect(closeButton(page)).toBeFocused();
        expect(await viewer(page, 2).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
        // The arrows need a script.
        await expect(page.getByRole('button', { name: /^Próxima|anterior$/ })).toHaveCount(
          javaScriptEnabled ? 2 : 0,
        );
      });

      test('the button, Esc and a press on the backdrop close it and restore the focus', async ({
        page,
      }) => {
        await page.goto('/');
        const closings = [
          () => closeButton(page).click(),
          () => page.keyboard.press('Escape'),
          () => page.mouse.click(5, 150), // Beside or above the picture.
        ];
        for (const close of closings) {
          const photo = await open(page, 3);
          // A press on the picture or its texts does not close it.
          await viewer(page, 3).getByRole('img').click();
          await viewer(page, 3).getByText('A barba, do jeito antigo').click();
          await viewer(page, 3).getByText('3 de 3').click();
          await expect(viewer(page, 3)).toBeVisible();
          await close();
          await expect(viewer(page, 3)).toBeHidden();
          await expect(photo).toBeFocused();
        }
      });

      test('the page behind neither scrolls nor moves @desktop', async ({ page }) => {
        await page.goto('/');
        const photo = photos(page).first();
        await photo.scrollIntoViewIfNeeded();
        await photo.click();
        const before = await photo.boundingBox();
        await page.mouse.move(700, 450);
        await page.mouse.wheel(0, 800);
        await page.keyboard.press('PageDown');
        await page.keyboard.press('Escape');
        await expect(viewer(page, 1)).toBeHidden();
        expect(await photo.boundingBox()).toEqual(before);
      });
    });
  }
});

test('arrow keys and buttons cycle through the photos; the focus returns to the last one seen @desktop', async ({
  page,
}) => {
  const [next, previous] = ['Próxima foto', 'Foto anterior'].map((name) =>
    page.getByRole('button', { name }),
  );
  await page.goto('/');
  await openEnhanced(page, 1);
  for (const [key, position] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 1],
    ['ArrowLeft', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer(page, position)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(closeButton(page)).toBeFocused();
  }
  await page.keyboard.press('Control+ArrowRight'); // The browser's own, as with Alt.
  await expect(viewer(page, 3)).toBeVisible();

  await previous?.click();
  await expect(viewer(page, 2)).toBeVisible();
  await expect(page.locator(':focus')).toHaveAccessibleName('Foto anterior');
  await next?.focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page, 3)).toBeVisible();
  await expect(page.locator(':focus')).toHaveAccessibleName('Próxima foto');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(photos(page).nth(2)).toBeFocused();
  await expect(photos(page).nth(2)).toBeInViewport();
});

test('only a sideways swipe of one finger moves @phone @chromium', async ({ page }) => {
  await page.goto('/');
  await openEnhanced(page, 1);
  const session = await page.context().newCDPSession(page);

  await drag(session, [{ x: 300, y: 400 }], [{ x: 280, y: 200 }]);
  await drag(session, [{ x: 300, y: 400 }], [{ x: 280, y: 400 }]);
  await drag(
    session,
    [
      { x: 300, y: 400 },
      { x: 200, y: 400 },
    ],
    [
      { x: 380, y: 400 },
      { x: 20, y: 400 },
    ],
  );
  await expect(viewer(page, 1)).toBeVisible();
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });

  await drag(session, [{ x: 300, y: 400 }], [{ x: 80, y: 420 }]);
  await expect(viewer(page, 2)).toBeVisible();
  await drag(session, [{ x: 80, y: 400 }], [{ x: 300, y: 390 }]);
  await expect(viewer(page, 1)).toBeVisible();
});

type TouchPoint = { x: number; y: number };

async function drag(session: CDPSession, from: TouchPoint[], to: TouchPoint[]) {
  const halfway = from.map(({ x, y }, finger) => ({
    x: (x + (to[finger]?.x ?? x)) / 2,
    y: (y + (to[finger]?.y ?? y)) / 2,
  }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: from });
  for (const touchPoints of [halfway, to]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a high-density screen', () => {
  test.use({ deviceScaleFactor: 2.625 });

  test('the large image loads when the viewer opens and fits the screen @phone @chromium', async ({
    page,
  }) => {
    const asked = collectImageRequests(page);
    await page.goto('/');
    for (const photo of await photos(page).all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo.locator('img')).toHaveJSProperty('complete', true);
    }
    for (const image of await page.locator('dialog img').all()) {
      await expect(image).toHaveJSProperty('complete', false);
    }
    await open(page, 1);
    const image = viewer(page, 1).getByRole('img');
    await expect(image).toHaveJSProperty('complete', true);
    const { file, shownWidth } = await image.evaluate((element: HTMLImageElement) => ({
      file: new URL(element.currentSrc).pathname,
      shownWidth: element.clientWidth * devicePixelRatio,
    }));
    expect(asked).toContain(file);
    const fileWidth = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
    expect(fileWidth).toBeLessThanOrEqual(1600);
    // Chromium may choose the next smaller file if it is almost as sharp.
    expect(fileWidth).toBeGreaterThan(shownWidth * 0.75);
    expect(fileWidth).toBeLessThan(shownWidth * 2);
  });
});
