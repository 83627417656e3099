import type { Page } from '@playwright/test';
import { expect, findOverflows, NOT_FOUND_LINES, ROUTES, scrollTo, test } from './fixtures';

/** What should not wrap; hours have a line for each period. */
const WHOLE = ['header nav a', 'td', 'a[href^="tel:"]', ':is(h1, h2, h3) > span'];

/** Between the margins, in CSS pixels. */
const A4 = { width: 718, height: 1047 };
const WIDTHS = [320, 390, 480, 704, 820, 960, 1100, 1280, 2560];

test.use({ tolerated: NOT_FOUND_LINES });

test.describe('any shop', { tag: ['@both', '@desktop'] }, () => {
  test('overflows nowhere and breaks no hours, telephone, link or line of wood type', async ({
    page,
  }) => {
    await page.goto('./');
    for (const selector of WHOLE) {
      await expect(page.locator(selector), selector).not.toHaveCount(0);
    }
    const holiday = page.locator('tr[data-from]').first();
    const date = await holiday.getAttribute('data-day');
    await page.clock.setFixedTime(`${date}T12:00:00-03:00`);
    for (const route of ROUTES.toReversed()) {
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      await expectNowhere(page, route === './' ? WIDTHS : [320, 820, 1280]);
    }
    await expect(holiday, 'is announced').toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(A4);
    expect(await listMisfits(page), 'on paper').toEqual([]);
  });

  test('fits with fallback fonts on a high-density screen', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ deviceScaleFactor: 1.75 });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(`${baseURL}`);
    await expectNowhere(page, WIDTHS);
    await page.close();
  });

  test('changes nothing but the time when its scripts run', async ({ page }) => {
    for (const route of ['./', 'privacidade', 'nenhum-lugar']) {
      await page.goto(route, { waitUntil: 'networkidle' });
      const before = await readPage(page);
      await scrollTo(page, 'bottom');
      await page.waitForTimeout(300);
      expect(await readPage(page), route).toEqual(before);
    }
  });
});

/** Expects every piece to fit at any width. */
async function expectNowhere(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await listMisfits(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}

const listMisfits = async (page: Page) => [
  ...(await findOverflows(page)),
  ...(await page.evaluate(listBroken, WHOLE)),
  ...(await page.evaluate(listStrays)),
];

/** Finds text that should not wrap but does. */
function listBroken(pieces: readonly string[]): string[] {
  const whole = [...document.querySelectorAll(pieces.join())].filter((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const tops = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8));
    const lines = `${element.textContent}`.split('\n').length;
    return new Set(tops).size > lines && element.querySelector('svg') === null;
  });
  // Words of titles, and all telephone numbers.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const isTitle = text.parentElement?.matches('main h1');
    for (const { 0: word, index } of `${text.nodeValue}`.matchAll(
      isTitle ? /[^\s-]+/g : /\d{4,5}-\d{4}/g,
    )) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      broken.push(...(range.getClientRects().length > 1 ? [`broken: ${word}`] : []));
    }
  }
  return [...broken, ...whole.map(({ textContent }) => `broken: ${textContent}`)];
}

/** Finds photos below the top of their box, misplaced buttons and portraits without a name below. */
function listStrays(): string[] {
  const boxOf = (root: Element, selector: string) =>
    (root.querySelector(selector) ?? root).getBoundingClientRect();
  const photos = [...document.querySelectorAll('#galeria ul > li')].filter((item) => {
    const picture = boxOf(item, 'picture');
    const isLow = picture.top > item.getBoundingClientRect().top + 1;
    return isLow || boxOf(item, 'button > span').bottom > picture.bottom + 1;
  });
  const people = [...document.querySelectorAll('#equipe li article')].filter((card) => {
    const portrait = boxOf(card, '[role=img]');
    const isAfterName = portrait.bottom > boxOf(card, 'h3').top;
    const isPoster = !card.querySelector('picture') && portrait.height > innerHeight / 2;
    return innerWidth < 704 && (isAfterName || isPoster); // In one column.
  });
  return [...photos, ...people].map(({ textContent }) => `${textContent}`.trim().slice(0, 40));
}

/** What the scripts must not change. */
function readPage(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    text: document.body.innerText,
    head: [
      ...document.head.querySelectorAll(
        'meta, style, link:not([as="script"]), script[type$="json"]',
      ),
    ]
      .map((element) => element.outerHTML)
      .sort(),
  }));
}
