import { readdirSync, readFileSync, statSync } from 'node:fs';
import { computeInk, drawOutlines } from '@/fonts/measure';
import { openFont } from '@/fonts/open-font';

const FOLDER = 'fonts';
const LICENCES = readdirSync(FOLDER).filter((file) => file.startsWith('LICENSE-'));

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
