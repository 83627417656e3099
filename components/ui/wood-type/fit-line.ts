import {
  BOX_CENTER_IN_EM,
  computeInk,
  computeLetterInks,
  type Ink,
  MAX_STRETCH,
  MIN_STRETCH,
} from '@/fonts/measure';
import { readNumber } from '@/styles/read-tokens';
import { breakLine } from './break-line';
import { computeFillingSize, measureInkInEm } from './line-widths';
import type { Variant } from './variants';

/**
 * @file Sets headings in wood-type style. As on an old poster, each line is stretched or condensed until it fills the
 * *measure*, which is the printers' word for the width of a line.
 *
 * A `stretch` is in percent, as in the CSS property `font-stretch`. All lengths are in percent of the measure:
 * `measureLine` converts what the font says in em. *Ink* is the visible part of letters. For example, the two lines
 * "Serviços" and "e preços" become:
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
 * 1. `chooseStretches`: both lines are equally long (within 2%), so both would get the heading's stretch, 64. To make
 *    them contrast, the second line is stretched 1.36 times as much: 87.
 * 2. `fillMeasure`: at stretch 64, the ink of "Serviços" is 3.648 em wide, so it fills the measure at size 100 / 3.648
 *    = 27.41.
 * 3. `stackLines` places the baselines. A line's box is 0.94 em high, and 0.8115 em of it is above the baseline, so the
 *    first baseline is at 0.8115 * 27.41 = 22.24. The ç of "Serviços" is above the ç of "preços": its cedilla reaches
 *    6.25 below the first baseline, the other ç reaches 13.01 above the second, and 1.4 must stay free between them.
 *    The second baseline is 20.66 lower, the sum of the three, at 42.90.
 * 4. `stackLines` also computes the margins. The second box begins at 42.90 - 0.8115 * 24.38 = 23.12, but the first one
 *    ends at 0.94 * 27.41 = 25.77, so the second line's `marginTop` is -2.65. The boxes overlap, but the ink doesn't.
 * 5. The ink of the S begins 0.021 em after the line's start (->), so the first line's `indent` is -0.57.
 */

/** How far a line's box reaches above the baseline and below it. */
const LINE_HEIGHT_IN_EM = readNumber('wood-line-height');
const ASCENT_IN_EM = LINE_HEIGHT_IN_EM / 2 + BOX_CENTER_IN_EM;
const DESCENT_IN_EM = LINE_HEIGHT_IN_EM / 2 - BOX_CENTER_IN_EM;

/** Keeps at least this much space free above the first line's highest letter or accent. */
const HEADROOM_IN_EM = 0.05;
/** The smallest distance between two baselines, even if the letters would leave room for less. */
const MIN_BASELINE_GAP_IN_EM = 0.82;
/** The smallest vertical gap between the lowest letter of one line and the highest letter of the next. */
const LINE_GAP = 0.3;
/** The smallest vertical gap between two letters if one is directly above the other. */
const LETTER_GAP = 1.4;

/** Used for headings whose variant doesn't set its own size limits. */
const MIN_SIZE = 8;
const MAX_SIZE = 30;

/** Two lines look equally long if their stretches differ by less than 2%. */
const EQUAL_RATIO = 1.02;
/** A heading that's too tall is widened, and then shrunk, in steps of 2%. */
const STEP = 1.02;
/** A heading of dozens of lines stays too tall. */
const SMALLEST_LIMIT = 1;

export type FittedLine = {
  text: string;
  /** In percent, as in the CSS property `font-stretch`. */
  stretch: number;
  size: number;
  /** Cancels the blank space that the font has before the first letter, so the ink begins exactly at the left edge. */
  indent: number;
  /** The distance from the end of the previous line's box to the start of this one. It's negative if they overlap. */
  marginTop: number;
  /** The distances from the top of the first line's box down to this line's baseline, and to the end of its box. */
  baseline: number;
  boxEnd: number;
  /** How far the last line's descenders reach below its box. Other lines have 0, because the next one is below. */
  overhang: number;
};

type StretchedLine = Pick<FittedLine, 'text' | 'stretch'>;
type Line = Pick<FittedLine, 'text' | 'stretch' | 'size'>;
type MeasuredLine = ReturnType<typeof measureLine>;

/**
 * Chooses each line's stretch and size so that its ink fills the measure. Then stacks the lines as closely as possible
 * without letting them touch.
 */
export function fitLines(lines: readonly string[], variant: Variant): FittedLine[] {
  const { minSize = MIN_SIZE, maxSize = MAX_SIZE, maxHeight = Number.POSITIVE_INFINITY } = variant;
  const texts = lines.flatMap((line) => breakLine(line, minSize));
  const stretched = chooseStretches(texts, variant);
  let widening = 1;
  let limit = maxSize;
  let fitted = setLines(stretched, widening, limit);
  // Wider letters fill the measure at a smaller size.
  while (heightOf(fitted) > maxHeight && fitted.some(({ stretch }) => stretch < MAX_STRETCH)) {
    widening *= STEP;
    fitted = setLines(stretched, widening, limit);
  }
  // Lines that can't be widened any more no longer fill the measure.
  while (heightOf(fitted) > maxHeight && limit > SMALLEST_LIMIT) {
    limit /= STEP;
    fitted = setLines(stretched, widening, limit);
  }
  return fitted;
}

