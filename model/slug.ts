/** Turns words into a part of an id: `Corte & Barba` becomes `corte-barba`. It may be empty: `💈` has no letter. */
export function slug(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
