import { distance } from 'fastest-levenshtein';

/** The share of the letters that a typed name may get wrong. */
const TOLERANCE = 0.4;

/** The most similar name by edit distance, if most of the letters match. */
export function findNearest(typed: string, names: readonly string[]): string | undefined {
  const [nearest] = names.toSorted((a, b) => distance(a, typed) - distance(b, typed));
  const edits = distance(nearest ?? '', typed);
  const isNear = edits < typed.length && edits <= Math.max(2, typed.length * TOLERANCE);
  return isNear ? nearest : undefined;
}
