/**
 * Turns `Corte & Barba` into `corte-barba`, for an id. Text without letters or digits, such as `💈`, becomes an empty
 * string.
 */
export function slug(words: string): string {
  return words
    .normalize('NFD') // Separates accents from their letters.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Ignores case, accents and punctuation: "JATOBA, no Centro" mentions "Jatobá". */
export function mentions(text: string, name: string): boolean {
  return `-${slug(text)}-`.includes(`-${slug(name)}-`);
}
