import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, HOME, NOT_FOUND_LINES, openFirstPhoto, test, UNKNOWN_ADDRESS } from './fixtures';

const SNAPSHOTS = '__tests__/e2e/layout-snapshots';

/** A selector of the elements whose position, size, colours, font and corners are compared. */
const PARTS =
  'header, main > *, footer, :is(h1, h2, h3), :is(h1, h2, h3) span, article, figure, picture, tr, iframe, nav, a, button, p, svg';

/** The time on the page: a Wednesday morning in Manaus, when the fixture shop is open and announces no holiday. */
const NOW = new Date('2026-03-04T15:00:00Z');

const SMALL = { width: 390, height: 844 };
const MEDIUM = { width: 820, height: 900 };
const WIDE = { width: 1440, height: 900 };
const TURNED = { width: 844, height: 390 };
const SHEET = { width: 794, height: 1123 };

test.use({ tolerated: NOT_FOUND_LINES });

test.describe('layout snapshots', { tag: ['@desktop', '@chromium'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  for (const { name, address, sizes } of [
    { name: 'home', address: HOME, sizes: [SMALL, MEDIUM, WIDE] },
    { name: 'policy', address: './privacidade', sizes: [SMALL, WIDE] },
    { name: 'not-found', address: UNKNOWN_ADDRESS, sizes: [SMALL, WIDE] },
  ]) {
    test(`the page “${name}” matches its layout snapshots`, async ({ page }) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(address);
        await expectSnapshot(page, `${name}-${size.width}`);
      }
    });
  }

  test('the open menu matches its layout snapshot', async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto(HOME);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expectSnapshot(page, 'menu-390');
  });

  test('the lightbox matches its layout snapshots', async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto(HOME);
    await openFirstPhoto(page);
    for (const size of [SMALL, TURNED, WIDE]) {
      await page.setViewportSize(size);
      await expectSnapshot(page, `lightbox-${size.width}`);
    }
  });

  test('the printed home page matches its layout snapshot', async ({ page }) => {
    await page.setViewportSize(SHEET);
    await page.goto(HOME);
    await page.emulateMedia({ media: 'print' });
    await expectSnapshot(page, 'home-print');
  });
});

/**
 * Compares the page's layout with a snapshot. Numbers may differ by 1 px because of rounding. With
 * `--update-snapshots`, the layout is recorded first.
 */
async function expectSnapshot(page: Page, name: string) {
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
  const rows = await readLayout(page);
  if (test.info().config.updateSnapshots !== 'none') {
    writeFileSync(file, `${rows.join('\n')}\n`);
  }
  const recordedRows = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(
    replaceNearlyEqualRows(rows, recordedRows),
    `The layout differs from ${file}. If you have changed it on purpose, record it with: npm run test:update`,
  ).toEqual(recordedRows);
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
  const cells = row.split('\t');
  const recordedCells = recordedRow.split('\t');
  if (cells.length !== recordedCells.length) {
    return false;
  }
  return cells.every((cell, column) => {
    const recordedCell = recordedCells[column];
    const difference = Math.abs(Number(cell) - Number(recordedCell)); // NaN, unless both are numbers.
    return cell === recordedCell || difference <= 1;
  });
}

/**
 * Returns a row for each visible element. If a lightbox or the menu is open, returns only the rows of its elements. The
 * cells of a row are the element's name, left, top, width, height, colour, background, font size, font stretch, CSS
 * position (for an icon, the colour of its lines), `::before` and rounded corners. The top is measured from the top of
 * the previous element, so that a new element changes few rows.
 */
function readLayout(page: Page): Promise<string[]> {
  return page.evaluate((parts) => {
    const onTop = document.querySelector('dialog[open], :popover-open');
    const elements = [...(onTop ?? document).querySelectorAll(parts)].filter((element) =>
      element.checkVisibility(),
    );
    let topBefore = 0;
    return elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = [left, top - topBefore, width, height].map(Math.round);
      topBefore = top;
      const style = getComputedStyle(element);
      return [
        element.id ? `${element.localName}#${element.id}` : element.localName,
        ...box,
        style.color,
        style.backgroundColor,
        Number.parseFloat(style.fontSize).toFixed(1),
        style.fontStretch,
        element.localName === 'svg' ? style.stroke : style.position,
        ...describeBefore(element),
        ...describeCorners(style),
      ].join('\t');
    });

    function describeBefore(element: Element): string[] {
      const beforeStyle = getComputedStyle(element, '::before');
      if (beforeStyle.content === 'none') {
        return [];
      }
      return [beforeStyle.content, beforeStyle.backgroundColor, ...describeCorners(beforeStyle)];
    }

    function describeCorners({ borderRadius }: CSSStyleDeclaration): string[] {
      return borderRadius === '0px' ? [] : [`radius ${borderRadius}`];
    }
  }, PARTS);
}
