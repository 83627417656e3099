import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, HOME, test, watchRequests } from './fixtures';

const photos = (page: Page) => page.getByRole('button', { name: /^Ampliar foto: / });
const lightbox = (page: Page, position: number) =>
  page.getByRole('dialog', { name: `Foto ${position} de 5` });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a photo of the gallery in the lightbox, and returns the photo's button in the gallery. */
async function openPhoto(page: Page, position: number): Promise<Locator> {
  const photo = photos(page).nth(position - 1);
  await photo.click();
  await expect(lightbox(page, position)).toBeVisible();
  return photo;
}

test.beforeEach(async ({ page }) => {
  await page.goto(HOME);
});

/** Maps the name of each way to close the lightbox to a function that closes it in this way. */
const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  'its button': (page) => button(page, 'Fechar galeria').click(),
  Esc: (page) => page.keyboard.press('Escape'),
  // This point of the backdrop is beside the picture on a wide screen, and above it on a phone.
  'a press on the backdrop': (page) => page.mouse.click(5, 150),
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the lightbox' : 'the lightbox without scripts', () => {
    test.use({ javaScriptEnabled });

    test('shows the photo full-screen with its texts, and stays open after a press on them', async ({
      page,
    }) => {
      await openPhoto(page, 3);
      const box = await lightbox(page, 3).boundingBox();
      expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });
      await expect(lightbox(page, 3)).toHaveAccessibleDescription('A fachada');
      await expect(lightbox(page, 3).getByRole('img')).toHaveAccessibleName(/Fachada azul/);
      // Without scripts, the arrows would do nothing.
      const arrows = page.getByRole('button', { name: /^Próxima|anterior$/ });
      await expect(arrows).toHaveCount(javaScriptEnabled ? 2 : 0);

      await lightbox(page, 3).getByRole('img').click();
      await lightbox(page, 3).getByText('A fachada').click();
      await lightbox(page, 3).getByText('3 de 5').click();
      await expect(lightbox(page, 3)).toBeVisible();
    });

    test('takes the focus, and returns it to the photo in each way to close it', async ({
      page,
    }) => {
      for (const [name, close] of Object.entries(waysToClose)) {
        const photo = await openPhoto(page, 3);
        await expect(button(page, 'Fechar galeria')).toBeFocused();
        await close(page);
        await expect(lightbox(page, 3), `the lightbox after ${name}`).toBeHidden();
        await expect(photo, `the photo after ${name}`).toBeFocused();
      }
    });

    test('keeps the page behind it from scrolling', { tag: '@desktop' }, async ({ page }) => {
      const photo = photos(page).first();
      await photo.scrollIntoViewIfNeeded();
      await photo.click();
      const boxBefore = await photo.boundingBox();
      await page.mouse.move(700, 450);
      await page.mouse.wheel(0, 800);
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Escape');
      await expect(lightbox(page, 1)).toBeHidden();
      expect(await photo.boundingBox()).toEqual(boxBefore);
    });
  });
}

