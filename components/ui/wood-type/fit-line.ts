import { readNumber } from '@/styles/read-tokens';
import { breakLine } from './break-line';
import {
  BOX_CENTER_IN_EM,
  computeFillingSize,
  computeInk,
  computeLetterInks,
  MAX_STRETCH,
  MIN_STRETCH,
} from './font-metrics';
import type { Variant } from './variants';

/**
 * @file Sets headings in wood-type style: as on an old poster, each line is stretched or condensed until it fills the
 * *measure*, as printers call the width that a line has to fill.
 *
 * A `stretch` is in percent, as in the CSS property `font-stretch`. All other numbers are in percent of the measure,
 * unless they're said to be in em. *Ink* is the visible part of letters. Here is "Serviços / e preços", fitted:
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
 * 1. `chooseStretches`: both lines are equally long (within 2 %), so both would get the heading's stretch, 64. For
 *    contrast, the second one gets 1.36 times as much: 87.
 * 2. `fillMeasure`: at stretch 64, the ink of "Serviços" is 3.648 em wide, so it fills the measure at size
 *    100 / 3.648 = 27.41.
 * 3. `stackLines` places the baselines. A line's box is 0.94 em high, 0.8115 em of it above the baseline, so the first
 *    baseline is at 0.8115 * 27.41 = 22.24. One ç is above the other. The upper one's cedilla reaches 6.25 down, the
 *    lower one's c reaches 13.01 up, and 1.4 stay free between them. That adds up to 20.66, so the second baseline is
 *    at 22.24 + 20.66 = 42.90.
 * 4. `stackLines` also computes the margins. The second box begins at 42.90 - 0.8115 * 24.38 = 23.12, but the first one
 *    ends at 0.94 * 27.41 = 25.77, so the second line's `marginTop` is -2.65: the boxes overlap, the ink doesn't.
 * 5. The ink of the S begins 0.021 em after the line's start (->), so the first line's `indent` is -0.57.
 */

/** The height of a line's box, and its parts above and below the baseline, in em. */
const LINE_HEIGHT = readNumber('wood-line-height');
const ASCENT = LINE_HEIGHT / 2 + BOX_CENTER_IN_EM;
const DESCENT = LINE_HEIGHT / 2 - BOX_CENTER_IN_EM;

/** The least room in the first line's box above its highest ink, such as an accent. In em. */
const HEADROOM = 0.05;
/** The smallest distance between two baselines, in em. It separates lines without ascenders. */
const BASELINE_GAP = 0.82;
/** The smallest vertical gap between the ink of two lines, even where no letter is above another. */
const LINE_GAP = 0.3;
/** The smallest vertical gap between two letters, one directly above the other. */
const LETTER_GAP = 1.4;

/** The size limits of variants that don't set their own. */
const MIN_SIZE = 8;
const MAX_SIZE = 30;

/** Lines look equally long if the ratio of their stretches is below this. */
const EQUAL_RATIO = 1.02;
/** A heading that's too tall is stretched by this factor, again and again, until it fits. */
const WIDENING_STEP = 1.02;
/** Fitting gives up at this size, which nobody could read. A heading of hundreds of lines stays too tall. */
const SMALLEST_LIMIT = 0.1;

/** Lengths are in percent of the measure. */
export type FittedLine = {
  text: string;
  /** In percent, as in the CSS property `font-stretch`. */
  stretch: number;
  size: number;
  /** Moves the line left by the blank space before its first letter, so its ink begins exactly at the edge. */
  indent: number;
  /** From the end of the box above to the start of this line's box. Negative where they overlap. */
  marginTop: number;
  /** From the top of the first box down to this line's baseline. */
  baseline: number;
  /** How far the ink reaches below the line's box. */
  overhang: number;
};

type Line = Pick<FittedLine, 'text' | 'stretch' | 'size'>;

/**
 * Works like a wood-type printer: chooses each line's stretch and size so that its ink fills the measure, and stacks
 * the lines closely without letting them touch.
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
    // Above this widening, even the narrowest line would exceed the font's largest stretch. Shrink the size limit
    // instead: very short lines become smaller and don't fill the measure.
    const maxWidening = MAX_STRETCH / MIN_STRETCH;
    const limit = usualLimit * Math.min(1, maxWidening / widening);
    const unstacked = texts.map((text, index) => {
      const stretch = stretches[index] ?? MIN_STRETCH;
      return fillMeasure(text, stretch * widening, limit);
    });
    const fitted = stackLines(unstacked);
    if (heightOf(fitted) <= maxHeight || limit < SMALLEST_LIMIT) {
      return fitted;
    }
  }
}

/** The shorter a line, the larger its stretch. If the variant asks for contrast, neighbouring lines clearly differ. */
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

/** Widens the wider of two similar neighbouring lines, or the second one if they look equal. */
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

/** A line that would be larger than `maxSize` is stretched more. If that isn't enough, it doesn't fill the measure. */
function fillMeasure(text: string, chosenStretch: number, maxSize: number): Line {
  let stretch = clampStretch(chosenStretch);
  while (stretch < MAX_STRETCH && computeFillingSize(text, stretch) > maxSize) {
    stretch += 1;
  }
  return { text, stretch, size: Math.min(computeFillingSize(text, stretch), maxSize) };
}

/** Places lines as close together as their ink allows. */
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

/** The smallest distance between two baselines at which no ink touches. */
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

/** From the top of the first box to the end of the last, in percent of the measure. */
export function heightOf(lines: readonly FittedLine[]): number {
  const last = lines.at(-1);
  return last ? last.baseline + DESCENT * last.size : 0;
}

/** Rounds to a whole number in the font's range. */
function clampStretch(stretch: number): number {
  return Math.round(Math.min(MAX_STRETCH, Math.max(MIN_STRETCH, stretch)));
}
