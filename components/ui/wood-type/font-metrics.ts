import * as fontkit from 'fontkit';

/** The font's width axis, in percent. */
export const MIN_WIDTH = 50;
export const MAX_WIDTH = 150;

/** Ink bounds, relative to the start of the line on its baseline; up is positive. */
export type Ink = { start: number; end: number; top: number; bottom: number };

type Master = ReturnType<typeof openMaster>;

const narrow = openMaster(MIN_WIDTH);
const middle = openMaster(100);
const wide = openMaster(MAX_WIDTH);
const { ascent, descent, unitsPerEm } = middle.font;

/** Height of the line box's middle above the baseline, in em. */
export const MIDDLE = (ascent + descent) / 2 / unitsPerEm;

/** The ink of each letter of a line at a font width, in the unit of `size`; by default, in em. */
export function computeLetterInks(text: string, width: number, size = 1): Ink[] {
  const numbers = interpolateAt(width, (master) => readInks(master, text));
  return Array.from({ length: numbers.length / 4 }, (_, index) => {
    const [start = 0, end = 0, top = 0, bottom = 0] = numbers.slice(4 * index);
    return { start: start * size, end: end * size, top: top * size, bottom: bottom * size };
  });
}

const NO_INK = { start: 0, end: 0, top: 0, bottom: 0 };

/** The ink of a whole line at a font width, in the unit of `size`; by default, in em. */
export function computeInk(text: string, width: number, size = 1): Ink {
  const inks = computeLetterInks(text, width, size);
  const letters = inks.length > 0 ? inks : [NO_INK];
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
    ((numbers.shift() ?? 0) / unitsPerEm).toFixed(4),
  );
}

function openMaster(width: number) {
  const file = `fonts/display-${width}.ttf`;
  const font = fontkit.openSync(file);
  if ('fonts' in font) {
    throw new Error(`${file} holds a collection; expected one font.`);
  }
  return { width, font, inks: new Map<string, readonly number[]>() };
}

/**
 * Interpolates between the two nearest masters, between which the font is linear: a stem that is 0.2 em
 * wide at 50 and 0.3 at 100 is 0.25 at 75.
 */
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
      .map(({ bbox }) => bbox)
      .filter(({ minX, maxX }) => maxX > minX)
      .flatMap(({ minX, maxX, maxY, minY }) => [minX, maxX, maxY, minY])
      .map((units) => units / unitsPerEm);
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
