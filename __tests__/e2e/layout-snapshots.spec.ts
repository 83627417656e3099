import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, NOT_FOUND_LINES, openFirstPhoto, test } from './fixtures';

/** Elements whose position, size, colours and font are compared. */
const PARTS =
  'header, main > *, footer, :is(h1, h2, h3), :is(h1, h2, h3) span, article, figure, picture, tr, iframe, nav, a, button, p, svg';

// A Wednesday afternoon: open, without holidays near.
const NOW = new Date('2026-03-04T15:00:00Z');

test.use({ tolerated: NOT_FOUND_LINES });

test.describe('the layout', { tag: ['@desktop', '@chromium'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('390 px, with the menu, and a turned phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('nenhum-lugar');
    await expectSnapshot(page, 'not-found-390');
    await page.goto('privacidade');
    await expectSnapshot(page, 'policy-390');
    await page.goto('./');
    await expectSnapshot(page, 'home-390');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expectSnapshot(page, 'menu-390');
    await page.keyboard.press('Escape');
    await openFirstPhoto(page);
    await expectSnapshot(page, 'lightbox-390');
    await page.setViewportSize({ width: 844, height: 390 });
    await expectSnapshot(page, 'lightbox-844');
  });

  test('820 px, 1440 px and paper', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('nenhum-lugar');
    await expectSnapshot(page, 'not-found-1440');
    await page.goto('privacidade');
    await expectSnapshot(page, 'policy-1440');
    await page.goto('./');
    await expectSnapshot(page, 'home-1440');
    await page.setViewportSize({ width: 820, height: 900 });
    await expectSnapshot(page, 'home-820');
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFirstPhoto(page);
    await expectSnapshot(page, 'lightbox-1440');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    await expectSnapshot(page, 'home-print');
  });
});

/** Compares the layout with its snapshot, to a pixel of rounding, or updates the snapshot. */
async function expectSnapshot(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  const file = path.join('__tests__/e2e/layout-snapshots', `${name}.txt`);
  const boxes = await readBoxes(page);
  if (test.info().config.updateSnapshots !== 'none') {
    writeFileSync(file, `${boxes.join('\n')}\n`);
  }
  const kept = readFileSync(file, 'utf8').trimEnd().split('\n');
  let at = 0;
  const rows = boxes.map((line) => {
    // Its former row, if only rounding differs, is one of the next: elements may be new or gone.
    const step = kept.slice(at, at + 5).findIndex((former) => isNear(line, former));
    at += step + 1;
    return step < 0 ? line : kept[at - 1];
  });
  expect(rows, `${name} changed. Was it meant? npm run test:update`).toEqual(kept);
}

function isNear(line: string, former: string): boolean {
  const [cells, formerCells] = [line.split('\t'), former.split('\t')];
  return cells.every((cell, column) => {
    const other = formerCells[column];
    return cell === other || Math.abs(Number(cell) - Number(other)) <= 1;
  });
}

/**
 * A line per visible element: name, position, size, colours, font and mark before it. The top is from that of the
 * element before, so that a new one changes few lines.
 */
function readBoxes(page: Page): Promise<string[]> {
  return page.evaluate((parts) => {
    const onTop = document.querySelector('dialog[open], :popover-open');
    let before = 0;
    return [...(onTop ?? document).querySelectorAll(parts)]
      .filter((it) => it.checkVisibility())
      .map((it) => {
        const { left, top, width, height } = it.getBoundingClientRect();
        const box = [left, top - before, width, height].map(Math.round);
        before = top;
        const { color, backgroundColor, fontSize, fontStretch, position, stroke } =
          getComputedStyle(it);
        const letters = [Number.parseFloat(fontSize).toFixed(1), fontStretch];
        const mark = getComputedStyle(it, '::before');
        const more = [
          it.localName === 'svg' ? stroke : position,
          ...(mark.content === 'none' ? [] : [mark.content, mark.backgroundColor]),
        ];
        const name = it.id ? `${it.localName}#${it.id}` : it.localName;
        return [name, ...box, color, backgroundColor, ...letters, ...more].join('\t');
      });
  }, PARTS);
}
