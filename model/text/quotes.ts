/** Portuguese is written with typographic quotation marks and apostrophes. The display font has no straight ones. */
export function toCurlyQuotes(text: string): string {
  const withDoubleQuotes = text.replace(/(?<=^|[\s(])"/g, '“').replaceAll('"', '”');
  // The first mark in 'café' opens a quotation, because a second one closes it. The mark in d'água is an apostrophe.
  const openingSingleQuote = /(?<=^|[\s(“])'(?=\p{L}[^']*'(?!\p{L}))/gu;
  return withDoubleQuotes.replace(openingSingleQuote, '‘').replaceAll("'", '’');
}

/**
 * Matches text between two quotation marks, with or without punctuation after them: `"Voltei!"`, `«Bom»!`. A mark before
 * a letter doesn't close the quotation, because it's an apostrophe or opens another quotation.
 */
const QUOTATION = /^["“«'‘](?:["”»'’](?=\p{L})|[^"”»'’])+["”»'’][.!?…]?$/u;

export function isQuotation(text: string): boolean {
  return QUOTATION.test(text);
}

/** Makes the quotation marks inside a quotation single ones. */
export function toSingleQuotes(text: string): string {
  return toCurlyQuotes(text).replace(/[“«]/g, '‘').replace(/[”»]/g, '’');
}
