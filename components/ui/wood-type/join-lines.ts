import { type FittedLine, fitLines } from './fit-line';
import { computeFillingSize } from './line-widths';
import type { Variant } from './variants';

/**
 * Joins some of a heading's lines into one. Returns as many lines as before: those that became one are the same object.
 * Returns undefined if the joined line is so long that it would be broken again.
 */
type JoinLines = (lines: readonly FittedLine[], variant: Variant) => FittedLine[] | undefined;

export const joinAllLines: JoinLines = (lines, variant) =>
  joinRange(lines, variant, 0, lines.length);

/** Joins the two neighbours that are shortest together. */
export const joinShortestPair: JoinLines = (lines, variant) => {
  const sizes = lines.slice(1).map(({ text }, index) => {
    const pair = `${lines[index]?.text} ${text}`;
    return computeFillingSize(pair, variant.singleLine.stretch);
  });
  return joinRange(lines, variant, sizes.indexOf(Math.max(...sizes)), 2);
};

function joinRange(
  lines: readonly FittedLine[],
  variant: Variant,
  start: number,
  count: number,
): FittedLine[] | undefined {
  const texts = lines.map(({ text }) => text);
  const joinedText = texts.slice(start, start + count).join(' ');
  const fitted = fitLines(texts.toSpliced(start, count, joinedText), variant);
  const joinedLine = fitted[start];
  if (!joinedLine || fitted.length > lines.length - count + 1) {
    return undefined;
  }
  return fitted.toSpliced(start, 1, ...Array<FittedLine>(count).fill(joinedLine));
}
