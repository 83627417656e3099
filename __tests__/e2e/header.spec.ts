import type { Page } from '@playwright/test';
import { BOOKING_BAR, expect, HOME, scrollTo, test } from './fixtures';

const WIDE = { width: 1440, height: 900 };

/** From this width on, the header shows its links instead of the menu: `$inline-nav` in `styles/_tokens.scss`. */
const INLINE_LINKS_WIDTH_PX = 960;

/**
 * Without a menu, the header has a row for the brand and a row for the links. A third row would make the sticky header
 * cover more than a fifth of a phone's screen.
 */
const MAX_HEIGHT_OF_TWO_ROWS_PX = 150;

const openMenuButton = (page: Page) =>
  page.getByRole('button', { name: 'Abrir menu', exact: true });
const closeMenuButton = (page: Page) =>
  page.getByRole('button', { name: 'Fechar menu', exact: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.goto(HOME);
});

test('the header stays at the top of the screen, and its brand leads to the top of the page', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  await scrollTo(page, 'bottom');
  await expect(header).toBeInViewport({ ratio: 1 });
  expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  await header.getByRole('link', { name: 'início' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('on a wide screen, the header links to the sections', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const header = page.getByRole('banner');
  const links = header.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  for (const { label, id } of await listSectionLinks(page)) {
    await links.filter({ hasText: label }).click();
    await expectAtSection(page, id);
  }
});

test('on a screen of 60rem or wider, the header’s brand, links and booking button are in one row', {
  tag: ['@desktop', '@both'],
}, async ({ page }) => {
  const header = page.getByRole('banner');
  for (const width of [INLINE_LINKS_WIDTH_PX, 1100, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await readRows(page);
    const advice = `At ${width} px, the header has room for one row, as wide as the screen. Shorten or remove a link, or raise $inline-nav in styles/_tokens.scss, so that the menu holds the links up to a greater width.`;
    expect(rows, advice).toHaveLength(1);
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth, advice).toBeLessThanOrEqual(width);
    // The brand, four section links and the booking button. A shop without a gallery has one link fewer.
    expect(rows[0]?.length, `what is in the row: ${rows}`).toBeGreaterThanOrEqual(5);
    await expect(header.getByRole('link', { name: 'Agendar horário' })).toBeVisible();
    await expect(header.getByRole('button'), 'buttons, such as that of the menu').toHaveCount(0);
  }
});

for (const { missing, javaScriptEnabled } of [
  { missing: 'JavaScript', javaScriptEnabled: false },
  { missing: 'popovers', javaScriptEnabled: true },
]) {
  test.describe(`without ${missing}`, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test.beforeEach(async ({ page, baseURL }) => {
      if (missing === 'popovers') {
        await hidePopovers(page, `${baseURL}`);
        await page.goto(HOME);
      }
    });

    test('the header has links to the sections in one row below the brand, instead of the menu', async ({
      page,
    }) => {
      const links = await listSectionLinks(page);
      expect(
        await readRows(page),
        'Shorten or remove a link, or give each less room in site-header.module.scss.',
      ).toEqual([
        [expect.stringContaining('início')],
        expect.arrayContaining(links.map(({ label }) => label)),
      ]);
      await expect(openMenuButton(page)).toHaveCount(0);
      await expect(page.locator('#menu')).toBeHidden();
      const box = await page.getByRole('banner').boundingBox();
      expect(box?.height, 'height of the header in px').toBeLessThan(MAX_HEIGHT_OF_TWO_ROWS_PX);
      for (const { label, id } of links) {
        await page.getByRole('banner').getByRole('link', { name: label, exact: true }).tap();
        await expectAtSection(page, id);
      }
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

test.describe('on a small screen', { tag: '@phone' }, () => {
  test('a button opens and closes the menu', async ({ page }) => {
    const menu = page.locator('#menu');
    await expect(menu).toBeHidden();
    await expect(closeMenuButton(page)).toHaveCount(0);
    await openMenuButton(page).tap();
    await expect(menu.getByRole('link').first()).toBeInViewport();
    await expect(closeMenuButton(page)).toBeVisible();
    await expect(openMenuButton(page)).toHaveCount(0);
    await closeMenuButton(page).tap();
    await expect(menu).toBeHidden();
  });

  test('the menu closes when one of its links is followed to a section', async ({ page }) => {
    const menu = page.locator('#menu');
    for (const { label, id } of await listSectionLinks(page)) {
      await openMenuButton(page).tap();
      await menu.getByRole('link', { name: label, exact: true }).tap();
      await expect(menu).toBeHidden();
      await expect(openMenuButton(page)).toBeVisible();
      await expectAtSection(page, id);
    }
  });

  test('the page behind the open menu can be neither reached nor scrolled', async ({ page }) => {
    // At the fifth service, the booking bar stays visible even if Playwright scrolls a little before a tap.
    await page.locator('#servicos article').nth(4).scrollIntoViewIfNeeded();
    await expect.poll(() => findReachableParts(page)).toEqual(['main', 'footer', BOOKING_BAR]);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await openMenuButton(page).tap();
    expect(await findReachableParts(page)).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await closeMenuButton(page).tap();
    await expect.poll(() => findReachableParts(page)).toEqual(['main', 'footer', BOOKING_BAR]);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('the menu scrolls on a phone turned to landscape', async ({ page }) => {
    await openMenuButton(page).tap();
    await page.setViewportSize({ width: 740, height: 320 });
    await page.mouse.move(370, 200);
    await page.mouse.wheel(0, 2_000);
    await expect(page.locator('#menu').getByRole('link').last()).toBeInViewport({ ratio: 1 });
  });

  // If the menu stayed open, the page behind it would be unreachable. A wide screen has no button to close the menu.
  test('the menu closes when the screen becomes wide enough for the links', async ({ page }) => {
    await openMenuButton(page).tap();
    await page.setViewportSize(WIDE);
    await expect(page.locator('#menu:popover-open')).toHaveCount(0);
    // A wide screen has no booking bar.
    await expect.poll(() => findReachableParts(page)).toEqual(['main', 'footer']);
  });
});

/** Also works where the menu replaces the header's section links, because they stay in the HTML. */
async function listSectionLinks(page: Page) {
  const nav = page.locator('header nav[aria-label=Principal]');
  const links = await nav
    .locator('a[href^="#"]')
    .evaluateAll((elements) =>
      elements.map((element) => ({
        label: `${element.textContent}`,
        id: `${element.getAttribute('href')}`.replace('#', ''),
      })),
    );
  expect(links.length, 'section links in the header').toBeGreaterThan(2);
  return links;
}

function readRows(page: Page): Promise<string[][]> {
  return page.evaluate(() => window.seen.listHeaderRows());
}

function findReachableParts(page: Page): Promise<string[]> {
  return page.evaluate(
    (parts) => window.seen.listReachableParts(parts),
    ['main', 'footer', BOOKING_BAR],
  );
}

/** Expects that a link has led to a section: its heading is below the sticky header, and Tab goes on from there. */
async function expectAtSection(page: Page, id: string) {
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  const section = page.locator(`#${id}`);
  const heading = section.getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const measureRoom = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    return Number(box?.y) - Number(header?.y) - Number(header?.height);
  };
  const message = `px between the header and the heading of #${id}, by scroll-padding-block in styles/_base.scss`;
  await expect.poll(measureRoom, message).toBeGreaterThanOrEqual(0);

  await page.keyboard.press('Tab');
  // Tab moves the focus past a section that is only text.
  const hasControls = (await section.locator('a, button, iframe').count()) > 0;
  await expect
    .poll(() => section.evaluate((element) => window.seen.locateFocus(element)))
    .toBe(hasControls ? 'in the section' : 'past the section');
}
