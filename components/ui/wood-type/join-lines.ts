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

type Group = readonly FittedLine[];

/** A line, and the heading's own lines that were joined into it. */
export type JoinedLine = FittedLine & { parts: Group };

/** Returns undefined if a joined line is so long that it would be broken again. */
export type JoinLines = (lines: Group, variant: Variant) => JoinedLine[] | undefined;

export const joinAllLines: JoinLines = (lines, variant) => fitGroups([lines], variant);

/** While there are three lines or more and they're tall, joins the two neighbours that are shortest together. */
export const joinUntilLow: JoinLines = (lines, variant) => {
  let groups: Group[] = lines.map((line) => [line]);
  let joined = fitGroups(groups, variant);
  while (joined && joined.length > 2 && isTall(joined)) {
    groups = joinShortestPair(groups, variant.singleLine.stretch);
    joined = fitGroups(groups, variant);
  }
  return joined;
};

function joinShortestPair(groups: readonly Group[], stretch: number): Group[] {
  const pairs = groups.slice(1).map((group, index) => [...(groups[index] ?? []), ...group]);
  const sizes = pairs.map((pair) => computeFillingSize(joinTexts(pair), stretch));
  const shortest = sizes.indexOf(Math.max(...sizes));
  return groups.toSpliced(shortest, 2, pairs[shortest] ?? []);
}

/** Each group becomes a line. */
function fitGroups(groups: readonly Group[], variant: Variant): JoinedLine[] | undefined {
  const fitted = fitLines(groups.map(joinTexts), variant);
  const isBroken = fitted.length > groups.length;
  return isBroken
    ? undefined
    : fitted.map((line, index) => ({ ...line, parts: groups[index] ?? [] }));
}

function joinTexts(group: Group): string {
  return group.map(({ text }) => text).join(' ');
}
