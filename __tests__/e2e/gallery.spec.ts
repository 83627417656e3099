import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, HOME, test } from './fixtures';

const photos = (page: Page) => page.getByRole('button', { name: /^Ampliar foto: / });
const lightbox = (page: Page, position: number) =>
  page.getByRole('dialog', { name: `Foto ${position} de 9` });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns the photo's button in the gallery. */
async function openPhoto(page: Page, position: number): Promise<Locator> {
  const photo = photos(page).nth(position - 1);
  await photo.click();
  await expect(lightbox(page, position)).toBeVisible();
  return photo;
}

test.beforeEach(async ({ page }) => {
  await page.goto(HOME);
});

const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  'its button': (page) => button(page, 'Fechar galeria').click(),
  Esc: (page) => page.keyboard.press('Escape'),
  // This point on the backdrop is beside the picture on a wide screen, and above the picture on a phone.
  'a press on the backdrop': (page) => page.mouse.click(5, 150),
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a photo opens full-screen, and stays open when it’s pressed', async ({ page }) => {
      await openPhoto(page, 3);
      const box = await lightbox(page, 3).boundingBox();
      expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });
      await expect(lightbox(page, 3)).toHaveAccessibleDescription('A fachada');
      // The arrows stay hidden without JavaScript, because they would do nothing.
      const arrows = page.getByRole('button', { name: /^Próxima|anterior$/ });
      await expect(arrows).toHaveCount(javaScriptEnabled ? 2 : 0);

      await lightbox(page, 3).getByRole('img').click();
      await lightbox(page, 3).getByText('A fachada').click();
      await expect(lightbox(page, 3)).toBeVisible();
    });

    test('the lightbox takes the focus, and returns it to the photo when it closes', async ({
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

    test('the page behind the lightbox doesn’t scroll', { tag: '@desktop' }, async ({ page }) => {
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

test.describe('with a keyboard and a mouse', { tag: '@desktop' }, () => {
  test('arrow keys page through the photos and start again after the last one', async ({
    page,
  }) => {
    await openPhoto(page, 1);
    for (const { key, position } of [
      // With Control or Alt, an arrow key is a shortcut of the browser or the system.
      { key: 'Control+ArrowRight', position: 1 },
      { key: 'ArrowRight', position: 2 },
      { key: 'ArrowLeft', position: 1 },
      { key: 'ArrowLeft', position: 9 },
      { key: 'ArrowRight', position: 1 },
    ]) {
      await page.keyboard.press(key);
      await expect(lightbox(page, position), `after ${key}`).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(button(page, 'Fechar galeria')).toBeFocused();
    }
  });

  test('arrow buttons page through the photos and keep the focus', async ({ page }) => {
    await openPhoto(page, 1);
    await button(page, 'Foto anterior').click();
    await expect(lightbox(page, 9)).toBeVisible();
    await expect(button(page, 'Foto anterior')).toBeFocused();
    await button(page, 'Próxima foto').focus();
    await page.keyboard.press('Enter');
    await expect(lightbox(page, 1)).toBeVisible();
    await expect(button(page, 'Próxima foto')).toBeFocused();
  });

  test('Esc closes the lightbox and focuses the photo that was seen last', async ({ page }) => {
    await openPhoto(page, 1);
    await button(page, 'Próxima foto').click();
    await expect(lightbox(page, 2)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(photos(page).nth(1)).toBeFocused();
    await expect(photos(page).nth(1)).toBeInViewport();
  });
});

// The window decides whether the labels are above and below the photo or beside it.
for (const [width, height] of [
  [740, 360],
  [1366, 650],
  [1440, 900],
  [390, 844],
] as const) {
  test(`in a window of ${width} × ${height} px, every label of the lightbox is upright, beside the photo`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPhoto(page, 1);
    const photo = await lightbox(page, 1).locator('picture').boundingBox();
    const labels = lightbox(page, 1).getByText(/^1 de 9$|^Fechar galeria$|^A parede/);
    await expect(labels).toHaveCount(3);
    for (const label of await labels.all()) {
      await expect(label).toHaveCSS('writing-mode', 'horizontal-tb');
      expect(areOverlapping(photo, await label.boundingBox()), await label.innerText()).toBe(false);
    }
  });
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function areOverlapping(one: Box, other: Box): boolean {
  return (
    one !== null &&
    other !== null &&
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

type TouchPoint = { x: number; y: number };

/** Both distances are in px, from the screen's left and top. */
const at = (x: number, y = 400): TouchPoint => ({ x, y });

test.describe('on a touch screen', { tag: ['@phone', '@chromium'] }, () => {
  test('a sideways swipe in the lightbox shows the next or previous photo', async ({ page }) => {
    await openPhoto(page, 1);
    const session = await page.context().newCDPSession(page);
    await drag(session, [at(300)], [at(250, 420)]);
    await expect(lightbox(page, 2)).toBeVisible();
    await drag(session, [at(80)], [at(300, 390)]);
    await expect(lightbox(page, 1)).toBeVisible();
  });

  test('taps, short or steep swipes and two fingers don’t change the photo', async ({ page }) => {
    await openPhoto(page, 1);
    const session = await page.context().newCDPSession(page);
    await drag(session, [at(200)], [at(200)]);
    await drag(session, [at(200)], [at(160)]); // A swipe is at least 48 px wide.
    await drag(session, [at(300)], [at(200, 460)]); // A swipe is at least twice as wide as it's high.
    await drag(session, [at(300), at(200)], [at(250), at(150)]);
    await expectStillAtFirstPhoto(page, session);
  });

  test('a swipe on a zoomed photo pans it', async ({ page }) => {
    await openPhoto(page, 1);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await drag(session, [at(20)], [at(400)]);
    // The first swipe pans the page to its edge, so the second swipe can't pan it any more.
    await drag(session, [at(20)], [at(400)]);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expectStillAtFirstPhoto(page, session);
  });
});

/** Also swipes to the second photo, which proves that touches reach the page. */
async function expectStillAtFirstPhoto(page: Page, session: CDPSession) {
  await expect(lightbox(page, 1)).toBeVisible();
  await drag(session, [at(300)], [at(250)]);
  await expect(lightbox(page, 2)).toBeVisible();
}

/** Each finger touches its point in `from`, moves to its point in `to` in two steps, and lets go there. */
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

test.describe('without invoker commands', { tag: '@phone' }, () => {
  test('a press on a photo opens the lightbox, and its close button closes it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      // Chromium still acts on the attributes `command` and `commandfor` unless their event is cancelled.
      document.addEventListener('command', (event) => event.preventDefault(), true);
    });
    await page.goto(HOME);
    await openPhoto(page, 2);
    await button(page, 'Fechar galeria').click();
    await expect(lightbox(page, 2)).toBeHidden();
  });
});
