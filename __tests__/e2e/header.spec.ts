import type { Page } from '@playwright/test';
import { expect, scrollTo, test } from './fixtures';

const LINKS = [
  ['Serviços', 'servicos'],
  ['Agendar', 'agendar'],
  ['Galeria', 'galeria'],
  ['Contato', 'contato'],
] as const;

const WIDE = { width: 1440, height: 900 };

const opener = (page: Page) => page.getByRole('button', { name: 'Abrir menu', exact: true });
const closer = (page: Page) => page.getByRole('button', { name: 'Fechar menu', exact: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.goto('./');
});

test('the header stays visible, and its brand links to the top', async ({ page }) => {
  const header = page.getByRole('banner');
  await scrollTo(page, 'bottom');
  await expect(header).toBeInViewport({ ratio: 1 });
  expect(await header.evaluate((it) => it.getBoundingClientRect().top)).toBe(0);
  await header.getByRole('link', { name: 'início' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test.use({ viewport: WIDE });

  test('the header has links to the sections and the booking button, without a menu', async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation', { name: 'Principal' }).getByRole('link');
    await expect(links).toHaveText(LINKS.map(([label]) => label));
    await expect(header.getByRole('link', { name: 'Agendar horário' })).toBeVisible();
    await expect(header.getByRole('button')).toHaveCount(0);
    for (const [label, id] of LINKS) {
      await links.filter({ hasText: label }).click();
      await expectAtSection(page, id);
    }
  });
});

for (const [engine, javaScriptEnabled] of [
  ['scripts', false],
  ['popovers', true],
] as const) {
  test.describe(`without ${engine}`, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled });

    test('the header has links to the sections, and no button for a menu', async ({
      page,
      baseURL,
    }) => {
      await page.route(`${baseURL}`, async (route) => {
        // An engine that knows no attribute, selector or method of popovers. The CSP knows the page as it was.
        const html = await (await route.fetch()).text();
        const body = html
          .replace(/popover/gi, javaScriptEnabled ? 'unknown' : '$&')
          .replace('Content-Security-Policy', 'x-policy');
        await route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
      });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('./');
      await expect(opener(page)).toHaveCount(0);
      await expect(page.locator('#menu')).toBeHidden();
      const header = page.getByRole('banner');
      const { height = 0 } = (await header.boundingBox()) ?? {};
      expect(height).toBeLessThan(150);
      for (const [label, id] of LINKS) {
        await header.getByRole('link', { name: label, exact: true }).tap();
        await expectAtSection(page, id);
      }
    });
  });
}

test.describe('on a small screen', { tag: '@phone' }, () => {
  test('the menu opens and closes by its button', async ({ page }) => {
    const menu = page.locator('#menu');
    await expect(menu).toBeHidden();
    await expect(closer(page)).toHaveCount(0);
    await opener(page).tap();
    await expect(closer(page)).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    await expect(menu.getByRole('link').first()).toBeInViewport();
    await closer(page).tap();
    await expect(menu).toBeHidden();
  });

  test('a link of the menu closes it and leads to its section', async ({ page }) => {
    const menu = page.locator('#menu');
    for (const [label, id] of LINKS) {
      await opener(page).tap();
      await menu.getByRole('link', { name: label, exact: true }).tap();
      await expect(menu).toBeHidden();
      await expect(opener(page)).toBeVisible();
      await expectAtSection(page, id);
    }
  });

  test('the page behind the open menu is unreachable', async ({ page }) => {
    // Where the booking bar is visible, and stays so when Playwright scrolls before it taps.
    await page.locator('#servicos article').nth(4).scrollIntoViewIfNeeded();
    await expect.poll(() => findReachable(page)).toEqual(['main', 'footer', 'aside']);
    await opener(page).tap();
    expect(await findReachable(page)).toEqual([]);
    await expect(page.locator('html'), 'does not scroll').toHaveCSS('overflow-y', 'hidden');
    await closer(page).tap();
    await expect.poll(() => findReachable(page)).toEqual(['main', 'footer', 'aside']);
  });

  test('a turned phone scrolls the menu, or closes it with its button', async ({ page }) => {
    await opener(page).tap();
    await page.setViewportSize({ width: 740, height: 320 }); // Not yet there, where it scrolls.
    await page.mouse.move(370, 200);
    await page.mouse.wheel(0, 2_000);
    await expect(page.locator('#menu').getByRole('link').last()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(WIDE);
    await expect.poll(() => page.locator('#menu:popover-open').count()).toBe(0);
    await expect.poll(() => findReachable(page)).toEqual(['main', 'footer']); // No bar on it.
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
  await expect(section.locator(':focus')).toHaveCount(1);
}
