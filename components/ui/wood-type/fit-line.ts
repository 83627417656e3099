import { readNumber } from '@/styles/read-tokens';
import { computeInk, computeLetterInks, MAX_WIDTH, MIDDLE, MIN_WIDTH } from './font-metrics';
import type { Variant } from './variants';

/**
 * @file Fits lines of display type to the measure. A `width` is on the font's axis; all other numbers
 * are in percent of the measure, except constants in em. The heading "Serviços / e preços":
 *
 * ```
 *   |<----------------- measure ------------------>|
 *   0                                            100
 *   +----------------------------------------------+  0      top of the first box
 *   |S  e  r  v  i  ç  o  s                        |         width 64, size 27.41
 * ->|----------------------------------------------|  22.24  baseline
 *   +----------------------------------------------+  25.77  end of the first box; the second begins
 *   |e     p  r  e  ç  o  s                        |         at 23.12, with width 87 and size 24.38
 *   |----------------------------------------------|  42.90  baseline
 *   +--------|-----------|-------------------------+  46.03  end of the second box
 *            p           ç                            48.61  end of the ink: `overhang` = 2.58
 * ```
 *
 * 1. `chooseWidths`: both lines are equally long (within 2 %), so both would get the heading's width, 64.
 *    For contrast, the second gets 1.36 times as much: 87.
 * 2. `setLine`: at width 64, "Serviços" has 3.648 em of ink, which fills the measure at size
 *    100 / 3.648 = 27.41. The ink begins 0.021 em after the line's start: `indent` (->) = -0.57.
 * 3. `stack`: a box is 0.94 em high, 0.8115 em of it above the baseline: 0.8115 * 27.41 = 22.24. One ç
 *    is above the other: the cedilla reaches 6.25 down, the c 13.01 up, and 1.4 stay free. So the second
 *    baseline is at 22.24 + 20.66 = 42.90.
 * 4. The second box begins at 42.90 - 0.8115 * 24.38 = 23.12, but the first ends at 0.94 * 27.41 = 25.77:
 *    `marginTop` = -2.65. Boxes overlap, ink does not.
 */

/** Heights in a line's box, in em. */
const LINE_HEIGHT = readNumber('wood-line-height');
const ABOVE_BASELINE = LINE_HEIGHT / 2 + MIDDLE;
const BELOW_BASELINE = LINE_HEIGHT / 2 - MIDDLE;
/** From the top of the box to the highest ink of the first line, in em. */
const HEADROOM = 0.05;

/** Least distance between a baseline and the one above, in em: lines may have no ascenders. */
const BASELINE_GAP = 0.82;
/** Least distance between the ink of two lines. */
const LINE_GAP = 0.3;
/** The same for letters that overlap horizontally. */
const LETTER_GAP = 1.4;

/** Default size limits of a line. */
const MIN_SIZE = 8;
const MAX_SIZE = 30;

/** Lines whose widths differ by a smaller factor look equally wide. */
const EQUAL_RATIO = 1.02;
const MAX_STRETCH = MAX_WIDTH / MIN_WIDTH;

export type FittedLine = {
  text: string;
  width: number;
  size: number;
  /** Hangs the first letter's side bearing outside the measure. */
  indent: number;
  /** From the box of the line above. */
  marginTop: number;
  /** From the top of the first box. */
  baseline: number;
  /** How far the ink overflows the bottom of the box. */
  overhang: number;
};

type Line = Pick<FittedLine, 'text' | 'width' | 'size'>;

/**
 * Sets lines as a wood-type printer would: the width and size of each are chosen so that its ink
 * fills the measure, and lines are stacked closely without touching.
 */
export function fitLines(lines: readonly string[], variant: Variant): FittedLine[] {
  const { minSize = MIN_SIZE, maxHeight = Number.POSITIVE_INFINITY } = variant;
  const texts = lines.flatMap((line) => breakLine(line, minSize));
  const widths = chooseWidths(texts, variant);
  const smallest = Math.min(...texts.map((text) => fillingSize(text, MIN_WIDTH)));
  const maxSize = Math.min(variant.maxSize ?? MAX_SIZE, (variant.maxRatio ?? MAX_SIZE) * smallest);
  for (let stretch = 1; ; stretch *= 1.02) {
    // Very short lines exceed the height at any width: they do not fill the measure.
    const limit = maxSize * Math.min(1, MAX_STRETCH / stretch);
    const fitted = stack(
      texts.map((text, index) => setLine(text, (widths[index] ?? MIN_WIDTH) * stretch, limit)),
    );
    // Gaps alone may exceed the height, of very many lines.
    if (heightOf(fitted) <= maxHeight || limit < 0.1) {
      return fitted;
    }
  }
}