test.describe('keys and buttons of the lightbox', { tag: '@desktop' }, () => {
  test('arrow keys cycle through the photos, unless a modifier key is pressed', async ({
    page,
  }) => {
    await openPhoto(page, 1);
    // An arrow key with Control or Alt is a shortcut of the browser or of the system.
    await page.keyboard.press('Control+ArrowRight');
    await expect(lightbox(page, 1), 'after Control and ArrowRight').toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    for (const { key, position } of [
      { key: 'ArrowRight', position: 2 },
      { key: 'ArrowLeft', position: 1 },
      { key: 'ArrowLeft', position: 5 },
      { key: 'ArrowRight', position: 1 },
    ]) {
      await page.keyboard.press(key);
      await expect(lightbox(page, position), `after ${key}`).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(button(page, 'Fechar galeria')).toBeFocused();
    }
  });

  test('the arrow buttons cycle through the photos and keep the focus', async ({ page }) => {
    await openPhoto(page, 1);
    await button(page, 'Foto anterior').click();
    await expect(lightbox(page, 5)).toBeVisible();
    await expect(button(page, 'Foto anterior')).toBeFocused();
    await button(page, 'Próxima foto').focus();
    await page.keyboard.press('Enter');
    await expect(lightbox(page, 1)).toBeVisible();
    await expect(button(page, 'Próxima foto')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lightbox(page, 2)).toBeVisible();
  });

  test('Esc returns the focus to the photo that was seen last', async ({ page }) => {
    await openPhoto(page, 1);
    await button(page, 'Próxima foto').click();
    await expect(lightbox(page, 2)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(photos(page).nth(1)).toBeFocused();
    await expect(photos(page).nth(1)).toBeInViewport();
  });
});

type TouchPoint = { x: number; y: number };

/** Returns a point at which a finger touches the screen, in px from the left and from the top. */
const at = (x: number, y = 400): TouchPoint => ({ x, y });

test.describe('swipes in the lightbox', { tag: ['@phone', '@chromium'] }, () => {
  test('a sideways swipe shows the next or the previous photo', async ({ page }) => {
    await openPhoto(page, 1);
    const session = await page.context().newCDPSession(page);
    await drag(session, [at(300)], [at(250, 420)]);
    await expect(lightbox(page, 2)).toBeVisible();
    await drag(session, [at(80)], [at(300, 390)]);
    await expect(lightbox(page, 1)).toBeVisible();
  });

  test('a pinch of two fingers does not change the photo', async ({ page }) => {
    await openPhoto(page, 1);
    const session = await page.context().newCDPSession(page);
    await drag(session, [at(300), at(200)], [at(380), at(20)]);
    await expectStillAtFirstPhoto(page, session);
  });

  test('a swipe on a zoomed page pans the page and does not change the photo', async ({ page }) => {
    await openPhoto(page, 1);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await drag(session, [at(20)], [at(400)]);
    // The second swipe starts at the edge, where the page cannot pan any further.
    await drag(session, [at(20)], [at(400)]);
    await expectStillAtFirstPhoto(page, session);
  });
});

/**
 * Expects the lightbox to show the first photo. Then expects a swipe to lead to the second photo, which proves that the
 * page receives touches. The zoom is undone before the swipe, because a swipe on a zoomed page would pan the page.
 */
async function expectStillAtFirstPhoto(page: Page, session: CDPSession) {
  await expect(lightbox(page, 1)).toBeVisible();
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await drag(session, [at(300)], [at(250)]);
  await expect(lightbox(page, 2)).toBeVisible();
}

/** Moves one or more fingers, each from its point in `from` to its point in `to`, with a stop half way. */
async function drag(session: CDPSession, from: TouchPoint[], to: TouchPoint[]) {
  const halfway = from.map((start, finger) => {
    const end = to[finger] ?? start;
    return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: from });
  for (const touchPoints of [halfway, to]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('a browser without invoker commands', { tag: '@phone' }, () => {
  test('opens a photo in the lightbox, and closes it by the close button', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      // Chromium still acts on the attributes `command` and `commandfor`, unless its `command` event is cancelled.
      document.addEventListener('command', (event) => event.preventDefault(), true);
    });
    await page.goto(HOME);
    await openPhoto(page, 2);
    await button(page, 'Fechar galeria').click();
    await expect(lightbox(page, 2)).toBeHidden();
  });
});

test.describe('the large image of the lightbox on a high-density screen', {
  tag: ['@phone', '@chromium'],
}, () => {
  test.use({ deviceScaleFactor: 2.625 });

  test('loads only when the lightbox opens, and is as sharp as the screen can show', async ({
    page,
  }) => {
    const listRequests = watchRequests(page);
    for (const photo of await photos(page).all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo.locator('img')).toHaveJSProperty('complete', true);
    }
    const largeImages = page.locator('dialog img');
    await expect(largeImages).toHaveCount(5);
    for (const image of await largeImages.all()) {
      await expect(image).toHaveJSProperty('complete', false);
    }

    await openPhoto(page, 1);
    const image = lightbox(page, 1).getByRole('img');
    await expect(image).toHaveJSProperty('complete', true);
    const { file, shownWidth } = await image.evaluate((element: HTMLImageElement) => ({
      file: new URL(element.currentSrc).pathname,
      shownWidth: element.clientWidth * devicePixelRatio,
    }));
    expect(listRequests(/image/)).toContain(file);
    const fileWidth = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
    expect(fileWidth, `width of ${file}`).toBeLessThanOrEqual(1600);
    // The file may be narrower than the image on the screen, because Chromium takes a smaller file that is almost as
    // sharp.
    expect(fileWidth, `width of ${file}`).toBeGreaterThan(shownWidth * 0.75);
    expect(fileWidth, `width of ${file}`).toBeLessThan(shownWidth * 2);
  });
});
