import { readColor, type Scheme } from '@/styles/read-tokens';
import { contrast } from '../fixtures/contrast';

/** Running text: AAA (WCAG 1.4.6). */
const BODY_TEXT = 7;
/** Bold labels and headings of any size: AA for normal text (WCAG 1.4.3). */
const LABEL = 4.5;
/** Large text and graphics (WCAG 1.4.3, 1.4.11). */
const LARGE_OR_GRAPHIC = 3;

// docs/design.md, "Colours": each foreground and background in use.
const pairs: readonly (readonly [text: string, ground: string, least: number])[] = [
  ['text', 'page', BODY_TEXT],
  ['text', 'wall', BODY_TEXT],
  ['text-soft', 'page', BODY_TEXT],
  ['text-soft', 'wall', BODY_TEXT],
  ['light', 'accent', BODY_TEXT],
  ['light', 'secondary', BODY_TEXT],
  ['tint', 'secondary', BODY_TEXT],
  ['light', 'dark', BODY_TEXT],
  ['tint', 'dark', BODY_TEXT],
  ['light', 'viewer', BODY_TEXT],
  ['footer-text', 'dark', BODY_TEXT],
  ['dark', 'highlight', BODY_TEXT],
  ['dark', 'tint', BODY_TEXT],
  ['dark', 'light', BODY_TEXT],
  ['page', 'text', BODY_TEXT],
  ['button-text', 'button', BODY_TEXT],
  ['button-text', 'secondary', BODY_TEXT],
  ['heading', 'page', LABEL],
  ['heading', 'wall', LABEL],
  ['highlight', 'secondary', LABEL],
  ['highlight', 'accent', LABEL],
  ['accent', 'tint', LARGE_OR_GRAPHIC],
  ['accent', 'highlight', LARGE_OR_GRAPHIC],
  ['accent', 'light', LARGE_OR_GRAPHIC],
  ['open', 'wall', LARGE_OR_GRAPHIC],
  ['open', 'page', LARGE_OR_GRAPHIC],
  ['open-on-dark', 'accent', LARGE_OR_GRAPHIC],
];

/** Pairs below their required contrast, by token name. */
function findFaint(scheme: Scheme): string[] {
  return pairs
    .map(([text, ground, least]) => ({
      pair: `${text} on ${ground}`,
      ratio: contrast(readColor(text, scheme), readColor(ground, scheme)),
      least,
    }))
    .filter(({ ratio, least }) => ratio < least)
    .map(({ pair, ratio, least }) => `${pair}: ${ratio.toFixed(2)}, and should be ${least}`);
}

test.each(['light', 'dark'] as const)('all text has enough contrast: %s', (scheme) => {
  expect(findFaint(scheme)).toEqual([]);
});
