import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { isWholeSample } from '../sample';
import { expect, HOME, NOT_FOUND_LINES, test } from './fixtures';

/** High enough for a whole page, because a screenshot of a part of the page has to be on the screen. */
const LONG_SCREEN = { width: 390, height: 9_000 };

test.describe('lists', { tag: ['@desktop', '@chromium'] }, () => {
  test.use({ viewport: LONG_SCREEN });

  for (const { url, lists } of [
    { url: HOME, lists: ['#servicos ul li', '#agendar ol li'] },
    { url: './privacidade', lists: ['main section ul li', 'main section ol li'] },
  ]) {
    test(`the items of the lists on ${url} have their bullets and numbers`, async ({ page }) => {
      await page.goto(url);
      for (const list of lists) {
        const items = page.locator(list);
        await expect(items).not.toHaveCount(0);
        for (const item of await items.all()) {
          const { channels } = await sharp(await photographMarker(item)).stats();
          const contrast = Math.max(...channels.map(({ min, max }) => max - min));
          const text = await item.innerText();
          expect(contrast, `contrast of what is drawn left of “${text}”`).toBeGreaterThan(60);
        }
      }
    });
  }

  test('the numbers of a policy’s list count up', async ({ page }) => {
    await page.goto('privacidade');
    const items = page.locator('main section ol li');
    const first = await photographMarker(items.nth(0));
    const second = await photographMarker(items.nth(1));
    expect(first.equals(second), 'both items have the same number').toBe(false);
  });
});

/** Takes a picture of what's to the left of an item's first words. */
async function photographMarker(item: Locator): Promise<Buffer> {
  const { textLeft, top } = await item.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
    const range = document.createRange();
    range.selectNodeContents(words);
    const [line] = range.getClientRects();
    return { textLeft: line?.left ?? 0, top: line?.top ?? 0 };
  });
  const left = Math.max(0, textLeft - 36);
  const clip = { x: left, y: top, width: textLeft - 1 - left, height: 20 };
  return item.page().screenshot({ clip });
}

test.describe('the terms', { tag: '@desktop' }, () => {
  test('the terms open without a redirect, and the links in their index lead to their topics', async ({
    page,
  }) => {
    const response = await page.goto('termos');
    expect(response?.status()).toBe(200);
    const redirectedFrom = response?.request().redirectedFrom();
    expect(redirectedFrom, 'request that was redirected to this URL').toBeNull();

    const index = page.getByRole('navigation', { name: 'Nesta página' });
    await index.getByRole('link', { name: 'Pagamento' }).click();
    await expect(page).toHaveURL(/\/termos#topico-pagamento$/);
    await expect(page.getByRole('heading', { name: 'Pagamento' })).toBeInViewport();
  });

  test('in a policy, bold text is bold, links are underlined, and paragraphs and lists keep apart', async ({
    page,
  }) => {
    await page.goto('termos');
    await expect(page.locator('main section strong').first()).toHaveCSS('font-weight', /^[67]00$/);
    await page.goto('privacidade');
    const links = page.locator('main section li a');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      await expect(link).toHaveCSS('text-decoration-line', 'underline');
    }
    const blocks = page.locator('main section > p + *, main section > :is(ul, ol) + *');
    await expect(blocks).not.toHaveCount(0);
    for (const block of await blocks.all()) {
      const space = await block.evaluate((element) => {
        const previousBottom = element.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return element.getBoundingClientRect().top - previousBottom;
      });
      expect(space, `px above “${await block.innerText()}”`).toBeGreaterThanOrEqual(8);
    }
  });

  // A dozen topics would bury the index in a screen reader's list of landmarks. Visitors reach them by their headings.
  test('the topics of the terms aren’t landmarks', async ({ page }) => {
    await page.goto('termos');
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expect(page.getByRole('region')).toHaveCount(0);
  });
});

test('a policy’s numbered list shows its numbers, indented and apart from the paragraph above', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('privacidade');
  await expect(page.locator('section ol > li').first()).toHaveCSS('list-style-type', 'decimal');
  const [section, above, first] = await Promise.all(
    ['section:has(ol)', 'section p:has(+ ol)', 'section ol > li:first-child'].map((selector) =>
      page.locator(selector).boundingBox(),
    ),
  );
  expect(first?.x).toBeGreaterThan(Number(section?.x) + 20);
  expect(first?.y).toBeGreaterThan(Number(above?.y) + Number(above?.height) + 8);
});

test.describe('the 404 page', { tag: '@desktop' }, () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  test('at an unknown URL, the 404 page logs the path to the console and links to the home page', async ({
    page,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const response = await page.goto('a/b/c?d=e');
    expect(response?.status()).toBe(404);
    const linesOfThePage = lines.filter((line) => line.startsWith('404: no page at'));
    expect(linesOfThePage).toEqual([expect.stringContaining('/a/b/c')]);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(HOME);
  });
});

test('on a wide screen, the sample’s heading “Serviços” and “e preços” is one line', {
  tag: '@content',
}, async ({ page }) => {
  if (!isWholeSample) {
    return;
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(HOME);
  const heading = page.getByRole('heading', { name: 'Serviços e preços' });
  const [first, second] = await heading.locator('span').all();
  const [firstBox, secondBox] = [await first?.boundingBox(), await second?.boundingBox()];
  expect(secondBox?.x).toBeGreaterThan(Number(firstBox?.x));
  expect(Math.abs(Number(secondBox?.y) - Number(firstBox?.y))).toBeLessThan(60);
});
