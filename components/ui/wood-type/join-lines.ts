import { type FittedLine, fitLines, heightOf } from './fit-line';
import { computeFillingSize } from './line-widths';
import type { Variant } from './variants';

/**
 * In percent of its width. With a taller headline, the hero's words nearly fill the height of a laptop's screen. Four
 * lines usually are, two seldom.
 */
const MIN_TALL_HEADLINE = 60;

export function isTall(lines: readonly FittedLine[]): boolean {
  return heightOf(lines) >= MIN_TALL_HEADLINE;
}

/**
 * Joins lines of a heading. Returns as many as before: lines that became one are the same object. Returns undefined if
 * a joined line is so long that it would be broken again.
 */
type JoinLines = (lines: readonly FittedLine[], variant: Variant) => FittedLine[] | undefined;

export const joinAllLines: JoinLines = (lines, variant) =>
  fitGroups([lines.map(({ text }) => text)], variant);

/** While there are three lines or more and they're tall, joins the two neighbours that are shortest together. */
export const joinUntilLow: JoinLines = (lines, variant) => {
  let groups = lines.map(({ text }) => [text]);
  let fitted: FittedLine[] | undefined = [...lines];
  while (fitted && isTall(fitted) && groups.length > 2) {
    groups = joinShortestPair(groups, variant.singleLine.stretch);
    fitted = fitGroups(groups, variant);
  }
  return fitted;
};

function joinShortestPair(groups: readonly string[][], stretch: number): string[][] {
  const pairs = groups.slice(1).map((group, index) => [...(groups[index] ?? []), ...group]);
  const sizes = pairs.map((pair) => computeFillingSize(pair.join(' '), stretch));
  const shortest = sizes.indexOf(Math.max(...sizes));
  return groups.toSpliced(shortest, 2, pairs[shortest] ?? []);
}

/** Each group becomes a line. */
function fitGroups(groups: readonly string[][], variant: Variant): FittedLine[] | undefined {
  const fitted = fitLines(
    groups.map((group) => group.join(' ')),
    variant,
  );
  const isBroken = fitted.length > groups.length;
  return isBroken
    ? undefined
    : fitted.flatMap((line, index) => groups[index]?.map(() => line) ?? []);
}
