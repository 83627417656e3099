import { distance } from 'fastest-levenshtein';

/** The most similar name by edit distance, if a `share` of the letters match. */
export function findNearest(
  typed: string,
  names: readonly string[],
  share = 0.6,
): string | undefined {
  const [nearest] = names.toSorted((a, b) => distance(a, typed) - distance(b, typed));
  const edits = distance(nearest ?? '', typed);
  const isNear = edits < typed.length && edits <= Math.max(2, typed.length * (1 - share));
  return isNear ? nearest : undefined;
}
