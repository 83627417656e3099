import path from 'node:path';
import * as fontkit from 'fontkit';

/** The font's width axis, in percent. */
export const MIN_WIDTH = 50;
export const MAX_WIDTH = 150;

/** Ink bounds in em, relative to the start of the line on its baseline; up is positive. */
export type Ink = { start: number; end: number; top: number; bottom: number };

type Master = ReturnType<typeof openMaster>;

const narrow = openMaster(MIN_WIDTH);
const middle = openMaster(100);
const wide = openMaster(MAX_WIDTH);

/** Height of the line box's middle above the baseline, in em. */
export const MIDDLE = (narrow.font.ascent + narrow.font.descent) / 2 / narrow.font.unitsPerEm;

/** The ink of each letter of a line at a font width; in percent of the measure if it has a size. */
export function measureLetters(text: string, width: number, size = 1, indent = 0): Ink[] {
  const numbers = interpolateAt(width, (master) => readInks(master, text));
  return Array.from({ length: numbers.length / 4 }, (_, index) => {
    const [start = 0, end = 0, top = 0, bottom = 0] = numbers.slice(4 * index);
    return {
      start: (start + indent) * size,
      end: (end + indent) * size,
      top: top * size,
      bottom: bottom * size,
    };
  });
}

/** The ink of a whole line at a font width. */
export function measureInk(text: string, width: number): Ink {
  const letters = measureLetters(text, width);
  return {
    start: Math.min(...letters.map(({ start }) => start)),
    end: Math.max(...letters.map(({ end }) => end)),
    top: Math.max(...letters.map(({ top }) => top)),
    bottom: Math.min(...letters.map(({ bottom }) => bottom)),
  };
}

const NUMBER = /-?[\d.]+/g;

/** The outlines of a line at a font width: SVG path data in em, y downwards. */
export function drawOutlines(text: string, width: number): string {
  const numbers = interpolateAt(width, ({ font }) =>
    (drawText(font, text).match(NUMBER) ?? []).map(Number),
  );
  return drawText(middle.font, text).replace(NUMBER, () =>
    ((numbers.shift() ?? 0) / middle.font.unitsPerEm).toFixed(4),
  );
}

function openMaster(width: number) {
  const file = path.join(process.cwd(), 'app/fonts', `display-${width}.ttf`);
  const font = fontkit.openSync(file);
  if ('fonts' in font) {
    throw new Error(`${file} holds a collection; expected one font.`);
  }
  return { width, font, inks: new Map<string, readonly number[]>() };
}

/** Interpolates between the two nearest masters: the width axis is linear between them. */
function interpolateAt(width: number, read: (master: Master) => readonly number[]): number[] {
  const [from, to] = width < middle.width ? [narrow, middle] : [middle, wide];
  const share = (width - from.width) / (to.width - from.width);
  const targets = read(to);
  return read(from).map((value, index) => value + ((targets[index] ?? value) - value) * share);
}

/** Start, end, top and bottom of each letter with ink, that is, without spaces. */
function readInks({ font, inks }: Master, text: string): readonly number[] {
  const numbers =
    inks.get(text) ??
    placeOutlines(font, text)
      .filter(({ bbox }) => bbox.maxX > bbox.minX)
      .flatMap(({ bbox }) => [bbox.minX, bbox.maxX, bbox.maxY, bbox.minY])
      .map((units) => units / font.unitsPerEm);
  inks.set(text, numbers);
  return numbers;
}

const drawText = (font: fontkit.Font, text: string) =>
  placeOutlines(font, text)
    .map((outline) => outline.scale(1, -1).toSVG())
    .join('');

/** The outlines of a line's glyphs, kerned, in font units. */
function placeOutlines(font: fontkit.Font, text: string) {
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  return glyphs.map(({ path: outline }, index) => {
    const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    pen += xAdvance;
    return outline.translate(pen - xAdvance + xOffset, 0);
  });
}
