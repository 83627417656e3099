/**
 * Turns words into a part of an id: `Corte & Barba` becomes `corte-barba`. The result is empty for words without a letter
 * or digit, such as `💈`.
 */
export function slug(words: string): string {
  return words
    .normalize('NFD') // Separates the accents from their letters.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
