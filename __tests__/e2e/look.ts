import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '@/scripts/find-browser';

const baselines = path.join(process.cwd(), '__tests__/e2e/baselines');
const originFile = path.join(baselines, 'made-with.json');

/** Whose place, size and colours are the look; the rest follows from them, or is content. */
const PARTS =
  'header, main > *, footer, :is(h1, h2, h3), :is(h1, h2, h3) span, article, figure, picture, table, iframe, a, button, p';

/** What drew the kept pictures. */
export function readRenderer(): string {
  return JSON.parse(readFileSync(originFile, 'utf8')).renderer;
}

export function keepRenderer(renderer: string) {
  writeFileSync(originFile, `${JSON.stringify({ renderer }, null, 2)}\n`);
}

let drawing: Promise<string> | undefined;

/** Browser, version and flags do not say how the machine smooths letters, so it draws some. */
export async function describeRenderer(browser: Browser): Promise<string> {
  drawing ??= draw(browser);
  return [browser.browserType().name(), browser.version(), ...CHROMIUM_ARGS, await drawing].join(
    ' ',
  );
}

async function draw(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 400, height: 100 } });
  const font = readFileSync('app/fonts/text.woff2', 'base64');
  await page.setContent(
    `<style>@font-face { font-family: t; src: url(data:font/woff2;base64,${font}) } p { font: 21px t }</style>
     <p>Terça a sábado, 9h às 20h · R$ 45</p>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

/** Compares the table of boxes with the kept one, to a pixel of rounding; or keeps it anew. */
export async function compareBoxes(page: Page, name: string, isKept: boolean) {
  const file = path.join(baselines, `${name}.txt`);
  const boxes = await readBoxes(page);
  if (isKept) {
    writeFileSync(file, `${boxes.join('\n')}\n`);
    return;
  }
  const kept = readFileSync(file, 'utf8').trimEnd().split('\n');
  const [actual, expected] = [boxes, kept].map((lines) => lines.map((line) => line.split('\t')));
  const moved = actual?.filter((cells, row) =>
    cells.some((cell, column) => {
      const former = expected?.[row]?.[column] ?? '';
      return cell !== former && !(Math.abs(Number(cell) - Number(former)) <= 1);
    }),
  );
  expect(moved, `${name}: what is no longer where it was. Meant? npm run test:look:update`).toEqual(
    [],
  );
  expect(boxes.length, `${name}: parts`).toBe(kept.length);
}

/** A line for each part in sight: what, where, how large, its colours, its letters. */
function readBoxes(page: Page): Promise<string[]> {
  return page.evaluate((parts) => {
    const onTop = document.querySelector('dialog[open], :popover-open');
    return [...(onTop ?? document).querySelectorAll(parts)]
      .filter((it) => it.checkVisibility())
      .map((it) => {
        const { left, top, width, height } = it.getBoundingClientRect();
        // What is on top does not move with the page.
        const [x, y] = onTop ? [0, 0] : [scrollX, scrollY];
        const place = [left + x, top + y, width, height].map(Math.round);
        const { color, backgroundColor, fontSize, fontStretch } = getComputedStyle(it);
        const letters = [Number.parseFloat(fontSize).toFixed(1), fontStretch];
        const name = it.id ? `${it.localName}#${it.id}` : it.localName;
        return [name, ...place, color, backgroundColor, ...letters].join('\t');
      });
  }, PARTS);
}
