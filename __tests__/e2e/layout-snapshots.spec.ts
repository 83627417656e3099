import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readColor } from '../../styles/read-tokens';
import {
  expect,
  HOME,
  NOT_FOUND_LINES,
  openFirstPhoto,
  openMenu,
  test,
  UNKNOWN_ADDRESS,
} from './fixtures';

const SNAPSHOTS = '__tests__/e2e/layout-snapshots';

/** The elements whose position, size, colours, font and corners are compared. */
const PARTS =
  'header, main > *, footer, :is(h1, h2, h3), :is(h1, h2, h3) span, article, figure, figcaption, picture, li, tr, iframe, nav, a, button, p, svg';

const SMALL = { width: 390, height: 844 };
const MEDIUM = { width: 820, height: 900 };
const WIDE = { width: 1440, height: 900 };
const TURNED = { width: 844, height: 390 };
const SHEET = { width: 794, height: 1123 };

test.use({ tolerated: NOT_FOUND_LINES });

test.describe('the layout', { tag: ['@desktop', '@chromium'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(await findWednesdayBeforeHolidays(page));
  });

  for (const { name, address, sizes } of [
    { name: 'home', address: HOME, sizes: [SMALL, MEDIUM, WIDE] },
    { name: 'policy', address: './privacidade', sizes: [SMALL, WIDE] },
    { name: 'not-found', address: UNKNOWN_ADDRESS, sizes: [SMALL, WIDE] },
  ]) {
    test(`of the page “${name}” is as recorded`, async ({ page }) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(address);
        await expectSnapshot(page, `${name}-${size.width}`);
      }
    });
  }

  test('of the open menu is as recorded', async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto(HOME);
    await openMenu(page);
    await expectSnapshot(page, 'menu-390');
  });

  test('of the lightbox is as recorded', async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto(HOME);
    await openFirstPhoto(page);
    for (const size of [SMALL, TURNED, WIDE]) {
      await page.setViewportSize(size);
      await expectSnapshot(page, `lightbox-${size.width}`);
    }
  });

  test('of the printed home page is as recorded', async ({ page }) => {
    await page.setViewportSize(SHEET);
    await page.goto(HOME);
    await page.emulateMedia({ media: 'print' });
    await expectSnapshot(page, 'home-print');
  });
});

/**
 * Finds a Wednesday morning in Manaus on which the fixture shop is open and announces its holidays on 15 and 16
 * November. The page lists the holidays of the next 366 days, so the year depends on the build.
 */
async function findWednesdayBeforeHolidays(page: Page): Promise<Date> {
  const response = await page.request.get(HOME);
  const html = await response.text();
  const days = [...html.matchAll(/<tr data-day="([\d-]{10})"/g)].map(([, day = '']) => day);
  const year = days.find(
    (day, index) => day.endsWith('-11-15') && days[index + 1]?.endsWith('-11-16'),
  );
  const date = new Date(`${year?.slice(0, 4)}-11-02T15:00:00Z`); // Both are announced from this day on.
  while (date.getUTCDay() !== 3) {
    date.setUTCDate(date.getUTCDate() + 1);
  }
  return date;
}

/**
 * Compares the page's layout with a snapshot. Numbers may differ by 1 px because of rounding. With
 * `--update-snapshots`, the layout is recorded first.
 */
