import type { Page } from '@playwright/test';
import { contrast } from '../fixtures/contrast';
import { expect, NOT_FOUND_LINES, ROUTES, test } from './fixtures';

test.describe('every page', () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  // The terms share the privacy policy's template.
  for (const route of ROUTES.filter((it) => it !== 'termos')) {
    test(`${route}: Tab visits everything once, in order and on screen, with a visible focus ring`, {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(route);
      const expected = await countStops(page);
      const stops: Awaited<ReturnType<typeof readStop>>[] = [];
      while (stops.length < expected) {
        if ((await pressTab(page)) === 'map') {
          await pressTab(page); // One stop more, once it has loaded.
        }
        stops.push(await readStop(page));
      }

      expect(stops.map(({ position }) => position)).toEqual(
        Array.from({ length: expected }, (_, index) => index),
      );
      const hard = stops.filter(
        (stop) =>
          !stop.isOnScreen ||
          !stop.isUncovered ||
          stop.outlineWidth < 2 ||
          contrast(stop.outlineColor, stop.ground) < 3,
      );
      expect(hard).toEqual([]);
    });
  }

  test('the first tab stop skips to the content', { tag: '@desktop' }, async ({ page }) => {
    for (const route of ROUTES) {
      await page.goto(route);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    }
  });
});

test('whoever walks the page quickly by Tab sees each stop at once', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  const stops: { name: string; isSeen: boolean }[] = [];
  do {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame); // Observers have run.
      const focused = document.activeElement ?? document.body;
      const { left, top, bottom, width } = focused.getBoundingClientRect();
      // Firefox does not scroll to a photo of which a part is on the screen: the middle of that part.
      const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const hit = document.elementFromPoint(left + width / 2, middle);
      return { name: focused.outerHTML.slice(0, 200), isSeen: focused.contains(hit) };
    });
    stops.push(stop);
  } while (!stops.at(-1)?.name.startsWith('<body'));
  expect(stops.length).toBeGreaterThan(30);
  // The map is a stop only if its frame has loaded, and scrolls by itself.
  const own = stops.slice(0, -1).filter(({ name }) => !name.startsWith('<iframe'));
  expect(own.filter(({ isSeen }) => !isSeen)).toEqual([]);
});

test('Enter and Space open the menu, Tab goes through its links and Escape closes it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('./');
  const open = page.getByRole('button', { name: 'Abrir menu' });
  for (const key of ['Enter', 'Space']) {
    await open.focus();
    await page.keyboard.press(key);
    await expect(page.locator('#menu')).toBeVisible();

    const links = page.locator('#menu').getByRole('link');
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
    await expect(open).toBeFocused();
  }
});

/** Numbers all tabbable elements. */
function countStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const reachable = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]'),
    ].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
    for (const [index, element] of reachable.entries()) {
      element.dataset.stop = String(index);
    }
    return reachable.length;
  });
}

/** Presses Tab and waits for the focus, which enters and leaves the map's frame asynchronously. */
async function pressTab(page: Page): Promise<string> {
  const from = await page.evaluate(findFocus);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(findFocus)).not.toMatch(new RegExp(`^(?:${from})?$`));
  return page.evaluate(findFocus);
}

/** The number of the focused element, or the map; undefined past the end of the page. */
const findFocus = () => {
  const { activeElement } = document;
  const stop = activeElement?.getAttribute('data-stop') ?? '';
  return activeElement?.matches('iframe') ? 'map' : stop;
};

function readStop(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) {
      throw new Error('What has the focus is no element of HTML.');
    }
    // The booking bar follows the scroll asynchronously, through an observer.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const transitions = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(transitions.map((it) => it.finished));

    const box = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map(
      (part) => [box.left + box.width / 2, box.top + box.height * part] as const,
    );
    const isHit = ([x, y]: readonly [number, number]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const style = getComputedStyle(element);

    return {
      name: element.getAttribute('aria-label') ?? element.innerText.trim(),
      position: Number(element.dataset.stop ?? -1),
      isOnScreen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      isUncovered: points.some(isHit),
      outlineWidth: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
      outlineColor: style.outlineColor,
      ground: backgroundBehind(element),
    };

    /** The outline is outside the element, over its backdrop. */
    function backgroundBehind(start: Element): string {
      let current = start.parentElement;
      while (current) {
        const { backgroundColor } = getComputedStyle(current);
        if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) {
          return backgroundColor;
        }
        current = current.parentElement;
      }
      return 'rgb(255, 255, 255)';
    }
  });
}
