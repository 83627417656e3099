/** Turns words into a part of an id: `Corte & Barba` → `corte-barba`. Empty for words without a letter or digit, such as `💈`. */
export function slug(words: string): string {
  return words
    .normalize('NFD') // Separates the accents from their letters.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether a text names something, whatever the case, the accents and the punctuation: "JATOBA, no Centro" names "Jatobá". */
export function mentions(text: string, name: string): boolean {
  return `-${slug(text)}-`.includes(`-${slug(name)}-`);
}
