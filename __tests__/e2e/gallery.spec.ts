import type { CDPSession, Page } from '@playwright/test';
import { expect, test, watchRequests } from './fixtures';

const photos = (page: Page) => page.getByRole('button', { name: /^Ampliar foto: / });
const lightbox = (page: Page, position: number) =>
  page.getByRole('dialog', { name: `Foto ${position} de 5` });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, position: number) {
  const photo = photos(page).nth(position - 1);
  await photo.click();
  await expect(lightbox(page, position)).toBeVisible();
  return photo;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a photo opens full-screen, and closes by its button, Esc or the backdrop', async ({
      page,
    }) => {
      await page.goto('./');
      await open(page, 3);
      await expect(lightbox(page, 3)).toHaveAccessibleDescription('A fachada');
      await expect(lightbox(page, 3).getByRole('img')).toHaveAccessibleName(/Fachada azul/);
      expect(await lightbox(page, 3).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
      // The arrows need a script.
      await expect(page.getByRole('button', { name: /^Próxima|anterior$/ })).toHaveCount(
        javaScriptEnabled ? 2 : 0,
      );

      // A press on the picture or its texts does not close it.
      await lightbox(page, 3).getByRole('img').click();
      await lightbox(page, 3).getByText('A fachada').click();
      await lightbox(page, 3).getByText('3 de 5').click();
      await expect(lightbox(page, 3)).toBeVisible();

      await page.keyboard.press('Escape');
      const closings = [
        () => button(page, 'Fechar galeria').click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 150), // Beside or above the picture.
      ];
      for (const close of closings) {
        const photo = await open(page, 3);
        await expect(button(page, 'Fechar galeria')).toBeFocused();
        await close();
        await expect(lightbox(page, 3)).toBeHidden();
        await expect(photo).toBeFocused();
      }
    });

    test('the page behind neither scrolls nor moves', { tag: '@desktop' }, async ({ page }) => {
      await page.goto('./');
      const photo = photos(page).first();
      await photo.scrollIntoViewIfNeeded();
      await photo.click();
      const before = await photo.boundingBox();
      await page.mouse.move(700, 450);
      await page.mouse.wheel(0, 800);
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Escape');
      await expect(lightbox(page, 1)).toBeHidden();
      expect(await photo.boundingBox()).toEqual(before);
    });
  });
}

test('arrow keys and buttons cycle through the photos; the focus returns to the last one seen', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('./');
  await open(page, 1);
  await expect(button(page, 'Próxima foto')).toBeVisible();
  for (const [key, position] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 5],
    ['ArrowRight', 1],
    ['Control+ArrowRight', 1], // The browser's own, as with Alt.
  ] as const) {
    await page.keyboard.press(key);
    await expect(lightbox(page, position)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(button(page, 'Fechar galeria')).toBeFocused();
  }

  await button(page, 'Foto anterior').click();
  await expect(lightbox(page, 5)).toBeVisible();
  await expect(button(page, 'Foto anterior')).toBeFocused();
  await button(page, 'Próxima foto').focus();
  await page.keyboard.press('Enter');
  await expect(lightbox(page, 1)).toBeVisible();
  await expect(button(page, 'Próxima foto')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lightbox(page, 2)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(photos(page).nth(1)).toBeFocused();
  await expect(photos(page).nth(1)).toBeInViewport();
});

test('only a sideways swipe of one finger moves', { tag: ['@phone', '@chromium'] }, async ({
  page,
}) => {
  await page.goto('./');
  await open(page, 1);
  await expect(button(page, 'Próxima foto')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const at = (x: number, y = 400) => ({ x, y });

  await drag(session, [at(300)], [at(200, 340)]); // Too steep.
  await drag(session, [at(300)], [at(254)]); // Two pixels too short.
  await drag(session, [at(300), at(200)], [at(380), at(20)]); // Two fingers zoom.
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await drag(session, [at(20)], [at(400)]); // On a zoomed page, a finger pans,
  await drag(session, [at(20)], [at(400)]); // beyond its edge, too.
  await expect(lightbox(page, 1)).toBeVisible();
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });

  await drag(session, [at(300)], [at(250, 420)]);
  await expect(lightbox(page, 2)).toBeVisible();
  await drag(session, [at(80)], [at(300, 390)]);
  await expect(lightbox(page, 1)).toBeVisible();
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

test('without support for invoker commands, a photo opens and closes', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    // Chromium handles the attributes itself: hide them from Chromium only.
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await page.goto('./');
  await open(page, 2);
  await button(page, 'Fechar galeria').click();
  await expect(lightbox(page, 2)).toBeHidden();
});

test.describe('on a high-density screen', { tag: ['@phone', '@chromium'] }, () => {
  test.use({ deviceScaleFactor: 2.625 });

  test('the large image loads when the lightbox opens and fits the screen', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('./');
    for (const photo of await photos(page).all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo.locator('img')).toHaveJSProperty('complete', true);
    }
    for (const image of await page.locator('dialog img').all()) {
      await expect(image).toHaveJSProperty('complete', false);
    }
    await open(page, 1);
    const image = lightbox(page, 1).getByRole('img');
    await expect(image).toHaveJSProperty('complete', true);
    const { file, shownWidth } = await image.evaluate((element: HTMLImageElement) => ({
      file: new URL(element.currentSrc).pathname,
      shownWidth: element.clientWidth * devicePixelRatio,
    }));
    expect(requests(/image/)).toContain(file);
    const fileWidth = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
    expect(fileWidth).toBeLessThanOrEqual(1600);
    // Chromium may choose the next smaller file if it is almost as sharp.
    expect(fileWidth).toBeGreaterThan(shownWidth * 0.75);
    expect(fileWidth).toBeLessThan(shownWidth * 2);
  });
});
