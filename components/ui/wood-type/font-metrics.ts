import * as fontkit from 'fontkit';

/** The ends of the font's width axis, in percent, as in the CSS property `font-stretch`. */
export const MIN_STRETCH = 50;
export const MAX_STRETCH = 150;

/**
 * The bounds of the visible parts of letters. `start` and `end` are measured to the right, from the start of the line.
 * `top` and `bottom` are measured upwards, from the baseline of the line, so the bottom of a descender is negative.
 */
export type Ink = { start: number; end: number; top: number; bottom: number };

/** The font at one fixed stretch, with a cache of the lines whose ink has been measured. */
type Master = ReturnType<typeof openMaster>;

const narrow = openMaster(MIN_STRETCH);
const middle = openMaster(100);
const wide = openMaster(MAX_STRETCH);
const { ascent, descent, unitsPerEm } = middle.font;

/**
 * The height of the middle of a line's box above the baseline, in em. CSS centres the font's ascent and descent there.
 */
export const MIDDLE = (ascent + descent) / 2 / unitsPerEm;

/** Computes the ink of each letter of a line, in the unit of `size`. Without a size, it is in em. */
export function computeLetterInks(text: string, stretch: number, size = 1): Ink[] {
  const { from, to, share } = findMasters(stretch);
  const targets = measureInks(to, text);
  return measureInks(from, text).map((ink, index) => {
    const target = targets[index] ?? ink;
    return {
      start: interpolate(ink.start, target.start, share) * size,
      end: interpolate(ink.end, target.end, share) * size,
      top: interpolate(ink.top, target.top, share) * size,
      bottom: interpolate(ink.bottom, target.bottom, share) * size,
    };
  });
}

const NO_INK: Ink = { start: 0, end: 0, top: 0, bottom: 0 };

/** Computes the ink of a whole line, in the unit of `size`. Without a size, it is in em. */
export function computeInk(text: string, stretch: number, size = 1): Ink {
  const letters = computeLetterInks(text, stretch, size);
  if (letters.length === 0) {
    return NO_INK;
  }
  return {
    start: Math.min(...letters.map(({ start }) => start)),
    end: Math.max(...letters.map(({ end }) => end)),
    top: Math.max(...letters.map(({ top }) => top)),
    bottom: Math.min(...letters.map(({ bottom }) => bottom)),
  };
}

/**
 * Computes the size, in percent of the measure, at which the ink of a text fills the measure. For a text
 * without ink, such as an emoji that the font lacks, the size is large but finite.
 */
export function computeFillingSize(text: string, stretch: number): number {
  const { start, end } = computeInk(text, stretch);
  return 100 / Math.max(end - start, 0.01);
}

/** Splits a text where browsers may break its line: at spaces and after hyphens. */
export function splitWords(text: string): string[] {
  return text.split(/ |(?<=-)/);
}

/** The space after the ink of a word's last letter, in em. */
const SIDE_BEARING = 0.1;

/**
 * Computes the width of a text's widest word, in em. Stylesheets take it as `--word` to keep that word whole:
 * `min(…, 100 * var(--fit) / var(--word))`.
 */
export function measureWidestWord(text: string, stretch: number): string {
  const widths = splitWords(text).map((word) => computeInk(word, stretch).end + SIDE_BEARING);
  return Math.max(...widths).toFixed(1);
}

/** Matches a number in SVG path data. */
const NUMBER = /-?[\d.]+/g;

/** Draws the outlines of a line as SVG path data, in em. The y axis points down. */
export function drawOutlines(text: string, stretch: number): string {
  const { from, to, share } = findMasters(stretch);
  const starts = readNumbers(drawText(from.font, text));
  const targets = readNumbers(drawText(to.font, text));
  // The masters' path data have the same commands and differ only in their numbers, which are interpolated.
  let index = 0;
  return drawText(middle.font, text).replace(NUMBER, () => {
    const start = starts[index] ?? 0;
    const units = interpolate(start, targets[index] ?? start, share);
    index += 1;
    return (units / unitsPerEm).toFixed(4);
  });
}

function openMaster(stretch: number) {
  const file = `fonts/display-${stretch}.ttf`;
  const font = fontkit.openSync(file);
  if ('fonts' in font) {
    throw new Error(`${file} holds a collection; expected one font.`);
  }
  return { stretch, font, inks: new Map<string, readonly Ink[]>() };
}

/** Finds the two masters around a stretch, and the position of the stretch between them, from 0 to 1. */
function findMasters(stretch: number) {
  const [from, to] = stretch < middle.stretch ? [narrow, middle] : [middle, wide];
  return { from, to, share: (stretch - from.stretch) / (to.stretch - from.stretch) };
}

/**
 * Interpolates between two masters, because the font changes linearly between them: a stem that is 0.2 em wide
 * at stretch 50 and 0.3 em at 100 is 0.25 em wide at 75.
 */
function interpolate(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Measures the ink of each letter of a line, in em, and caches the result by the line's text. Spaces have no ink. */
function measureInks({ font, inks }: Master, text: string): readonly Ink[] {
  const known = inks.get(text);
  if (known) {
    return known;
  }
  const measured = placeOutlines(font, text)
    .map(({ bbox }) => bbox)
    .filter(({ minX, maxX }) => maxX > minX)
    .map(({ minX, maxX, maxY, minY }) => ({
      start: minX / unitsPerEm,
      end: maxX / unitsPerEm,
      top: maxY / unitsPerEm,
      bottom: minY / unitsPerEm,
    }));
  inks.set(text, measured);
  return measured;
}

function readNumbers(path: string): number[] {
  return (path.match(NUMBER) ?? []).map(Number);
}

/** Draws a line as SVG path data, in font units. Flips the outlines, because only SVG's y axis points down. */
function drawText(font: fontkit.Font, text: string): string {
  return placeOutlines(font, text)
    .map((outline) => outline.scale(1, -1).toSVG())
    .join('');
}

/** Places the outlines of a line's letters side by side, with kerning, in font units. */
function placeOutlines(font: fontkit.Font, text: string) {
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  return glyphs.map(({ path: outline }, index) => {
    const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const placed = outline.translate(pen + xOffset, 0);
    pen += xAdvance;
    return placed;
  });
}
