import { readdirSync, readFileSync, statSync } from 'node:fs';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from '@/fonts/characters';
import {
  computeInk,
  drawOutlines,
  MAX_STRETCH,
  MIN_STRETCH,
  measureAdvance,
} from '@/fonts/measure';
import { openFont } from '@/fonts/open-font';

const FOLDER = 'fonts';
const FONT_FILES = readdirSync(FOLDER).filter((file) => /\.(?:ttf|woff2)$/.test(file));
const LICENCES = readdirSync(FOLDER).filter((file) => file.startsWith('LICENSE-'));
/** Not a real character: a character map in format 4 always ends with this code point. */
const END_OF_CHARACTER_MAP = 0xffff;

function readCharacters(file: string): string[] {
  const codePoints = openFont(`${FOLDER}/${file}`).characterSet;
  return codePoints
    .filter((codePoint) => codePoint !== END_OF_CHARACTER_MAP)
    .map((codePoint) => String.fromCodePoint(codePoint));
}

test('npm run fonts has made the two published fonts and at least one that the build measures', () => {
  expect(FONT_FILES).toEqual(expect.arrayContaining(['display.woff2', 'text.woff2']));
  expect(FONT_FILES.length).toBeGreaterThan(2);
});

test.each(FONT_FILES)(
  '%s has exactly the characters in fonts/characters.ts (if not, run npm run fonts)',
  (file) => {
    const characters = file === 'text.woff2' ? FONT_CHARACTERS.text : FONT_CHARACTERS.display;
    const actual = readCharacters(file);
    expect(actual.length).toBeGreaterThan(0);
    expect({
      missing: [...characters].filter((character) => !actual.includes(character)),
      superfluous: actual.filter((character) => !characters.includes(character)),
    }).toEqual({ missing: [], superfluous: [] });
  },
);

test('the two published fonts take at most 45,000 bytes', () => {
  const displayBytes = statSync(`${FOLDER}/display.woff2`).size;
  const textBytes = statSync(`${FOLDER}/text.woff2`).size;
  expect(displayBytes + textBytes).toBeLessThanOrEqual(45_000);
});

test.each(['display.woff2', 'text.woff2'])(
  '%s contains the copyright notice of a licence in the same folder',
  (file) => {
    const { copyright } = openFont(`${FOLDER}/${file}`);
    expect(copyright).toContain('Copyright');
    const licences = LICENCES.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
    expect(licences.some((licence) => licence.includes(copyright))).toBe(true);
  },
);

/** Five stretches from the narrowest to the widest. The second and the fourth aren't stored, so they're interpolated. */
const STRETCHES = [0, 0.3, 0.5, 0.7, 1].map(
  (share) => MIN_STRETCH + Math.round(share * (MAX_STRETCH - MIN_STRETCH)),
);

test.each(STRETCHES)(
  'at stretch %s, the widths that the build measures are those of the published font',
  async (stretch) => {
    const published = readFileSync(`${FOLDER}/display.woff2`);
    const fixed = openFont(
      await subsetFont(published, FONT_CHARACTERS.display, {
        targetFormat: 'sfnt',
        keepFeatures: ['ccmp', 'kern'],
        variationAxes: openFont(published).variationAxes.wdth && { wdth: stretch },
      }),
    );
    for (const text of [...FONT_CHARACTERS.display, 'AVATAR', 'To Wolff', 'Barba & navalha']) {
      const measured = measureAdvance(text, stretch) * fixed.unitsPerEm;
      // Each letter and each pair's kerning is rounded to a whole unit.
      const deviation = Math.abs(measured - fixed.layout(text).advanceWidth);
      expect({ text, deviation: Math.floor(deviation / (2 * text.length)) }).toEqual({
        text,
        deviation: 0,
      });
    }
  },
);

test('the display font’s figures are as tall as its capitals', () => {
  expect(computeInk('2026', 100).top).toBeCloseTo(computeInk('O', 100).top, 1);
  expect(computeInk('2026', 100).bottom).toBeGreaterThan(-0.02);
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
