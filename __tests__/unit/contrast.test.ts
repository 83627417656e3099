/** @jest-environment node */
import path from 'node:path';
import { compile } from 'sass';

type Scheme = 'light' | 'dark';
type Palette = ReadonlyMap<string, string>;

const palettes = readPalettes();

/** Text that is read in sentences: AAA (WCAG 1.4.6). */
const BODY_TEXT = 7;
/** Bold labels and headings, at whatever size: AA for normal text (WCAG 1.4.3). */
const LABEL = 4.5;
/** Marks and figures that are large, or no text at all (WCAG 1.4.3, 1.4.11). */
const LARGE_OR_GRAPHIC = 3;

// docs/design.md, "Colours": each pair that the pages put one on the other.
const pairs: readonly (readonly [text: string, ground: string, least: number])[] = [
  ['ink', 'lime', BODY_TEXT],
  ['ink', 'wall', BODY_TEXT],
  ['ink-soft', 'lime', BODY_TEXT],
  ['ink-soft', 'wall', BODY_TEXT],
  ['porcelain', 'wood', BODY_TEXT],
  ['porcelain', 'bottle', BODY_TEXT],
  ['mint', 'bottle', BODY_TEXT],
  ['porcelain', 'tar', BODY_TEXT],
  ['porcelain', 'night', BODY_TEXT],
  ['footer-text', 'tar', BODY_TEXT],
  ['tar', 'brass', BODY_TEXT],
  ['tar', 'mint', BODY_TEXT],
  ['lime', 'ink', BODY_TEXT],
  ['wood', 'porcelain', BODY_TEXT],
  ['heading', 'lime', LABEL],
  ['heading', 'wall', LABEL],
  ['brass', 'bottle', LABEL],
  ['brass', 'wood', LABEL],
  ['open', 'wall', LARGE_OR_GRAPHIC],
  ['open-on-dark', 'wood', LARGE_OR_GRAPHIC],
];

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(pairs)(
    '%s on %s reads with a contrast of at least its level',
    (text, ground, least) => {
      expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(least);
    },
  );
});

test('the formula is WCAG’s', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

function colour(name: string, scheme: Scheme): string {
  const value = palettes[scheme].get(name);
  if (!value) {
    throw new Error(`styles/_tokens.scss has no plain colour --color-${name}.`);
  }
  return value;
}

/** The dark scheme restates only what changes at night. */
function readPalettes(): Record<Scheme, Palette> {
  const { css } = compile(path.join(process.cwd(), 'styles/_tokens.scss'));
  const darkAt = css.search(/@media \(prefers-color-scheme: ?dark\)/);
  const contrastAt = css.search(/@media \(prefers-contrast/);
  const light = readColours(css.slice(0, darkAt));
  const dark = readColours(css.slice(darkAt, contrastAt < darkAt ? undefined : contrastAt));
  return { light, dark: new Map([...light, ...dark]) };
}

function readColours(css: string): Map<string, string> {
  const declarations = css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6});/gi);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

/** WCAG 2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
