import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { HEADINGS } from '../headings';
import { BEFORE_HOLIDAYS, expect, finishTransitions, HOME, test } from './fixtures';

/**
 * @file Compares where everything is on the home page, and how large, with what a person has looked at. Whatever can be
 * said in a sentence is tested as one, in the other files. After a change that you intended, record the layout with
 * `npm run test:update`, and read the diff.
 */

const PARTS = `header, main > *, footer, ${HEADINGS}, :is(${HEADINGS}) span, article, figure, figcaption, picture, li, tr, iframe, nav, a, button, p, svg`;

/** The snapshot's columns with their widths in characters. Positions, sizes and font sizes are in CSS pixels. */
const COLUMNS = { element: 34, left: 5, top: 5, width: 5, height: 6, 'font size': 9, stretch: 0 };

type Row = (string | number)[];

test.describe('layout snapshots', { tag: ['@desktop', '@chromium'] }, () => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`on a screen ${size.width} px wide, the home page has its recorded layout`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.setFixedTime(BEFORE_HOLIDAYS);
      await page.setViewportSize(size);
      await page.goto(HOME);
      await page.evaluate(() => document.fonts.ready);
      await finishTransitions(page);
      expectSnapshot(await listLayout(page), `home-${size.width}`);
    });
  }
});

/**
 * Returns a row for each part of the page. `top` is the distance from the top of the part before, so a new part changes
 * few rows.
 */
function listLayout(page: Page): Promise<Row[]> {
  return page.locator(PARTS).evaluateAll((parts) => {
    /** For example `a “Agendar horário”`, from the link's first words. */
    function nameOf(part: Element): string {
      const kind = part.getAttribute('role') ?? part.localName;
      const name =
        part.getAttribute('aria-label') ?? part.querySelector('img')?.alt ?? `${part.textContent}`;
      const firstWords = name.trim().split(/\s+/).slice(0, 4).join(' ');
      const id = part.id ? `${kind}#${part.id}` : kind;
      const start = firstWords.slice(0, 31 - id.length).trim();
      return start ? `${id} “${start}”` : id;
    }

    const shown = parts.filter((part) => part.checkVisibility());
    const tops = shown.map((part) => part.getBoundingClientRect().top);
    return shown.map((part, index) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const box = [left, top - (tops[index - 1] ?? 0), width, height].map(Math.round);
      const { fontSize, fontStretch } = getComputedStyle(part);
      const roundedFontSize = Math.round(Number.parseFloat(fontSize) * 10) / 10;
      return [nameOf(part), ...box, roundedFontSize, fontStretch];
    });
  });
}

/**
 * Compares the layout with a snapshot. Numbers may differ by 1 px, because browsers round them. With
 * `--update-snapshots`, the layout is recorded first.
 */
function expectSnapshot(layout: readonly Row[], name: string) {
  const file = `__tests__/e2e/layout-snapshots/${name}.txt`;
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

function formatRow(cells: Row): string {
  const widths = Object.values(COLUMNS);
  const padded = cells.map((cell, column) => {
    const width = widths[column] ?? 0;
    return typeof cell === 'number' ? `${cell}`.padStart(width) : cell.padEnd(width);
  });
  return padded.join(' | ');
}

/** Text has to be equal, but numbers may differ by 1. */
function areNearlyEqual(row: string, recordedRow: string): boolean {
  const recordedCells = recordedRow.split('|');
  return row.split('|').every((cell, column) => {
    const recordedCell = recordedCells[column];
    const difference = Math.abs(Number(cell) - Number(recordedCell)); // NaN if one isn't a number.
    return cell === recordedCell || difference <= 1;
  });
}
