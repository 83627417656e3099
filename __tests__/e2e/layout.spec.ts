import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { BEFORE_HOLIDAYS, expect, finishTransitions, HOME, test } from './fixtures';

const RECORDED = '__tests__/e2e/layout.txt';

test('header, sections and footer are where layout.txt says, and as large', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(BEFORE_HOLIDAYS);
  const rows = ['screen | part | left | space above | width | height'];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(HOME);
    await page.evaluate(() => document.fonts.ready);
    await finishTransitions(page);
    const boxes = await listBoxes(page);
    rows.push(...boxes.map((box) => [width, ...box].join(' | ')));
  }

  if (test.info().config.updateSnapshots !== 'none') {
    writeFileSync(RECORDED, `${rows.join('\n')}\n`);
  }
  const recordedRows = readFileSync(RECORDED, 'utf8').trimEnd().split('\n');
  const changedRows = rows.filter((row, index) => !areNearlyEqual(row, recordedRows[index] ?? ''));
  expect(changedRows, 'If you meant to change these rows, run: npm run test:update').toEqual([]);
  expect(rows.length).toBe(recordedRows.length);
});

/** Each part's name and box, in CSS pixels. Its top is measured from the part above, so a change alters few rows. */
function listBoxes(page: Page): Promise<(string | number)[][]> {
  return page.locator('body > header, main > *, body > footer').evaluateAll((parts) => {
    let bottomAbove = 0;
    return parts.map((part) => {
      const { left, top, bottom, width, height } = part.getBoundingClientRect();
      const box = [left, top - bottomAbove, width, height].map(Math.round);
      bottomAbove = bottom;
      return [part.ariaLabel ?? part.localName, ...box];
    });
  });
}

/** Names have to be equal, but numbers may differ by 1, because browsers round them. */
function areNearlyEqual(row: string, recordedRow: string): boolean {
  const recordedCells = recordedRow.split(' | ');
  return row.split(' | ').every((cell, column) => {
    const recordedCell = recordedCells[column];
    const difference = Math.abs(Number(cell) - Number(recordedCell)); // NaN if one isn't a number.
    return cell === recordedCell || difference <= 1;
  });
}
