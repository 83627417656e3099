/**
 * Replaces straight quotation marks and apostrophes with typographic ones, because the display font has no straight
 * marks, and typographic marks are the rule in Portuguese.
 */
export function setQuotes(text: string): string {
  const withDoubleQuotes = text.replace(/(?<=^|[\s(])"/g, '“').replaceAll('"', '”');
  // In 'café', the first mark opens a quotation, because a second mark closes it. In d'água, the mark is an apostrophe.
  const openingSingleQuote = /(?<=^|[\s(“])'(?=\p{L}[^']*'(?!\p{L}))/gu;
  return withDoubleQuotes.replace(openingSingleQuote, '‘').replaceAll("'", '’');
}

/** Matches a text between quotation marks, with or without punctuation after them: `"Voltei!"`, `«Bom»!`. */
const QUOTED = /^["“«'‘](?<quote>.+)["”»'’](?<punctuation>[.!?…]?)$/;
/**
 * Matches a quotation mark. A single mark such as `'` counts as a quotation mark at the edge of a word. Inside a word,
 * it is an apostrophe.
 */
const QUOTATION_MARK = /["“”«»]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/u;

/**
 * Removes the quotation marks around a testimonial, because the site adds its own. Quotation marks inside the
 * testimonial become single ones.
 */
export function unquote(text: string): string {
  const { quote = '', punctuation = '' } = QUOTED.exec(text)?.groups ?? {};
  // In “Sim” e “não”, the first and the last mark do not enclose the whole text, so they stay.
  const isPair = quote !== '' && !QUOTATION_MARK.test(quote);
  return setQuotes(isPair ? quote + punctuation : text)
    .replace(/[“«]/g, '‘')
    .replace(/[”»]/g, '’');
}
