import type { Page } from '@playwright/test';
import { getContent } from '@/model';
import { buildBookingUrl } from '@/model/derive/links';
import { enhance, expect, hold, scrollTo, test } from './fixtures';

const { shop, uiText } = getContent();
const { nav, menu } = uiText;
const targets = [
  [nav.services, 'servicos'],
  [nav.booking, 'agendar'],
  [nav.gallery, 'galeria'],
  [nav.contact, 'contato'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the header stays visible', { tag: '@phone' }, async ({ page }) => {
  await scrollTo(page, 'bottom');
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  expect(await page.getByRole('banner').evaluate((it) => it.getBoundingClientRect().top)).toBe(0);
});

test('the brand links to the top', { tag: '@desktop' }, async ({ page }) => {
  await scrollTo(page, 'bottom');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /início/ })
    .click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('the header shows the links and the booking button, without a menu', async ({ page }) => {
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation', { name: nav.label }).getByRole('link');
    await expect(links).toHaveText(targets.map(([label]) => label));
    await expect(header.getByRole('link', { name: uiText.bookLabel })).toHaveAttribute(
      'href',
      buildBookingUrl(shop),
    );
    await expect(header.getByRole('button')).toHaveCount(0);
  });

  test("a link shows its section's heading and moves the focus", async ({ page }) => {
    for (const [label, id] of targets) {
      await page
        .getByRole('navigation', { name: nav.label })
        .getByRole('link', { name: label })
        .click();
      await expectAtSection(page, id);
    }
  });
});

test.describe('on a small screen', { tag: '@phone' }, () => {
  for (const moment of ['before the script', 'after the script'] as const) {
    test.describe(moment, () => {
      test.beforeEach(async ({ page }) => {
        if (moment === 'after the script') {
          await enhance(page);
        }
      });

      test("the button's name follows the menu", async ({ page }) => {
        const open = page.getByRole('button', { name: menu.open, exact: true });
        const close = page.getByRole('button', { name: menu.close, exact: true });
        await expect(close).toHaveCount(0);
        await expect(open).toBeVisible();
        await expect(page.locator('#menu')).toBeHidden();

        await open.tap();
        await expect(close).toBeVisible();
        await expect(open).toHaveCount(0);
        await expect(page.locator('#menu').getByRole('link').first()).toBeInViewport();

        await close.tap();
        await expect(open).toBeVisible();
        await expect(page.locator('#menu')).toBeHidden();
      });

      test('following a link closes it and shows the section', async ({ page }) => {
        for (const [label, id] of moment === 'after the script' ? targets.slice(-1) : targets) {
          await page.getByRole('button', { name: menu.open }).tap();
          const links = page.getByRole('navigation', { name: menu.label });
          await links.getByRole('link', { name: label }).tap();
          await expect(page.locator('#menu')).toBeHidden();
          await expect(page.getByRole('button', { name: menu.open })).toBeVisible();
          await expectAtSection(page, id);
        }
      });
    });
  }

  for (const browser of ['of today', 'that always lays out all of a page'] as const) {
    test(`a browser ${browser} makes the page behind the open menu unreachable`, async ({
      page,
    }) => {
      if (browser !== 'of today') {
        await page.route('/', async (route) => {
          const html = await (await route.fetch()).text();
          // Simulates missing support by renaming the property. The length stays, because React compares
          // it; the CSP would block a new style.
          const body = html
            .replaceAll('content-visibility', 'unknown-visibility')
            .replace('Content-Security-Policy', 'x-policy');
          await route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
        });
        await page.goto('/');
      }
      // Where the booking bar is visible.
      await page.locator('#servicos li').nth(2).scrollIntoViewIfNeeded();
      await expect.poll(() => findReachable(page)).toEqual(['main', 'footer', 'aside']);
      await page.getByRole('button', { name: menu.open }).tap();
      await expect(
        page.locator('#menu').getByRole('link', { name: uiText.bookLabel }),
      ).toHaveAttribute('href', buildBookingUrl(shop));
      expect(await findReachable(page)).toEqual([]);
      await page.getByRole('button', { name: menu.close }).tap();
      await expect.poll(() => findReachable(page)).toEqual(['main', 'footer', 'aside']);
    });
  }

  test('the menu closes when rotating the phone hides its button', async ({ page }) => {
    // Opened and rotated before the script loads.
    const release = await hold(page, '**/_next/**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: menu.open }).tap();
    await expect(page.locator('#menu')).toBeVisible();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 1280, height: 720 });
    release();
    await expect.poll(() => page.locator('#menu:popover-open').count()).toBe(0);
    await expect.poll(() => findReachable(page)).toEqual(['main', 'footer']); // No bar on it.

    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: menu.open }).tap();
    await expect(page.locator('#menu')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(() => page.locator('#menu:popover-open').count()).toBe(0);
  });
});

/** The parts of the page outside the header that can receive focus. */
function findReachable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['main', 'footer', 'aside'].filter((part) =>
      [...document.querySelectorAll<HTMLElement>(`${part} :is(a, button, iframe)`)].some((it) => {
        it.focus({ preventScroll: true });
        return it === document.activeElement;
      }),
    ),
  );
}

async function expectAtSection(page: Page, id: string) {
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  const section = page.locator(`#${id}`);
  const heading = section.getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [header, title] = await Promise.all([
        page.getByRole('banner').boundingBox(),
        heading.boundingBox(),
      ]);
      return (title?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(0);

  await page.keyboard.press('Tab');
  const isInside = section.locator(':focus');
  await expect(isInside).toHaveCount(1);
}
