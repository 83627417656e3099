import type { Locator } from '@playwright/test';
import { contrast } from '../fixtures/contrast';
import { expect, HOME, NOT_FOUND_LINES, ONE_URL_PER_TEMPLATE, test, URLS } from './fixtures';

test.describe('on every page', { tag: '@desktop' }, () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  for (const { url, width } of [
    ...ONE_URL_PER_TEMPLATE.map((url) => ({ url, width: 1280 })),
    { url: HOME, width: 390 },
  ]) {
    test(`Tab visits and outlines every link and button of ${url} at ${width} px`, async ({
      page,
    }) => {
      // With animations, because the booking bar covers the link behind it while it slides away.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(url);
      // Browsers differ in whether and how Tab enters the map.
      await page.locator('iframe').evaluateAll((maps) => maps.map((map) => map.remove()));
      const stops = page.locator('a, button, summary, [tabindex="0"]').filter({ visible: true });
      for (const stop of await stops.all()) {
        await page.keyboard.press('Tab');
        await expect(stop).toBeFocused();
        const { name, isUncovered, outlineWidthPx, outlineColor, backdrop } =
          await readFocusedElement(stop);
        expect(isUncovered, `${name} is on the screen and not covered`).toBe(true);
        expect(outlineWidthPx, `outline of ${name} in px`).toBeGreaterThanOrEqual(2);
        expect(
          contrast(outlineColor, backdrop),
          `contrast of the outline of ${name}, ${outlineColor} on ${backdrop}`,
        ).toBeGreaterThanOrEqual(3);
      }
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus'), 'after the last stop').toHaveCount(0);
    });
  }

  test('the first Tab stop is a link to the content', async ({ page }) => {
    for (const url of URLS) {
      await page.goto(url);
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: 'Pular para o conteúdo' });
      await expect(skipLink, `the skip link on ${url}`).toBeFocused();
      await expect(skipLink).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main'), `the content of ${url}`).toBeFocused();
      await page.keyboard.press('Tab');
      const next = page.getByRole('main').locator(':focus');
      await expect(next, `the stop after the skip link on ${url}`).toHaveCount(1);
    }
  });
});

/** Reads how an element looks in the moment after Tab has moved the focus to it. */
function readFocusedElement(stop: Locator) {
  return stop.evaluate(async (element) => {
    // The booking bar's observer reacts to scrolling within two frames.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    // Firefox may scroll only a part of a photo into view.
    const { left, top, bottom, width } = element.getBoundingClientRect();
    const middleOfVisiblePart = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const onTop = document.elementFromPoint(left + width / 2, middleOfVisiblePart);

    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    let backdrop = element.parentElement;
    while (backdrop && getComputedStyle(backdrop).backgroundColor === 'rgba(0, 0, 0, 0)') {
      backdrop = backdrop.parentElement;
    }
    return {
      name: element.outerHTML.slice(0, 120),
      isUncovered: element.contains(onTop),
      outlineWidthPx: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      outlineColor,
      backdrop: getComputedStyle(backdrop ?? document.body).backgroundColor,
    };
  });
}

test('Enter or Space opens the menu, Tab visits its links, and Esc closes it', {
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
    await expect(openMenuButton).toBeFocused();
  }
});
