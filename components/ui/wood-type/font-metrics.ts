import path from 'node:path';
import * as fontkit from 'fontkit';

/** Ends of the width axis, in percent. */
export const MIN_WIDTH = 50;
export const MAX_WIDTH = 150;
const MIDDLE_WIDTH = 100;

/** Where ink lies, in em: from the start of its line on the baseline, up is positive. */
export type Ink = { start: number; end: number; top: number; bottom: number };

/** The same thing at the narrow, the middle and the wide master of the font. */
type AtMasters<T> = readonly [narrow: T, middle: T, wide: T];

const masters: AtMasters<fontkit.Font> = [
  openMaster(MIN_WIDTH),
  openMaster(MIDDLE_WIDTH),
  openMaster(MAX_WIDTH),
];
const cachedInks = new Map<string, AtMasters<readonly Ink[]>>();

/** The ink of each letter of a line set at a width of the axis. */
export function measureLetters(text: string, width: number): Ink[] {
  const { from, to, share } = mastersAround(inksAtMasters(text), width);
  return from.map((ink, index) => {
    const target = to[index] ?? ink;
    return {
      start: blend(ink.start, target.start, share),
      end: blend(ink.end, target.end, share),
      top: blend(ink.top, target.top, share),
      bottom: blend(ink.bottom, target.bottom, share),
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

/** How far a line set at a width of the axis moves the pen, in em. */
export function measureAdvance(text: string, width: number): number {
  const { from, to, share } = mastersAround(masters, width);
  return blend(advanceOf(from, text), advanceOf(to, text), share);
}

const NUMBER = /-?[\d.]+/g;

/** The outlines of a line set at a width of the axis: SVG path data in em, y downwards. */
export function drawOutlines(text: string, width: number): string {
  const { from, to, share } = mastersAround(masters, width);
  const targets = outlinesOf(to, text).matchAll(NUMBER);
  return outlinesOf(from, text).replace(NUMBER, (value) => {
    const [target = value] = targets.next().value ?? [];
    return (blend(Number(value), Number(target), share) / from.unitsPerEm).toFixed(4);
  });
}

/** How far the font's line box reaches above and below the baseline, in em. */
export function measureLineBox() {
  const [font] = masters;
  return { ascent: font.ascent / font.unitsPerEm, descent: -font.descent / font.unitsPerEm };
}

function openMaster(width: number): fontkit.Font {
  const file = path.join(process.cwd(), 'app/fonts', `display-${width}.ttf`);
  const font = fontkit.openSync(file);
  if ('fonts' in font) {
    throw new Error(`${file} holds a collection; one font was expected.`);
  }
  return font;
}

function inksAtMasters(text: string): AtMasters<readonly Ink[]> {
  let inks = cachedInks.get(text);
  if (!inks) {
    const [narrow, middle, wide] = masters;
    inks = [inksOf(narrow, text), inksOf(middle, text), inksOf(wide, text)];
    cachedInks.set(text, inks);
  }
  return inks;
}

function advanceOf(font: fontkit.Font, text: string): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

function inksOf(font: fontkit.Font, text: string): Ink[] {
  const em = font.unitsPerEm;
  return placeGlyphs(font, text)
    .map(({ glyph: { bbox }, left }) => ({
      start: (left + bbox.minX) / em,
      end: (left + bbox.maxX) / em,
      top: bbox.maxY / em,
      bottom: bbox.minY / em,
    }))
    .filter(({ start, end }) => end > start); // A space has no ink.
}

function outlinesOf(font: fontkit.Font, text: string): string {
  return placeGlyphs(font, text)
    .map(({ glyph, left }) => glyph.path.translate(left, 0).scale(1, -1).toSVG())
    .join('');
}

/** Glyphs of a line, kerned, and how far from its start each one stands, in font units. */
function placeGlyphs(font: fontkit.Font, text: string) {
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  return glyphs.map((glyph, index) => {
    const left = pen + (positions[index]?.xOffset ?? 0);
    pen += positions[index]?.xAdvance ?? 0;
    return { glyph, left };
  });
}

/** The font is linear between its masters: any width is a share of the way from one to the next. */
function mastersAround<T>([narrow, middle, wide]: AtMasters<T>, width: number) {
  return width < MIDDLE_WIDTH
    ? { from: narrow, to: middle, share: (width - MIN_WIDTH) / (MIDDLE_WIDTH - MIN_WIDTH) }
    : { from: middle, to: wide, share: (width - MIDDLE_WIDTH) / (MAX_WIDTH - MIDDLE_WIDTH) };
}

function blend(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
