import { MAX_WIDTH, MIDDLE, MIN_WIDTH, measureInk, measureLetters } from './font-metrics';
import type { Variant } from './variants';

/**
 * @file Fits lines of display type to the measure.
 *
 * ```
 *   |<-------------- measure = 100 --------------->|
 *   +----------------------------------------------+  top of the first box
 *   |S  e  r  v  i  ç  o  s                        |  `size` (em) and `width` (the font's axis): both are
 * ->|--------------------------------------------- |  larger where the text is shorter, so that its ink
 *   +----------------------------------------------+  fills the measure; ----- is the `baseline`
 *     `marginTop`, here negative: boxes overlap, ink does not
 *   +----------------------------------------------+
 *   |e     p  r  e  ç  o  s                        |
 *   |------------------------------------------------ `baseline`, from the top of the first box
 *   +--------|-----------|-------------------------+  bottom of the last box
 *            p           ç                            `overhang`: ink below the box
 * ```
 *
 * `indent` (->) moves a line to the left, because the ink of a letter begins a little after its origin.
 * At a larger `width`, the same text fills the measure at a smaller `size`: widths are chosen first, and
 * sizes follow.
 */

/** The stylesheet's line height, in em. */
const LINE_HEIGHT = 0.94;
const ABOVE_BASELINE = LINE_HEIGHT / 2 + MIDDLE;
const BELOW_BASELINE = LINE_HEIGHT / 2 - MIDDLE;
/** Least distance between the ink of two lines, in percent of the measure. */
const LINE_GAP = 0.3;
/** The same for letters that overlap horizontally. */
const LETTER_GAP = 1.4;
/** From a baseline to the x-height of the line below, in em of both lines' mean size. */
const BODY_GAP = 0.3;
/** From the top of the box to the highest ink of the first line, in em. */
const HEADROOM = 0.05;

/** Default size limits of a line, in percent of the measure. */
const MIN_SIZE = 8;
const MAX_SIZE = 30;

/** Lines whose widths differ by a smaller factor look equally wide. */
const EQUAL_RATIO = 1.02;
const MAX_STRETCH = MAX_WIDTH / MIN_WIDTH;

export type FittedLine = {
  text: string;
  /** On the font's width axis, in percent. */
  width: number;
  /** In percent of the measure. */
  size: number;
  /** Hangs the first letter's side bearing outside the measure, in em. */
  indent: number;
  /** From the box of the line above, in em. */
  marginTop: number;
  /** From the top of the first box, in percent of the measure. */
  baseline: number;
  /** How far the ink overflows the bottom of the box, in em. */
  overhang: number;
};

/**
 * Sets lines as a wood-type printer would: the width and size of each are chosen so that its ink
 * fills the measure, and lines are stacked closely without touching.
 */
export function fitLines(lines: readonly string[], variant: Variant): FittedLine[] {
  const texts = lines.flatMap((line) => breakLine(line.trim(), variant.minSize));
  const widths = chooseWidths(texts, variant);
  const { maxSize = MAX_SIZE, maxHeight = Number.POSITIVE_INFINITY } = variant;

  let fitted = stack(texts, widths, maxSize);
  for (let stretch = 1; heightOf(fitted) > maxHeight; stretch *= 1.02) {
    const wider = widths.map((width) => clampWidth(width * stretch));
    // Very short lines exceed the height at any width: they do not fill the measure.
    fitted = stack(texts, wider, maxSize * Math.min(1, MAX_STRETCH / stretch));
  }
  return fitted;
}

/** Breaks a line too long for its narrowest width, at the space that keeps its parts largest. */
function breakLine(text: string, minSize = MIN_SIZE): string[] {
  if (sizeAt(text, MIN_WIDTH) >= minSize) {
    return [text];
  }
  const [best] = [...text.matchAll(/ /g)]
    .map(({ index }) => [text.slice(0, index), text.slice(index + 1)])
    .sort((a, b) => smallestSize(b) - smallestSize(a));
  return best ? best.flatMap((part) => breakLine(part, minSize)) : [text];
}

function chooseWidths(texts: readonly string[], { alone, together = alone }: Variant): number[] {
  const sizes = texts.map((text) => sizeAt(text, MIN_WIDTH));
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

function stack(texts: readonly string[], widths: readonly number[], maxSize: number): FittedLine[] {
  const fitted: FittedLine[] = [];
  for (const [index, text] of texts.entries()) {
    let width = widths[index] ?? MIN_WIDTH;
    // Widens a short line until it respects the maximum size.
    while (width < MAX_WIDTH && sizeAt(text, width) > maxSize) {
      width++;
    }
    const size = Math.min(sizeAt(text, width), maxSize);
    const ink = measureInk(text, width);
    const line = { text, width, size, indent: -ink.start };

    const above = fitted.at(-1);
    const baseline = above
      ? above.baseline + computeBaselineGap(above, line)
      : size * Math.max(ABOVE_BASELINE, ink.top + HEADROOM);
    fitted.push({
      ...line,
      baseline,
      marginTop: (baseline - heightOf(fitted)) / size - ABOVE_BASELINE,
      overhang: Math.max(0, -ink.bottom - BELOW_BASELINE),
    });
  }
  return fitted;
}

type Line = Pick<FittedLine, 'text' | 'width' | 'size' | 'indent'>;

/** The least distance between two baselines without touching ink, in percent of the measure. */
function computeBaselineGap(above: Line, below: Line): number {
  const bodies =
    below.size * measureInk('x', below.width).top + (BODY_GAP * (above.size + below.size)) / 2;
  const measure = (line: Line) => measureLetters(line.text, line.width, line.size, line.indent);
  const lower = measure(below);
  const letters = measure(above).flatMap(({ start, end, bottom }) =>
    lower.map((letter) => {
      const overlaps = start < letter.end && letter.start < end;
      return letter.top - bottom + (overlaps ? LETTER_GAP : LINE_GAP);
    }),
  );
  return Math.max(bodies, ...letters);
}

/** The height of all lines, in percent of the measure. */
export function heightOf(lines: readonly FittedLine[]): number {
  const last = lines.at(-1);
  return last ? last.baseline + last.size * BELOW_BASELINE : 0;
}

/** The size at which the ink of the text fills the measure. */
function sizeAt(text: string, width: number): number {
  const ink = measureInk(text, width);
  return 100 / (ink.end - ink.start);
}

function smallestSize(parts: readonly string[]): number {
  return Math.min(...parts.map((part) => sizeAt(part, MIN_WIDTH)));
}

function clampWidth(width: number): number {
  return Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
}
