import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readColor } from '../../styles/read-tokens';
import { expect, finishTransitions, HOME, openFirstPhoto, openMenu, test } from './fixtures';

/**
 * @file Compares what a visitor sees most with what a person has looked at: the home page on a phone and on a wide
 * screen, the menu and the lightbox. Whatever can be said in a sentence is tested as one, in the other files.
 */

const SNAPSHOTS = '__tests__/e2e/layout-snapshots';

const SMALL = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** The fixture shop is open then, and announces its holidays of 15 and 16 November. */
const WEDNESDAY_BEFORE_HOLIDAYS = new Date('2027-11-03T15:00:00Z');

test.describe('layout snapshots', { tag: ['@desktop', '@chromium'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(WEDNESDAY_BEFORE_HOLIDAYS);
  });

  for (const size of [SMALL, WIDE]) {
    test(`the home page’s layout matches its snapshot on a screen of ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(HOME);
      await expectSnapshot(page, `home-${size.width}`);
    });
  }

  test('the open menu’s layout matches its snapshot', async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto(HOME);
    await openMenu(page);
    await expectSnapshot(page, 'menu-390');
  });

  test('the lightbox’s layout matches its snapshot', async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto(HOME);
    await openFirstPhoto(page);
    await expectSnapshot(page, 'lightbox-390');
  });
});

/**
 * Compares the page's layout with a snapshot. Numbers may differ by 1 px, because browsers round them. With
 * `--update-snapshots`, the layout is recorded first.
 */
async function expectSnapshot(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await finishTransitions(page);
  const file = path.join(SNAPSHOTS, `${name}.txt`);
  const layout = await page.evaluate((names) => window.seen.listLayout(names), nameColours());
  const rows = [Object.keys(COLUMNS), ...layout].map(formatRow);
  if (test.info().config.updateSnapshots !== 'none') {
    writeFileSync(file, `${rows.join('\n')}\n`);
  }
  const recordedRows = readFileSync(file, 'utf8').trimEnd().split('\n');
  // A failure shows only what has really changed.
  const withoutRounding = rows.map((row, index) => {
    const recordedRow = recordedRows[index];
    return recordedRow && areNearlyEqual(row, recordedRow) ? recordedRow : row;
  });
  expect(
    withoutRounding,
    `The layout differs from ${file}. If you have changed it on purpose, record it with: npm run test:update`,
  ).toEqual(recordedRows);
}

/** The snapshot's columns with their widths in characters. */
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
  const padded = cells.map((cell, column) => {
    const width = widths[column] ?? 0;
    return typeof cell === 'number' ? `${cell}`.padStart(width) : cell.padEnd(width);
  });
  return padded.join(' | ').trimEnd();
}

/** Text has to be equal, but numbers may differ by 1. */
function areNearlyEqual(row: string, recordedRow: string): boolean {
  const cells = row.split('|');
  const recordedCells = recordedRow.split('|');
  if (cells.length !== recordedCells.length) {
    return false;
  }
  return cells.every((cell, column) => {
    const recordedCell = recordedCells[column]?.trim();
    const difference = Math.abs(Number(cell) - Number(recordedCell)); // NaN if one isn't a number.
    return cell.trim() === recordedCell || difference <= 1;
  });
}

/** Maps colours to the names of their tokens. A new palette then doesn't change the snapshots. */
function nameColours(): Record<string, string> {
  const tokens = readFileSync('styles/_tokens.scss', 'utf8');
  const names: Record<string, string> = { 'rgba(0, 0, 0, 0)': '' };
  // Tokens that refer to others, such as `--color-page: #{$color-light};`, have no colour of their own.
  for (const [, name = ''] of tokens.matchAll(/color-([\w-]+): #[\da-f]/g)) {
    const [red, green, blue] = Buffer.from(readColor(name).slice(1), 'hex');
    names[`rgb(${red}, ${green}, ${blue})`] ??= name;
  }
  return names;
}
