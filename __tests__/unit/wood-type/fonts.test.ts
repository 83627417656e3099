/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { computeInk, drawOutlines } from '@/components/ui/wood-type/font-metrics';
import { FONT_CHARACTERS } from '../../fixtures/font-characters';

/** The sentinel that ends a font's character map. */
const END_OF_MAP = 0xffff;
const folder = path.join(process.cwd(), 'app/fonts');
const open = (file: string) =>
  fontkit.create(readFileSync(path.join(folder, file))) as fontkit.Font;

test.each([
  ['display.woff2', FONT_CHARACTERS.display],
  ['text.woff2', FONT_CHARACTERS.text],
  ['display-50.ttf', FONT_CHARACTERS.display],
  ['display-100.ttf', FONT_CHARACTERS.display],
  ['display-150.ttf', FONT_CHARACTERS.display],
])('%s draws exactly the characters that content may use', (file, characters) => {
  const codePoints = open(file).characterSet.filter((codePoint) => codePoint !== END_OF_MAP);
  const drawn = codePoints.map((codePoint) => String.fromCodePoint(codePoint));
  expect(drawn.sort()).toEqual([...new Set(characters)].sort());
});

test('the shipped fonts take at most 45,000 bytes and contain their copyright notice', () => {
  const sizes = ['display.woff2', 'text.woff2'].map(
    (file) => statSync(path.join(folder, file)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
  expect(open('display.woff2').copyright).toContain('Roboto Serif Project Authors');
  expect(open('text.woff2').copyright).toContain('Libre Franklin Project Authors');
});

test('the masters measured by the build match the shipped font', () => {
  const shipped = open('display.woff2');
  const middle = open('display-100.ttf');
  for (const character of FONT_CHARACTERS.display) {
    const codePoint = character.codePointAt(0) ?? 0;
    expect(middle.glyphForCodePoint(codePoint).advanceWidth).toBe(
      shipped.glyphForCodePoint(codePoint).advanceWidth,
    );
  }
});

test('figures are as high as capitals', () => {
  expect(computeInk('2026', 100).top).toBeCloseTo(computeInk('O', 100).top, 1);
  expect(computeInk('2026', 100).bottom).toBeGreaterThan(-0.02);
});

test('widths between masters are interpolated', () => {
  const inkWidth = (width: number) => computeInk('Corte', width).end;
  expect(inkWidth(75)).toBeCloseTo((inkWidth(50) + inkWidth(100)) / 2, 6);
  expect(inkWidth(125)).toBeCloseTo((inkWidth(100) + inkWidth(150)) / 2, 6);
});

test('outlines match the measured ink', () => {
  const ink = computeInk('Jatobá', 120);
  const numbers = [...drawOutlines('Jatobá', 120).matchAll(/[MLQC]([^A-Z]*)/g)].flatMap(
    ([, values = '']) => values.trim().split(/\s+/).map(Number),
  );
  const xs = numbers.filter((_, index) => index % 2 === 0);
  expect(Math.min(...xs)).toBeCloseTo(ink.start, 2);
  expect(Math.max(...xs)).toBeCloseTo(ink.end, 2);
});
