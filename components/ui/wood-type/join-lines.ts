import { MIN_STRETCH } from '@/fonts/measure';
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

/** Neighbouring lines of a heading. */
type Group = readonly FittedLine[];

/** A line, and the heading's own lines that were joined into it. */
type JoinedLine = FittedLine & { parts: Group };

export function joinAllLines(lines: Group, variant: Variant) {
  return fitGroups([lines], variant);
}

/** While there are three lines or more and they're tall, joins the two neighbours that are shortest together. */
export function joinUntilLow(lines: Group, variant: Variant) {
  let groups: Group[] = lines.map((line) => [line]);
  let joined = fitGroups(groups, variant);
  while (joined && joined.length > 2 && isTall(joined)) {
    groups = joinShortestPair(groups);
    joined = fitGroups(groups, variant);
  }
  return joined;
}

function joinShortestPair(groups: readonly Group[]): Group[] {
  const pairs = groups.slice(1).map((group, index) => [...(groups[index] ?? []), ...group]);
  const sizes = pairs.map((pair) => computeFillingSize(joinTexts(pair), MIN_STRETCH));
  const shortest = sizes.indexOf(Math.max(...sizes));
  return groups.toSpliced(shortest, 2, pairs[shortest] ?? []);
}

/** Each group becomes a line. Returns undefined if one is so long that it would be broken again. */
function fitGroups(groups: readonly Group[], variant: Variant): JoinedLine[] | undefined {
  const fitted = fitLines(groups.map(joinTexts), variant);
  const isWhole = fitted.length === groups.length;
  return isWhole
    ? fitted.map((line, index) => ({ ...line, parts: groups[index] ?? [] }))
    : undefined;
}

function joinTexts(group: Group): string {
  return group.map(({ text }) => text).join(' ');
}
