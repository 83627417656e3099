import type * as fontkit from 'fontkit';
import { openFont } from './open-font';

/**
 * @file Measures and draws text in the display font. All lengths are in em. A `stretch` is in percent, as in the CSS
 * property `font-stretch`.
 */

/**
 * The edges of the visible part of letters. `start` and `end` are distances from the start of the line. `top` and
 * `bottom` are heights above the baseline, so the `bottom` of a descender is negative.
 */
export type Ink = { start: number; end: number; top: number; bottom: number };

/** The font at one fixed stretch. */
type FixedFont = ReturnType<typeof openFixedFont>;

/** How narrow and how wide the font can get. */
export const MIN_STRETCH = 50;
export const MAX_STRETCH = 150;

// Letters at any other stretch are interpolated.
const narrowest = openFixedFont(MIN_STRETCH);
const regular = openFixedFont(100);
const widest = openFixedFont(MAX_STRETCH);
const { ascent, descent, unitsPerEm } = regular.font;

/**
 * CSS centres the font's ascent and descent in a line's box, so the centre of the box is this far above the baseline.
 */
export const BOX_CENTER_IN_EM = (ascent + descent) / 2 / unitsPerEm;

/** Measures the ink of each letter in a line. */
export function computeLetterInks(text: string, stretch: number): Ink[] {
  const { narrower, wider, progress } = findNearestFonts(stretch);
  const widerInks = measureInks(wider, text);
  return measureInks(narrower, text).map((ink, index) => {
    const widerInk = widerInks[index] ?? ink;
    return {
      start: interpolate(ink.start, widerInk.start, progress),
      end: interpolate(ink.end, widerInk.end, progress),
      top: interpolate(ink.top, widerInk.top, progress),
      bottom: interpolate(ink.bottom, widerInk.bottom, progress),
    };
  });
}

const NO_INK: Ink = { start: 0, end: 0, top: 0, bottom: 0 };

/** Measures the ink of a whole line. */
export function computeInk(text: string, stretch: number): Ink {
  const letters = computeLetterInks(text, stretch);
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

/** A line's width, with the blank space that the font has before the first letter and after the last one. */
export function measureAdvance(text: string, stretch: number): number {
  const { narrower, wider, progress } = findNearestFonts(stretch);
  const [from, to] = [narrower, wider].map(({ font }) => font.layout(text).advanceWidth);
  return interpolate(from ?? 0, to ?? 0, progress) / unitsPerEm;
}

/** Matches a number in SVG path data. */
const NUMBER = /-?[\d.]+/g;

/** Returns SVG path data, with the y axis pointing down. */
export function drawOutlines(text: string, stretch: number): string {
  const { narrower, wider, progress } = findNearestFonts(stretch);
  const narrowerPath = drawText(narrower.font, text);
  const widerNumbers = readNumbers(drawText(wider.font, text));
  const numbers = readNumbers(narrowerPath).map((number, index) => {
    const units = interpolate(number, widerNumbers[index] ?? number, progress);
    return (units / unitsPerEm).toFixed(4);
  });
  // Both paths consist of the same commands, such as M and L. Only the numbers between them differ.
  const commands = narrowerPath.split(NUMBER);
  return commands.map((command, index) => command + (numbers[index] ?? '')).join('');
}

function openFixedFont(stretch: number) {
  const font = openFont(`fonts/display-${stretch}.ttf`);
  return { stretch, font, inks: new Map<string, readonly Ink[]>() };
}

/** For stretch 75, returns the fonts at 50 and 100, and a `progress` of 0.5 because 75 is halfway between them. */
function findNearestFonts(stretch: number) {
  const [narrower, wider] = stretch < regular.stretch ? [narrowest, regular] : [regular, widest];
  const progress = (stretch - narrower.stretch) / (wider.stretch - narrower.stretch);
  return { narrower, wider, progress };
}

/** Letters change linearly: a stem 0.2 em wide at stretch 50 and 0.3 em wide at 100 is 0.25 em wide at 75. */
function interpolate(from: number, to: number, progress: number): number {
  return from + (to - from) * progress;
}

/** Skips spaces, because they don't have any ink. */
function measureInks({ font, inks }: FixedFont, text: string): readonly Ink[] {
  const known = inks.get(text);
  if (known) {
    return known;
  }
  const measured = placeOutlines(font, text)
    .map(({ bbox }) => bbox)
    .filter(({ minX, maxX }) => maxX > minX)
    .map(({ minX, maxX, minY, maxY }) => ({
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

/** Flips the outlines, because the y axis points up in fonts and down in SVG. The result is in font units. */
function drawText(font: fontkit.Font, text: string): string {
  return placeOutlines(font, text)
    .map((outline) => outline.scale(1, -1).toSVG())
    .join('');
}

/** Places the letters' outlines side by side, with kerning, in font units. */
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
