import type { Page } from '@playwright/test';
import { contrast } from '../../styles/contrast';
import { expect, HOME, NOT_FOUND_LINES, ONE_URL_PER_TEMPLATE, test, URLS } from './fixtures';

/**
 * Leaves out the map's iframe. Tab may or may not stop at it, so `tabTo` skips it.
 */
const TABBABLE = [
  'a[href]',
  'area[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'audio[controls]',
  'video[controls]',
  '[contenteditable]',
  '[tabindex]',
].join(', ');

/** `describeFocus` returns this while the map's iframe has the focus. */
const MAP = 'the map';

/** `describeFocus` returns this when the focus has left the page. */
const NOTHING = 'nothing on the page';

test.describe('on every page', () => {
  test.use({ tolerated: NOT_FOUND_LINES, contextOptions: { reducedMotion: 'reduce' } });

  // With motion, the booking bar takes a moment to slide off the stop behind it.
  for (const { url, width, reducedMotion } of [
    ...ONE_URL_PER_TEMPLATE.map((url) => ({ url, width: 1280, reducedMotion: 'reduce' as const })),
    { url: HOME, width: 390, reducedMotion: 'no-preference' as const },
  ]) {
    test(`on a screen of ${width} px, Tab visits every stop on ${url} once and in order, each with a visible focus`, {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(url);
      for (const stop of await markStops(page)) {
        await tabTo(page, stop);
        const { isUncovered, outlineWidthPx, outlineColor, backdrop } =
          await readFocusedElement(page);
        expect(isUncovered, `${stop} is on the screen and not covered`).toBe(true);
        expect(outlineWidthPx, `outline of ${stop} in px`).toBeGreaterThanOrEqual(2);
        expect(
          contrast(outlineColor, backdrop),
          `contrast of the outline of ${stop}, ${outlineColor} on ${backdrop}`,
        ).toBeGreaterThanOrEqual(3);
      }
      await tabTo(page, NOTHING);
    });
  }

  test('the first Tab stop is a link to the content', { tag: '@desktop' }, async ({ page }) => {
    for (const url of URLS) {
      await page.goto(url);
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: 'Pular para o conteúdo' });
      await expect(skipLink, `the skip link on ${url}`).toBeFocused();
      await expect(skipLink).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main'), `the content of ${url}`).toBeFocused();
      await page.keyboard.press('Tab');
      // If the content is only text, the next Tab stop is in the footer.
      const hasStops = (await page.getByRole('main').locator('a, button').count()) > 0;
      const next = page.getByRole(hasStops ? 'main' : 'contentinfo');
      await expect(
        next.locator(':focus'),
        `the stop after the skip link on ${url} is the first one from the content on`,
      ).toHaveCount(1);
    }
  });
});

test('the menu opens with Enter or Space, its links are the next Tab stops, and Esc closes it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(HOME);
  const menu = page.locator('#menu');
  const openMenuButton = page.getByRole('button', { name: 'Abrir menu' });
  await openMenuButton.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(menu, `the menu after ${key}`).toBeVisible();
    const links = menu.getByRole('link');
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await expect(menu, `the menu after ${key} and Esc`).toBeHidden();
    await expect(openMenuButton, 'the button that has opened the menu').toBeFocused();
  }
});

/**
 * Returns a description of each Tab stop, for example `stop 3 of 40, <a> "Galeria"`. `describeFocus` later reads it
 * from the element's `data-stop`.
 */
function markStops(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.matches(':not(:disabled)') &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    return stops.map((element, index) => {
      const name = element.getAttribute('aria-label') ?? element.innerText.trim();
      const description = `stop ${index + 1} of ${stops.length}, <${element.localName}> "${name}"`;
      element.dataset.stop = description;
      return description;
    });
  }, TABBABLE);
}

/** If Tab moves the focus into the map's iframe, presses Tab again. */
async function tabTo(page: Page, expected: string) {
  await page.keyboard.press('Tab');
  let hasMetMap = false;
  await expect(async () => {
    // Keyboard focus moves in and out of the map's iframe asynchronously, so the check is retried.
    const focused = await describeFocus(page);
    if (focused === MAP && !hasMetMap) {
      hasMetMap = true;
      await page.keyboard.press('Tab');
    }
    expect(
      focused,
      `Tab should have moved the focus to ${expected}. The focus is on ${focused}.`,
    ).toBe(expected);
  }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 250] });
}

function describeFocus(page: Page): Promise<string> {
  return page.evaluate(
    ({ map, nothing }) => {
      const element = document.activeElement;
      if (element === null || element === document.body) {
        return nothing;
      }
      if (element.matches('iframe')) {
        return map;
      }
      const unexpected = `an element that isn't in the list of Tab stops, ${element.outerHTML.slice(0, 120)}`;
      return element.getAttribute('data-stop') ?? unexpected;
    },
    { map: MAP, nothing: NOTHING },
  );
}

/** Reads how the focused element looks in the moment after Tab was pressed. */
function readFocusedElement(page: Page) {
  return page.evaluate(async () => {
    // The booking bar's observer reacts to scrolling within two frames.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return {
      isUncovered: window.seen.isUncovered(element),
      outlineWidthPx: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      outlineColor,
      backdrop: window.seen.readBackdrop(element),
    };
  });
}
