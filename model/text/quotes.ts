/** Portuguese is written with typographic quotation marks and apostrophes. The display font has no straight ones. */
export function toCurlyQuotes(text: string): string {
  const withDoubleQuotes = text.replace(/(?<=^|[\s(])"/g, '“').replaceAll('"', '”');
  // The first mark in 'café' opens a quotation, because a second one closes it. The mark in d'água is an apostrophe.
  const openingSingleQuote = /(?<=^|[\s(“])'(?=\p{L}[^']*'(?!\p{L}))/gu;
  return withDoubleQuotes.replace(openingSingleQuote, '‘').replaceAll("'", '’');
}

/** Matches text in quotation marks, with or without punctuation after them: `"Voltei!"`, `«Bom»!`. */
const QUOTED = /^["“«'‘](?<quote>.+)["”»'’](?<punctuation>[.!?…]?)$/;
/** A single mark such as `'` is a quotation mark at the edge of a word, and an apostrophe inside it. */
const QUOTATION_MARK = /["“”«»]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/u;

/**
 * Removes the quotation marks around a testimonial, because the site adds its own. Replaces quotation marks inside with
 * single ones.
 */
export function unquote(text: string): string {
  const { quote = '', punctuation = '' } = QUOTED.exec(text)?.groups ?? {};
  // In `“Sim” e “não”`, the first and last marks don't belong together, so they stay.
  const isPair = quote !== '' && !QUOTATION_MARK.test(quote);
  return toCurlyQuotes(isPair ? quote + punctuation : text)
    .replace(/[“«]/g, '‘')
    .replace(/[”»]/g, '’');
}
