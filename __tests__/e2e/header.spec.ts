import type { Locator, Page } from '@playwright/test';
import { BOOKING_BAR, expect, HOME, openMenu, scrollTo, test } from './fixtures';

/** `$inline-nav` in `styles/_tokens.scss`: at this width, links replace the menu in the header. */
const INLINE_LINKS_WIDTH_PX = 960;

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.locator('#menu');
const openMenuButton = (page: Page) =>
  page.getByRole('button', { name: 'Abrir menu', exact: true });
const closeMenuButton = (page: Page) =>
  page.getByRole('button', { name: 'Fechar menu', exact: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.goto(HOME);
});

test('the header stays on the screen, and its brand leads to the top of the page', async ({
  page,
}) => {
  await scrollTo(page, 'bottom');
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  expect(await header(page).boundingBox()).toMatchObject({ y: 0 });
  await header(page).getByRole('link', { name: 'início' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('links and booking button fit into one row on a screen 960 px wide', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: INLINE_LINKS_WIDTH_PX, height: 900 });
  await expect(header(page).getByRole('link', { name: 'Agendar horário' })).toBeVisible();
  await expect(header(page).getByRole('button'), 'such as the menu’s').toHaveCount(0);
  await expectLinksToWork(page, { maxHeaderHeightPx: 90 });
});

for (const { missing, javaScriptEnabled } of [
  { missing: 'JavaScript', javaScriptEnabled: false },
  { missing: 'popovers', javaScriptEnabled: true },
]) {
  test.describe(`without ${missing}`, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('the header has a row of links below the brand, instead of the menu', async ({
      page,
      baseURL,
    }) => {
      if (missing === 'popovers') {
        await hidePopovers(page, `${baseURL}`);
        await page.goto(HOME);
      }
      await expect(openMenuButton(page)).toHaveCount(0);
      await expect(menu(page)).toBeHidden();
      // A third row would make the sticky header cover more than a fifth of the screen.
      await expectLinksToWork(page, { maxHeaderHeightPx: 150 });
    });
  });
}

/**
 * Simulates an engine without popovers by renaming all their attributes, selectors and methods. Also renames the CSP,
 * because its hashes would block the changed scripts and styles.
 */
async function hidePopovers(page: Page, url: string) {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/popover/gi, 'unknown')
      .replace('Content-Security-Policy', 'x-policy');
    await route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
  });
}

async function expectLinksToWork(page: Page, { maxHeaderHeightPx }: { maxHeaderHeightPx: number }) {
  const box = await header(page).boundingBox();
  expect(box?.height, 'height of the header in px').toBeLessThan(maxHeaderHeightPx);
  // The header may also link to other pages.
  const links = page.getByRole('navigation', { name: 'Principal' }).locator('a[href^="#"]');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await expectToLeadToSection(page, link);
  }
}

test.describe('on a small screen', { tag: '@phone' }, () => {
  test('a button opens and closes the menu', async ({ page }) => {
    await expect(menu(page)).toBeHidden();
    await openMenuButton(page).tap();
    await expect(menu(page).getByRole('link').first()).toBeInViewport();
    await expect(openMenuButton(page)).toHaveCount(0);
    await closeMenuButton(page).tap();
    await expect(menu(page)).toBeHidden();
    await expect(openMenuButton(page)).toBeVisible();
  });

  test('a link in the menu closes it and leads to its section', async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'Menu' }).locator('a[href^="#"]');
    await openMenu(page);
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      await expectToLeadToSection(page, link);
      await expect(menu(page)).toBeHidden();
      await openMenu(page);
    }
  });

  test('the page behind the open menu can be neither reached nor scrolled', async ({ page }) => {
    // In the middle of the price list, the booking bar is visible.
    const services = page.locator('#servicos article');
    await services.nth(4).scrollIntoViewIfNeeded();
    await expect.poll(() => listReachableParts(page)).toEqual(['main', 'footer', BOOKING_BAR]);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await openMenu(page);
    expect(await listReachableParts(page)).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await closeMenuButton(page).tap();
    await expect.poll(() => listReachableParts(page)).toEqual(['main', 'footer', BOOKING_BAR]);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('the menu scrolls on a phone turned to landscape', async ({ page }) => {
    await openMenu(page);
    await page.setViewportSize({ width: 740, height: 320 });
    await page.mouse.move(370, 200);
    await page.mouse.wheel(0, 2_000);
    await expect(menu(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
  });

  // If the menu stayed open, the page behind it would be unreachable. A wide screen has no button to close the menu.
  test('the menu closes when the screen becomes wide enough for the links', async ({ page }) => {
    await openMenu(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(menu(page)).toBeHidden();
    // A wide screen has no booking bar.
    await expect.poll(() => listReachableParts(page)).toEqual(['main', 'footer']);
  });
});

/** Lists the parts of the page that have a link or a button that can take the focus. */
function listReachableParts(page: Page): Promise<string[]> {
  return page.evaluate(
    (parts) =>
      parts.filter((part) => {
        const controls = document.querySelectorAll<HTMLElement>(`${part} :is(a, button)`);
        return [...controls].some((control) => {
          control.focus({ preventScroll: true });
          return control === document.activeElement;
        });
      }),
    ['main', 'footer', BOOKING_BAR],
  );
}

async function expectToLeadToSection(page: Page, link: Locator) {
  const href = `${await link.getAttribute('href')}`;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expectAtSection(page, href);
}

/** Expects the section's heading below the sticky header, and the next Tab stop in the section or after it. */
async function expectAtSection(page: Page, anchor: string) {
  const section = page.locator(anchor);
  const heading = section.getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport();
  const measureRoom = async () => {
    const headerBox = await header(page).boundingBox();
    const box = await heading.boundingBox();
    return Number(box?.y) - Number(headerBox?.height);
  };
  const message = `px between the header and the heading of ${anchor}, by scroll-padding-block in styles/_base.scss`;
  await expect.poll(measureRoom, message).toBeGreaterThanOrEqual(0);

  await page.keyboard.press('Tab');
  // What is inside an element also follows its start.
  const isInOrAfter = await section.evaluate((element) => {
    const position = element.compareDocumentPosition(document.activeElement ?? element);
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isInOrAfter, `whether the stop after ${anchor} is in that section or after it`).toBe(true);
}
