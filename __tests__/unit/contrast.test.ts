import { readColor, type Scheme } from '@/styles/read-tokens';
import { contrast } from '../fixtures/contrast';

/** Running text: AAA (WCAG 1.4.6). */
const BODY_TEXT = 7;
/** Bold labels and headings of any size: AA for normal text (WCAG 1.4.3). */
const LABEL = 4.5;
/** Large text and graphics (WCAG 1.4.3, 1.4.11). */
const LARGE_OR_GRAPHIC = 3;

// docs/design.md, “Colours”: each foreground and background in use, by the least contrast.
const PAIRS = [
  [
    BODY_TEXT,
    `text/page text/wall text-soft/page text-soft/wall light/accent light/secondary
    tint/secondary light/dark tint/dark light/lightbox footer-text/dark dark/highlight
    dark/tint dark/light page/text`,
  ],
  [LABEL, 'heading/page heading/wall highlight/secondary highlight/accent'],
  [
    LARGE_OR_GRAPHIC,
    'accent/tint accent/highlight accent/light open/wall open/page open-on-dark/accent',
  ],
] as const;

/** Pairs below their required contrast, by token name. */
function findFaint(scheme: Scheme): string[] {
  return PAIRS.flatMap(([least, pairs]) =>
    pairs.split(/\s+/).flatMap((pair) => {
      const [text = '', ground = ''] = pair.split('/');
      const ratio = contrast(readColor(text, scheme), readColor(ground, scheme));
      return ratio < least ? [`${pair}: ${ratio.toFixed(2)}, and should be ${least}`] : [];
    }),
  );
}

test.each(['light', 'dark'] as const)('all text has enough contrast: %s', (scheme) => {
  expect(findFaint(scheme)).toEqual([]);
});
