import type { Page } from '@playwright/test';
import {
  expect,
  findBrokenWords,
  findOverflows,
  HOME,
  NOT_FOUND_LINES,
  test,
  URLS,
} from './fixtures';

/** Text in these elements shouldn't wrap. A table cell with two opening periods has two lines on purpose. */
const UNBREAKABLE = ['header nav a', 'td', 'a[href^="tel:"]', ':is(h1, h2, h3) > span'];

const TELEPHONE_NUMBER = /\d{4,5}-\d{4}/g;

/** An A4 sheet's printable area, in CSS pixels. */
const A4 = { width: 718, height: 1047 };

/** Screen widths in px: both sides of every breakpoint, and the narrowest and widest in use. */
const WIDTHS = [320, 390, 480, 704, 820, 960, 1100, 1280, 2560];

/** The browser reports these problems when a test blocks font files. */
const LOST_FONTS =
  /^failed request: \S+\.woff2 |^console error: Failed to load resource: .*\.woff2\)$/;

test.use({ tolerated: NOT_FOUND_LINES });

test.describe('for any shop', { tag: ['@both', '@desktop'] }, () => {
  test('the home page fits every screen width while a holiday is announced', async ({ page }) => {
    await goToHoliday(page);
    for (const selector of UNBREAKABLE) {
      await expect(page.locator(selector), `the page has "${selector}"`).not.toHaveCount(0);
    }
    await expectFit(page, WIDTHS);
  });

  test('every page except the home page fits every screen width', async ({ page }) => {
    const otherUrls = URLS.filter((url) => url !== HOME);
    for (const url of otherUrls) {
      await page.goto(url);
      await expectFit(page, [320, 820, 1280]);
    }
  });

  test('the printed home page fits the width of an A4 sheet', async ({ page }) => {
    await goToHoliday(page);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(A4);
    expect(await listMisfits(page)).toEqual([]);
  });
});

test.describe('on a high-density screen', { tag: ['@both', '@desktop'] }, () => {
  test.use({ deviceScaleFactor: 1.75, tolerated: LOST_FONTS });

  test('the home page fits every screen width in its fallback fonts', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(HOME);
    await expectFit(page, WIDTHS);
  });
});

/** Sets the clock to the shop's first special day. A shop may have none. */
async function goToHoliday(page: Page) {
  await page.goto(HOME);
  const holiday = page.locator('tr[data-from]').first();
  if ((await holiday.count()) === 0) {
    return;
  }
  const date = await holiday.getAttribute('data-day');
  await page.clock.setFixedTime(`${date}T12:00:00-03:00`);
  await page.goto(HOME);
  await expect(holiday, `the special day ${date} is announced`).toBeVisible();
}

async function expectFit(page: Page, widths: readonly number[]) {
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await listMisfits(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}

async function listMisfits(page: Page): Promise<string[]> {
  const overflowing = await findOverflows(page);
  const wrapping = await page.evaluate(findWrappedElements, UNBREAKABLE);
  const broken = await findBrokenWords(page, TELEPHONE_NUMBER);
  const misplaced = await page.evaluate(findMisplacedParts);
  return [...overflowing, ...wrapping, ...broken, ...misplaced];
}

function findWrappedElements(unbreakable: readonly string[]): string[] {
  const problems: string[] = [];
  for (const element of document.querySelectorAll(unbreakable.join(', '))) {
    const range = document.createRange();
    range.selectNodeContents(element);
    // Rounds to steps of 8 px, because boxes on the same line may end a few pixels apart.
    const lineEnds = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8));
    const lineCount = new Set(lineEnds).size;
    const intendedLineCount = `${element.textContent}`.split('\n').length;
    const hasIcon = element.querySelector('svg') !== null;
    if (lineCount > intendedLineCount && !hasIcon) {
      problems.push(`"${element.textContent}" wraps.`);
    }
  }
  return problems;
}

function findMisplacedParts(): string[] {
  const problems: string[] = [];
  for (const item of document.querySelectorAll('#galeria ul > li')) {
    const picture = boxOf(item, 'picture');
    if (picture.top > item.getBoundingClientRect().top + 1) {
      problems.push(`The photo is below the top of its item: ${startOf(item)}`);
    }
    if (boxOf(item, 'button > span').bottom > picture.bottom + 1) {
      problems.push(`The button reaches out of its photo: ${startOf(item)}`);
    }
  }

  const isOneColumn = innerWidth < 704;
  for (const card of document.querySelectorAll('#equipe li article')) {
    const portrait = boxOf(card, '[role=img]');
    const hasPhoto = card.querySelector('picture') !== null;
    if (isOneColumn && portrait.bottom > boxOf(card, 'h3').top) {
      problems.push(`The portrait reaches below the name: ${startOf(card)}`);
    }
    if (isOneColumn && !hasPhoto && portrait.height > innerHeight / 2) {
      problems.push(`The letter instead of a portrait fills the screen: ${startOf(card)}`);
    }
  }
  return problems;

  function boxOf(root: Element, selector: string): DOMRect {
    return (root.querySelector(selector) ?? root).getBoundingClientRect();
  }

  function startOf(element: Element): string {
    return `${element.textContent}`.trim().slice(0, 40);
  }
}