async function expectSnapshot(page: Page, name: string) {
  const colourNames = await nameColours(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Waits until transitions have ended, because the booking bar leaves the screen with a transition. Reduced motion
    // does not remove the delay of this transition.
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const file = path.join(SNAPSHOTS, `${name}.txt`);
  const rows = [Object.keys(COLUMNS), ...(await readLayout(page, colourNames))].map(formatRow);
  if (test.info().config.updateSnapshots !== 'none') {
    writeFileSync(file, `${rows.join('\n')}\n`);
  }
  const recordedRows = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(
    replaceNearlyEqualRows(rows, recordedRows),
    `The layout differs from ${file}. If you have changed it on purpose, record it with: npm run test:update`,
  ).toEqual(recordedRows);
}

/** The columns of a snapshot, with their widths in characters. */
const COLUMNS = {
  element: 34,
  left: 5,
  top: 5,
  width: 5,
  height: 6,
  colour: 11,
  background: 10,
  size: 5,
  stretch: 7,
  'position and marks': 0,
};

function formatRow(cells: readonly (string | number)[]): string {
  const widths = Object.values(COLUMNS);
  const padded = cells.map((cell, column) =>
    typeof cell === 'number'
      ? `${cell}`.padStart(widths[column] ?? 0)
      : cell.padEnd(widths[column] ?? 0),
  );
  return padded.join(' | ').trimEnd();
}

/**
 * Replaces each row that differs from a recorded row only by rounding with the recorded row, so that a failed test
 * shows only rows that have really changed. The recorded row is searched among the next five recorded rows, because
 * elements may have been added or removed in between.
 */
function replaceNearlyEqualRows(rows: string[], recordedRows: string[]): string[] {
  let nextIndex = 0;
  return rows.map((row) => {
    const candidates = recordedRows.slice(nextIndex, nextIndex + 5);
    const recorded = candidates.find((candidate) => areNearlyEqual(row, candidate));
    if (recorded === undefined) {
      return row;
    }
    nextIndex += candidates.indexOf(recorded) + 1;
    return recorded;
  });
}

/** Compares two rows cell by cell. Texts must be equal, and numbers may differ by 1. */
function areNearlyEqual(row: string, recordedRow: string): boolean {
  const cells = row.split('|');
  const recordedCells = recordedRow.split('|');
  if (cells.length !== recordedCells.length) {
    return false;
  }
  return cells.every((cell, column) => {
    const recordedCell = recordedCells[column]?.trim();
    const difference = Math.abs(Number(cell) - Number(recordedCell)); // NaN, unless both are numbers.
    return cell.trim() === recordedCell || difference <= 1;
  });
}

/**
 * Gives each custom property of a colour a value of its own on the page, so that the layout tells by which property an
 * element was coloured, and a change of the palette changes no snapshot. A property that the page has changed, such as
 * the page's background in print, keeps its value. Returns the name of each colour, by its value.
 */
async function nameColours(page: Page): Promise<Record<string, string>> {
  const tokens = readFileSync('styles/_tokens.scss', 'utf8');
  const names: Record<string, string> = { 'rgba(0, 0, 0, 0)': '' };
  for (const [, name = ''] of tokens.matchAll(/^\$color-([\w-]+):/gm)) {
    const [red, green, blue] = Buffer.from(readColor(name).slice(1), 'hex');
    names[`rgb(${red}, ${green}, ${blue})`] = name;
  }
  const [light = ''] = tokens.split('@media (');
  const properties = [...light.matchAll(/^ *--color-([\w-]+): (.*);/gm)].map(
    ([, name = '', declared = ''], index) => {
      const value = `rgb(1, 2, ${index})`;
      names[value] = name;
      return { name, value, original: declared.startsWith('color-mix') ? null : readColor(name) };
    },
  );
  await page.evaluate((all) => {
    document.adoptedStyleSheets = [];
    const root = getComputedStyle(document.documentElement);
    const declarations = all
      .filter(({ name, original }) => {
        const value = root.getPropertyValue(`--color-${name}`);
        return original === null || value === original;
      })
      .map(({ name, value }) => `--color-${name}: ${value};`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { ${declarations.join(' ')} }`);
    document.adoptedStyleSheets = [sheet];
  }, properties);
  return names;
}

/**
 * Returns the cells of a row for each visible element, in the order of `COLUMNS`. If a lightbox or the menu is open,
 * returns only the rows of its elements. The top is measured from the top of the previous element, so that a new
 * element changes few rows.
 */
function readLayout(
  page: Page,
  colourNames: Record<string, string>,
): Promise<(string | number)[][]> {
  return page.evaluate(
    ({ parts, names }) => {
      const onTop = document.querySelector('dialog[open], :popover-open');
      const elements = [...(onTop ?? document).querySelectorAll<HTMLElement>(parts)].filter(
        (element) => element.checkVisibility(),
      );
      let topBefore = 0;
      return elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const box = [left, top - topBefore, width, height].map(Math.round);
        topBefore = top;
        const style = getComputedStyle(element);
        const marks = [
          style.position === 'static' ? '' : style.position,
          element.localName === 'svg' ? `stroke ${colourOf(style.stroke)}` : '',
          ...describeBefore(element),
          describeCorners(style),
        ];
        return [
          nameOf(element),
          ...box,
          colourOf(style.color),
          colourOf(style.backgroundColor),
          Math.round(Number.parseFloat(style.fontSize) * 10) / 10,
          style.fontStretch,
          marks.filter((mark) => mark !== '').join(', '),
        ];
      });

      /** Returns an element's kind and the first words of its name or text: `a “Agendar horário”`. */
      function nameOf(element: HTMLElement): string {
        const kind = element.getAttribute('role') ?? element.localName;
        const name =
          element.getAttribute('aria-label') ??
          element.querySelector('img')?.alt ??
          element.textContent;
        // The footer's copyright line has the year of the build.
        const words = name
          .replace(/(?<=©) \d+| \(abre em nova aba\)/g, '')
          .trim()
          .split(/\s+/);
        const id = element.id ? `${kind}#${element.id}` : kind;
        const start = words
          .slice(0, 4)
          .join(' ')
          .slice(0, 31 - id.length)
          .trim();
        return start ? `${id} “${start}”` : id;
      }

      /** Returns a token's name, or the value of a colour that is no token, such as that behind a photo. */
      function colourOf(value: string): string {
        const toHex = (_: string, ...parts: string[]) =>
          `#${parts
            .slice(0, 3)
            .map((part) => Number(part).toString(16).padStart(2, '0'))
            .join('')}`;
        return names[value] ?? value.replace(/^rgb\((\d+), (\d+), (\d+)\)$/, toHex);
      }

      function describeBefore(element: Element): string[] {
        const style = getComputedStyle(element, '::before');
        if (style.content === 'none') {
          return [];
        }
        const background = colourOf(style.backgroundColor);
        return [`::before ${style.content} ${background}`.trim(), describeCorners(style)];
      }

      function describeCorners({
        borderRadius,
      }: Pick<CSSStyleDeclaration, 'borderRadius'>): string {
        return borderRadius === '0px' ? '' : `radius ${borderRadius}`;
      }
    },
    { parts: PARTS, names: colourNames },
  );
}
