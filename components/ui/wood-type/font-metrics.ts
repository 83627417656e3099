import path from 'node:path';
import * as fontkit from 'fontkit';

/** Ends of the width axis, in percent. */
export const MIN_WIDTH = 50;
export const MAX_WIDTH = 150;
const MIDDLE_WIDTH = 100;

/** Where ink lies, in em: from the start of its line on the baseline, up is positive. */
export type Ink = { start: number; end: number; top: number; bottom: number };

/** The font at one width, and the letters of the lines that it has measured. */
type Master = { font: fontkit.Font; inks: Map<string, Ink[]> };

const narrow = openMaster(MIN_WIDTH);
const middle = openMaster(MIDDLE_WIDTH);
const wide = openMaster(MAX_WIDTH);

/** How far the middle of the font's line box lies over the baseline, in em. */
export const MIDDLE = (narrow.font.ascent + narrow.font.descent) / 2 / narrow.font.unitsPerEm;

/** The ink of each letter of a line set at a width of the axis. */
export function measureLetters(text: string, width: number): Ink[] {
  const { from, to, blend } = mastersAround(width);
  const targets = inksOf(to, text);
  return inksOf(from, text).map((ink, index) => {
    const target = targets[index] ?? ink;
    return {
      start: blend(ink.start, target.start),
      end: blend(ink.end, target.end),
      top: blend(ink.top, target.top),
      bottom: blend(ink.bottom, target.bottom),
    };
  });
}

/** The ink of a whole line set at a width of the axis. */
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

/** The outlines of a line set at a width of the axis: SVG path data in em, y downwards. */
export function drawOutlines(text: string, width: number): string {
  const { from, to, blend } = mastersAround(width);
  const outlinesOf = (master: Master) =>
    placeGlyphs(master, text)
      .map(({ glyph, left }) => glyph.path.translate(left, 0).scale(1, -1).toSVG())
      .join('');
  const targets = outlinesOf(to).matchAll(NUMBER);
  return outlinesOf(from).replace(NUMBER, (value) => {
    const [target = value] = targets.next().value ?? [];
    return (blend(Number(value), Number(target)) / from.font.unitsPerEm).toFixed(4);
  });
}

function openMaster(width: number): Master {
  const file = path.join(process.cwd(), 'app/fonts', `display-${width}.ttf`);
  const font = fontkit.openSync(file);
  if ('fonts' in font) {
    throw new Error(`${file} holds a collection; one font was expected.`);
  }
  return { font, inks: new Map() };
}

function inksOf(master: Master, text: string): Ink[] {
  const em = master.font.unitsPerEm;
  const inks =
    master.inks.get(text) ??
    placeGlyphs(master, text)
      .map(({ glyph: { bbox }, left }) => ({
        start: (left + bbox.minX) / em,
        end: (left + bbox.maxX) / em,
        top: bbox.maxY / em,
        bottom: bbox.minY / em,
      }))
      .filter(({ start, end }) => end > start); // A space has no ink.
  master.inks.set(text, inks);
  return inks;
}

/** Glyphs of a line, kerned, and how far from its start each one stands, in font units. */
function placeGlyphs({ font }: Master, text: string) {
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  return glyphs.map((glyph, index) => {
    const left = pen + (positions[index]?.xOffset ?? 0);
    pen += positions[index]?.xAdvance ?? 0;
    return { glyph, left };
  });
}

/** The font is linear between its masters: any width is a share of the way from one to the next. */
function mastersAround(width: number) {
  const [from, to, start] =
    width < MIDDLE_WIDTH ? [narrow, middle, MIN_WIDTH] : [middle, wide, MIDDLE_WIDTH];
  const share = (width - start) / (MIDDLE_WIDTH - MIN_WIDTH);
  return { from, to, blend: (one: number, other: number) => one + (other - one) * share };
}