/** Spaces beside a sign that neither begins nor ends a line: `Corte + Barba`, `infantil (até`. */
const BOUND_SPACE = / (?=[-+–—/([])|(?<=[-+–—/([]) /g;

/** Breaks a line too long for its narrowest width, at the space that keeps its parts largest. */
function breakLine(line: string, minSize: number): string[] {
  const text = line.trim().replace(BOUND_SPACE, '\u00a0');
  const smallestOf = (parts: readonly string[]) =>
    Math.min(...parts.map((part) => fillingSize(part, MIN_WIDTH)));
  if (smallestOf([text]) >= minSize) {
    return [text];
  }
  const [best] = [...text.matchAll(/ /g)]
    .map(({ index }) => [text.slice(0, index), text.slice(index + 1)])
    .sort((a, b) => smallestOf(b) - smallestOf(a));
  return best ? best.flatMap((part) => breakLine(part, minSize)) : [text];
}

function chooseWidths(texts: readonly string[], { alone, together = alone }: Variant): number[] {
  const sizes = texts.map((text) => fillingSize(text, MIN_WIDTH));
  const stretch = texts.length > 1 ? together : alone;
  const { size: reference = Math.min(...sizes), contrast } = stretch;
  const widths = sizes.map((size) => stretch.width * (size / reference) ** stretch.strength);
  return (contrast ? contrastNeighbours(widths, contrast) : widths).map(clampWidth);
}

/** Widens the wider of two similar neighbours; of two equally wide ones, the second. */
function contrastNeighbours(widths: readonly number[], contrast: number): number[] {
  const result = widths.slice(0, 1);
  for (const below of widths.slice(1)) {
    const above = result.pop() ?? below;
    const narrower = Math.min(above, below);
    const wider = Math.max(above, below, narrower * contrast);
    result.push(...(above > below * EQUAL_RATIO ? [wider, narrower] : [narrower, wider]));
  }
  return result;
}

/** A line that fills the measure, at a larger width if it would exceed the maximum size. */
function setLine(text: string, chosenWidth: number, maxSize: number): Line {
  let width = clampWidth(chosenWidth);
  while (width < MAX_WIDTH && fillingSize(text, width) > maxSize) {
    width++;
  }
  return { text, width, size: Math.min(fillingSize(text, width), maxSize) };
}

function stack(lines: readonly Line[]): FittedLine[] {
  const fitted: FittedLine[] = [];
  for (const line of lines) {
    const { start, top, bottom } = computeInk(line.text, line.width, line.size);
    const above = fitted.at(-1);
    const baseline = above
      ? above.baseline + computeBaselineGap(above, line)
      : Math.max(ABOVE_BASELINE * line.size, HEADROOM * line.size + top);
    fitted.push({
      ...line,
      indent: -start,
      baseline,
      marginTop: baseline - ABOVE_BASELINE * line.size - heightOf(fitted),
      overhang: Math.max(0, -bottom - BELOW_BASELINE * line.size),
    });
  }
  return fitted;
}

/** The least distance between two baselines without touching ink. */
function computeBaselineGap(above: Line, below: Line): number {
  const lower = computeLetterInks(below.text, below.width, below.size);
  const upper = computeLetterInks(above.text, above.width, above.size);
  const gaps = upper.flatMap(({ start, end, bottom }) =>
    lower.map((letter) => {
      const overlaps = start < letter.end && letter.start < end;
      return letter.top - bottom + (overlaps ? LETTER_GAP : LINE_GAP);
    }),
  );
  return Math.max(BASELINE_GAP * below.size, ...gaps);
}

/** The height of all lines. */
export function heightOf(lines: readonly FittedLine[]): number {
  const last = lines.at(-1);
  return last ? last.baseline + BELOW_BASELINE * last.size : 0;
}

/** The size at which the ink of the text fills the measure; of a text without ink, any large one. */
function fillingSize(text: string, width: number): number {
  const { start, end } = computeInk(text, width);
  return 100 / Math.max(end - start, 0.01);
}

function clampWidth(width: number): number {
  return Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
}
