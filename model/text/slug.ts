import { distance } from 'fastest-levenshtein';

/** For URLs and file names: `Corte & Barba` becomes `corte-barba`. */
export function slug(words: string): string {
  return withoutAccents(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Lower case, without accents. */
export function withoutAccents(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The share of the letters that a typed name may get wrong. */
const TOLERANCE = 0.4;

/** The most similar name by edit distance, if most of the letters match. */
export function findNearest(typed: string, names: readonly string[]): string | undefined {
  const [nearest] = names.toSorted((a, b) => distance(a, typed) - distance(b, typed));
  const edits = distance(nearest ?? '', typed);
  const isNear = edits < typed.length && edits <= Math.max(2, typed.length * TOLERANCE);
  return isNear ? nearest : undefined;
}
