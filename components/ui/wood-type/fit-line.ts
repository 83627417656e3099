import { readNumber } from '@/styles/read-tokens';
import { breakLine } from './break-line';
import {
  computeFillingSize,
  computeInk,
  computeLetterInks,
  MAX_STRETCH,
  MIDDLE,
  MIN_STRETCH,
} from './font-metrics';
import type { Variant } from './variants';

/**
 * @file Fits lines of display type to the *measure*, the width that each line has to fill. A `stretch` is in percent, as in the CSS property
 * `font-stretch`. All other numbers are in percent of the measure, except constants in em. This is how the
 * heading "Serviços / e preços" is fitted:
 *
 * ```
 *   |<----------------- measure ------------------>|
 *   0                                            100
 *   +----------------------------------------------+  0      top of the first box
 *   |S  e  r  v  i  ç  o  s                        |         stretch 64, size 27.41
 * ->|----------------------------------------------|  22.24  baseline
 *   +----------------------------------------------+  25.77  end of the first box; the second begins
 *   |e     p  r  e  ç  o  s                        |         at 23.12, with stretch 87 and size 24.38
 *   |----------------------------------------------|  42.90  baseline
 *   +--------|-----------|-------------------------+  46.03  end of the second box
 *            p           ç                            48.61  end of the ink: `overhang` = 2.58
 * ```
 *
 * 1. `chooseStretches`: both lines are equally long (within 2 %), so both would get the heading's
 *    stretch, 64. For contrast, the second gets 1.36 times as much: 87.
 * 2. `setLine`: at stretch 64, "Serviços" has 3.648 em of ink, which fills the measure at size
 *    100 / 3.648 = 27.41. The ink begins 0.021 em after the line's start: `indent` (->) = -0.57.
 * 3. `stackLines`: a box is 0.94 em high and its ascent is 0.8115 em: 0.8115 * 27.41 = 22.24. One ç
 *    is above the other: the cedilla reaches 6.25 down, the c 13.01 up, and 1.4 stay free. So the second
 *    baseline is at 22.24 + 20.66 = 42.90.
 * 4. The second box begins at 42.90 - 0.8115 * 24.38 = 23.12, but the first ends at 0.94 * 27.41 = 25.77:
 *    `marginTop` = -2.65. Boxes overlap, ink does not.
 */

/** The parts of a line's box above and below the baseline, in em. */
const LINE_HEIGHT = readNumber('wood-line-height');
const ASCENT = LINE_HEIGHT / 2 + MIDDLE;
const DESCENT = LINE_HEIGHT / 2 - MIDDLE;
/** The minimum distance, in em, between the top of the first box and the highest ink, such as that of an accent. */
const HEADROOM = 0.05;

/** The minimum distance between two neighbouring baselines, in em. This distance separates lines without ascenders. */
const BASELINE_GAP = 0.82;
/**
 * The minimum vertical gap between the ink of neighbouring lines, even where their letters are not above each other.
 */
const LINE_GAP = 0.3;
/** The minimum vertical gap between the ink of two letters, one of which is directly above the other. */
const LETTER_GAP = 1.4;

/** The default size limits of a variant. */
const MIN_SIZE = 8;
const MAX_SIZE = 30;

/** The smallest visible ratio of two stretches. Lines whose stretches differ by less look equally long. */
const EQUAL_RATIO = 1.02;

/** The factor of each further stretch of a heading that is too tall. The heading is stretched until it fits. */
const WIDENING_STEP = 1.02;
/**
 * The size limit at which fitting stops, because lines are no longer legible: a heading of hundreds of lines stays too
 * tall.
 */
const SMALLEST_LIMIT = 0.1;

export type FittedLine = {
  text: string;
  /** In percent, as in the CSS property `font-stretch`. */
  stretch: number;
  /** The font size. */
  size: number;
  /** The shift that moves the first letter's side bearing outside the measure, so that the ink begins at the edge. */
  indent: number;
  /** The distance from the box of the line above. A negative distance makes the boxes overlap. */
  marginTop: number;
  /** The distance of the baseline from the top of the first box. */
  baseline: number;
  /** How far the ink overflows the bottom of the line's box. */
  overhang: number;
};

type Line = Pick<FittedLine, 'text' | 'stretch' | 'size'>;

/**
 * Sets lines as a wood-type printer would: chooses the stretch and the size of each so that its ink
 * fills the measure, and stacks the lines closely without letting them touch.
 */
