/** Part of an address or a file's name: `Corte & Barba` becomes `corte-barba`. */
export function slug(words: string): string {
  return withoutAccents(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** In small letters of the Latin alphabet, where it is in any. */
export function withoutAccents(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
