import { statSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { computeInk, drawOutlines } from '@/components/ui/wood-type/font-metrics';
import { FONT_CHARACTERS } from '@/fonts/characters';

const FOLDER = 'fonts';
/** Not a real character: a character map in format 4 always ends with this code point. */
const END_OF_CHARACTER_MAP = 0xffff;

const FONTS = [
  { file: 'display.woff2', characters: FONT_CHARACTERS.display },
  { file: 'display-50.ttf', characters: FONT_CHARACTERS.display },
  { file: 'display-100.ttf', characters: FONT_CHARACTERS.display },
  { file: 'display-150.ttf', characters: FONT_CHARACTERS.display },
  { file: 'text.woff2', characters: FONT_CHARACTERS.text },
];

function openFont(file: string): fontkit.Font {
  const font = fontkit.openSync(path.join(FOLDER, file));
  if ('fonts' in font) {
    throw new Error(`${file} is a font collection; expected a single font.`);
  }
  return font;
}

function readCharacters(file: string): string[] {
  const codePoints = openFont(file).characterSet;
  return codePoints
    .filter((codePoint) => codePoint !== END_OF_CHARACTER_MAP)
    .map((codePoint) => String.fromCodePoint(codePoint));
}

test.each(FONTS)(
  '$file has exactly the characters in fonts/characters.ts (if not, run npm run fonts)',
  ({ file, characters }) => {
    const actual = readCharacters(file);
    expect(actual.length).toBeGreaterThan(0);
    expect({
      missing: [...characters].filter((character) => !actual.includes(character)),
      superfluous: actual.filter((character) => !characters.includes(character)),
    }).toEqual({ missing: [], superfluous: [] });
  },
);

test('fonts/characters.ts doesn’t list any character twice', () => {
  const characters = [...FONT_CHARACTERS.text];
  const repeated = characters.filter((character, index) => characters.indexOf(character) < index);
  expect(repeated).toEqual([]);
});

test('the two published fonts take at most 45,000 bytes', () => {
  const displayBytes = statSync(path.join(FOLDER, 'display.woff2')).size;
  const textBytes = statSync(path.join(FOLDER, 'text.woff2')).size;
  expect(displayBytes + textBytes).toBeLessThanOrEqual(45_000);
});

test.each([
  { file: 'display.woff2', holder: 'Roboto Serif Project Authors' },
  { file: 'text.woff2', holder: 'Libre Franklin Project Authors' },
])('$file contains the copyright notice that its licence requires', ({ file, holder }) => {
  expect(openFont(file).copyright).toContain(holder);
});

test('the font that the build measures has the same letter widths as the published font', () => {
  const published = openFont('display.woff2');
  const measured = openFont('display-100.ttf');
  for (const character of FONT_CHARACTERS.display) {
    const codePoint = character.codePointAt(0) ?? 0;
    expect(measured.glyphForCodePoint(codePoint).advanceWidth).toBe(
      published.glyphForCodePoint(codePoint).advanceWidth,
    );
  }
});

test('the display font’s figures are as tall as its capitals', () => {
  expect(computeInk('2026', 100).top).toBeCloseTo(computeInk('O', 100).top, 1);
  expect(computeInk('2026', 100).bottom).toBeGreaterThan(-0.02);
});

test('the ink of a width between two measured fonts is interpolated', () => {
  const inkWidth = (width: number) => computeInk('Corte', width).end;
  expect(inkWidth(75)).toBeCloseTo((inkWidth(50) + inkWidth(100)) / 2, 6);
  expect(inkWidth(125)).toBeCloseTo((inkWidth(100) + inkWidth(150)) / 2, 6);
});

test('drawn outlines are exactly as wide as the measured ink', () => {
  const ink = computeInk('Jatobá', 120);
  const numbers = drawOutlines('Jatobá', 120).match(/-?[\d.]+/g) ?? [];
  const coordinates = numbers.map(Number);
  // Each point has an x and a y, so every second number is an x.
  const xs = coordinates.filter((_, index) => index % 2 === 0);
  expect(Math.min(...xs)).toBeCloseTo(ink.start, 2);
  expect(Math.max(...xs)).toBeCloseTo(ink.end, 2);
});