export function fitLines(lines: readonly string[], variant: Variant): FittedLine[] {
  const {
    minSize = MIN_SIZE,
    maxSize = MAX_SIZE,
    maxRatio = Number.POSITIVE_INFINITY,
    maxHeight = Number.POSITIVE_INFINITY,
  } = variant;
  const texts = lines.flatMap((line) => breakLine(line, minSize));
  const stretches = chooseStretches(texts, variant);
  const smallest = Math.min(...texts.map((text) => computeFillingSize(text, MIN_STRETCH)));
  const usualLimit = Math.min(maxSize, maxRatio * smallest);
  for (let widening = 1; ; widening *= WIDENING_STEP) {
    // Above this widening, even the narrowest line would exceed the font's largest stretch. The limit then shrinks
    // instead, so very short lines become smaller, and do not fill the measure.
    const maxWidening = MAX_STRETCH / MIN_STRETCH;
    const limit = usualLimit * Math.min(1, maxWidening / widening);
    const unstacked = texts.map((text, index) => {
      const stretch = stretches[index] ?? MIN_STRETCH;
      return setLine(text, stretch * widening, limit);
    });
    const fitted = stackLines(unstacked);
    if (heightOf(fitted) <= maxHeight || limit < SMALLEST_LIMIT) {
      return fitted;
    }
  }
}

/**
 * Chooses the stretch of each line by its length, and widens one of two neighbouring lines whose stretches are similar.
 */
function chooseStretches(texts: readonly string[], variant: Variant): number[] {
  const { singleLine, severalLines = singleLine } = variant;
  const { stretch, strength, referenceSize, minContrast } =
    texts.length > 1 ? severalLines : singleLine;
  const sizes = texts.map((text) => computeFillingSize(text, MIN_STRETCH));
  const reference = referenceSize ?? Math.min(...sizes);
  const stretches = sizes.map((size) => stretch * (size / reference) ** strength);
  const contrasted = minContrast ? contrastNeighbours(stretches, minContrast) : stretches;
  return contrasted.map(clampStretch);
}

/** Widens the wider of two similar neighbouring lines, or the second line if both look equally wide. */
function contrastNeighbours(stretches: readonly number[], minContrast: number): number[] {
  const result = stretches.slice(0, 1);
  for (const below of stretches.slice(1)) {
    const above = result.pop() ?? below;
    const narrower = Math.min(above, below);
    const wider = Math.max(above, below, narrower * minContrast);
    if (above > below * EQUAL_RATIO) {
      result.push(wider, narrower);
    } else {
      result.push(narrower, wider);
    }
  }
  return result;
}

/** Sets a line so that it fills the measure. A line that would exceed the maximum size is stretched further. */
function setLine(text: string, chosenStretch: number, maxSize: number): Line {
  let stretch = clampStretch(chosenStretch);
  while (stretch < MAX_STRETCH && computeFillingSize(text, stretch) > maxSize) {
    stretch += 1;
  }
  return { text, stretch, size: Math.min(computeFillingSize(text, stretch), maxSize) };
}

/** Places lines below each other, as closely as their ink allows. */
function stackLines(lines: readonly Line[]): FittedLine[] {
  const fitted: FittedLine[] = [];
  for (const line of lines) {
    const { start, top, bottom } = computeInk(line.text, line.stretch, line.size);
    const above = fitted.at(-1);
    const baseline = above
      ? above.baseline + computeBaselineGap(above, line)
      : Math.max(ASCENT * line.size, HEADROOM * line.size + top);
    fitted.push({
      ...line,
      indent: -start,
      baseline,
      marginTop: baseline - ASCENT * line.size - heightOf(fitted),
      overhang: Math.max(0, -bottom - DESCENT * line.size),
    });
  }
  return fitted;
}

/** Computes the smallest distance between two baselines at which the ink of the lines does not touch. */
function computeBaselineGap(above: Line, below: Line): number {
  const upperLetters = computeLetterInks(above.text, above.stretch, above.size);
  const lowerLetters = computeLetterInks(below.text, below.stretch, below.size);
  const gaps = upperLetters.flatMap((upper) =>
    lowerLetters.map((lower) => {
      const isAbove = upper.start < lower.end && lower.start < upper.end;
      return lower.top - upper.bottom + (isAbove ? LETTER_GAP : LINE_GAP);
    }),
  );
  return Math.max(BASELINE_GAP * below.size, ...gaps);
}

/** Returns the height of all lines, from the top of the first box to the end of the last. */
export function heightOf(lines: readonly FittedLine[]): number {
  const last = lines.at(-1);
  return last ? last.baseline + DESCENT * last.size : 0;
}

/** Rounds a stretch to a whole number in the font's range. */
function clampStretch(stretch: number): number {
  return Math.round(Math.min(MAX_STRETCH, Math.max(MIN_STRETCH, stretch)));
}