/**
 * Stretches shorter lines more. If the variant has a `minContrast`, neighbouring lines with similar stretches are made
 * to differ.
 */
function chooseStretches(texts: readonly string[], variant: Variant): StretchedLine[] {
  const { singleLine, severalLines = singleLine } = variant;
  const { stretch, strength, referenceLengthInEm, minContrast } =
    texts.length > 1 ? severalLines : singleLine;
  const lengths = texts.map((text) => measureInkInEm(text, MIN_STRETCH));
  const reference = referenceLengthInEm ?? Math.max(...lengths);
  const stretches = lengths.map((length) => stretch * (reference / length) ** strength);
  const contrasted = minContrast ? contrastNeighbours(stretches, minContrast) : stretches;
  return texts.map((text, index) => ({
    text,
    stretch: clampStretch(contrasted[index] ?? MIN_STRETCH),
  }));
}

/** Goes through the lines from top to bottom, and makes each one differ from the line above it. */
function contrastNeighbours(stretches: readonly number[], minContrast: number): number[] {
  const result: number[] = [];
  for (const stretch of stretches) {
    const above = result.pop();
    if (above === undefined) {
      result.push(stretch);
    } else {
      result.push(...contrastPair(above, stretch, minContrast));
    }
  }
  return result;
}

/** With `minContrast: 1.35`, stretches of 60 and 66 become 60 and 81. So do two equal stretches of 60. */
function contrastPair(above: number, below: number, minContrast: number): [number, number] {
  const narrower = Math.min(above, below);
  const wider = Math.max(above, below, narrower * minContrast);
  const isAboveWider = above > below * EQUAL_RATIO;
  return isAboveWider ? [wider, narrower] : [narrower, wider];
}

function setLines(
  lines: readonly StretchedLine[],
  widening: number,
  maxSize: number,
): FittedLine[] {
  return stackLines(
    lines.map(({ text, stretch }) => fillMeasure(text, stretch * widening, maxSize)),
  );
}

/**
 * Stretches a line more if it would otherwise need letters larger than `maxSize`. A very short line stays shorter than
 * the measure, even at the largest stretch.
 */
function fillMeasure(text: string, chosenStretch: number, maxSize: number): Line {
  let stretch = clampStretch(chosenStretch);
  while (stretch < MAX_STRETCH && computeFillingSize(text, stretch) > maxSize) {
    stretch += 1;
  }
  return { text, stretch, size: Math.min(computeFillingSize(text, stretch), maxSize) };
}

/** Places the lines as close together as their letters allow. */
function stackLines(lines: readonly Line[]): FittedLine[] {
  const fitted: FittedLine[] = [];
  let above: MeasuredLine | undefined;
  let baseline = 0;
  for (const line of lines) {
    const measured = measureLine(line);
    const { ink, ascent, descent, headroom } = measured;
    baseline = above
      ? baseline + computeBaselineGap(above, measured)
      : Math.max(ascent, headroom + ink.top);
    fitted.push({
      ...line,
      indent: -ink.start,
      marginTop: baseline - ascent - heightOf(fitted),
      baseline,
      boxEnd: baseline + descent,
      overhang: line === lines.at(-1) ? Math.max(0, -ink.bottom - descent) : 0,
    });
    above = measured;
  }
  return fitted;
}

/** Converts the font's measures, which are in em. */
function measureLine({ text, stretch, size }: Line) {
  const scaleInk = ({ start, end, top, bottom }: Ink): Ink => ({
    start: start * size,
    end: end * size,
    top: top * size,
    bottom: bottom * size,
  });
  return {
    ink: scaleInk(computeInk(text, stretch)),
    letters: computeLetterInks(text, stretch).map(scaleInk),
    ascent: ASCENT_IN_EM * size,
    descent: DESCENT_IN_EM * size,
    headroom: HEADROOM_IN_EM * size,
    minBaselineGap: MIN_BASELINE_GAP_IN_EM * size,
  };
}

/** Keeps every letter of the upper line clear of every letter of the lower line. */
function computeBaselineGap(above: MeasuredLine, below: MeasuredLine): number {
  const gaps = above.letters.flatMap((upper) =>
    below.letters.map((lower) => {
      const isDirectlyAbove = upper.start < lower.end && lower.start < upper.end;
      const gap = isDirectlyAbove ? LETTER_GAP : LINE_GAP;
      return lower.top - upper.bottom + gap;
    }),
  );
  return Math.max(below.minBaselineGap, ...gaps);
}

/** Measures from the top of the first line's box to the end of the last one, in percent of the heading's width. */
export function heightOf(lines: readonly FittedLine[]): number {
  return lines.at(-1)?.boxEnd ?? 0;
}

/** Rounds a stretch to a whole number within the font's range, 50 to 150. */
function clampStretch(stretch: number): number {
  return Math.round(Math.min(MAX_STRETCH, Math.max(MIN_STRETCH, stretch)));
}
