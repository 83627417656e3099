import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, HOME, NOT_FOUND_LINES, openFirstPhoto, test, UNKNOWN_ADDRESS } from './fixtures';

const SNAPSHOTS = '__tests__/e2e/layout-snapshots';

/** The elements that are compared, with their position, size, colours, font and corners. */
const PARTS =
  'header, main > *, footer, :is(h1, h2, h3), :is(h1, h2, h3) span, article, figure, picture, tr, iframe, nav, a, button, p, svg';

/** A Wednesday afternoon on which the shop is open and announces no holiday. */
const NOW = new Date('2026-03-04T15:00:00Z');

const SMALL = { width: 390, height: 844 };
const MEDIUM = { width: 820, height: 900 };
const WIDE = { width: 1440, height: 900 };
const TURNED = { width: 844, height: 390 };
const SHEET = { width: 794, height: 1123 };

test.use({ tolerated: NOT_FOUND_LINES });

test.describe('the layout is the recorded one', { tag: ['@desktop', '@chromium'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  for (const { page: name, address, sizes } of [
    { page: 'home', address: HOME, sizes: [SMALL, MEDIUM, WIDE] },
    { page: 'policy', address: './privacidade', sizes: [SMALL, WIDE] },
    { page: 'not-found', address: UNKNOWN_ADDRESS, sizes: [SMALL, WIDE] },
  ]) {
    test(`of the page ${name}`, async ({ page }) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(address);
        await expectSnapshot(page, `${name}-${size.width}`);
      }
    });
  }

  test('of the menu', async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto(HOME);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expectSnapshot(page, 'menu-390');
  });

  test('of the lightbox', async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto(HOME);
    await openFirstPhoto(page);
    for (const size of [SMALL, TURNED, WIDE]) {
      await page.setViewportSize(size);
      await expectSnapshot(page, `lightbox-${size.width}`);
    }
  });

  test('of a print of the home page', async ({ page }) => {
    await page.setViewportSize(SHEET);
    await page.goto(HOME);
    await page.emulateMedia({ media: 'print' });
    await expectSnapshot(page, 'home-print');
  });
});

/** Compares the layout with its snapshot, allowing 1 px for rounding. With `--update-snapshots`, records it first. */
async function expectSnapshot(page: Page, name: string) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The booking bar leaves the screen by a transition, whose delay stays with reduced motion.
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
    `The layout differs from ${file}. If it was meant to, record it with: npm run test:update`,
  ).toEqual(recordedRows);
}

/**
 * Replaces each row by the recorded one that differs from it by rounding only. It looks for that one among the next
 * five recorded rows, because elements may be new or gone. The rows that stay are those that have really changed.
 */
function replaceNearlyEqualRows(rows: string[], recordedRows: string[]): string[] {
  let next = 0;
  return rows.map((row) => {
    const candidates = recordedRows.slice(next, next + 5);
    const recorded = candidates.find((candidate) => areNearlyEqual(row, candidate));
    if (recorded === undefined) {
      return row;
    }
    next += candidates.indexOf(recorded) + 1;
    return recorded;
  });
}

/** Compares two rows cell by cell: numbers may differ by 1 px. */
function areNearlyEqual(row: string, recorded: string): boolean {
  const cells = row.split('\t');
  const recordedCells = recorded.split('\t');
  return (
    cells.length === recordedCells.length &&
    cells.every((cell, column) => {
      const recordedCell = recordedCells[column];
      return cell === recordedCell || Math.abs(Number(cell) - Number(recordedCell)) <= 1;
    })
  );
}

/**
 * Returns a row for each visible element: name, left, top, width, height, colour, background, font size and stretch,
 * position (of an icon, the colour of its lines), the mark before it, and rounded corners. The top is measured from
 * that of the row before, so that a new element changes few rows. An open lightbox or menu is recorded alone.
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
        ...describeMark(element),
        ...describeCorners(style),
      ].join('\t');
    });

    function describeMark(element: Element): string[] {
      const mark = getComputedStyle(element, '::before');
      if (mark.content === 'none') {
        return [];
      }
      return [mark.content, mark.backgroundColor, ...describeCorners(mark)];
    }

    function describeCorners({ borderRadius }: CSSStyleDeclaration): string[] {
      return borderRadius === '0px' ? [] : [`radius ${borderRadius}`];
    }
  }, PARTS);
}
