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

/** Returns as many lines as before: those that became one are the same object. */
export function joinAllLines(lines: readonly FittedLine[], variant: Variant) {
  return fitGroups([lines.map(({ text }) => text)], variant);
}

/** While there are three lines or more and they're tall, joins the two neighbours that are shortest together. */
export function joinUntilLow(lines: readonly FittedLine[], variant: Variant) {
  let groups = lines.map(({ text }) => [text]);
  let fitted = fitGroups(groups, variant);
  while (fitted && isTall(fitted) && groups.length > 2) {
    groups = joinShortestPair(groups);
    fitted = fitGroups(groups, variant);
  }
  return fitted;
}

function joinShortestPair(groups: readonly string[][]): string[][] {
  const pairs = groups.slice(1).map((group, index) => [...(groups[index] ?? []), ...group]);
  const sizes = pairs.map((pair) => computeFillingSize(pair.join(' '), MIN_STRETCH));
  const shortest = sizes.indexOf(Math.max(...sizes));
  return groups.toSpliced(shortest, 2, pairs[shortest] ?? []);
}

/** Each group becomes a line. Returns undefined if one is so long that it would be broken. */
function fitGroups(groups: readonly string[][], variant: Variant): FittedLine[] | undefined {
  const texts = groups.map((group) => group.join(' '));
  const fitted = fitLines(texts, variant);
  const isWhole = fitted.length === groups.length;
  return isWhole
    ? fitted.flatMap((line, index) => groups[index]?.map(() => line) ?? [])
    : undefined;
}
