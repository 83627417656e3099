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
