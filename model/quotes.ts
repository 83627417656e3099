/**
 * Replaces straight quotation marks and apostrophes with typographic ones. The display font has no straight ones, and
 * typographic ones are the rule in Portuguese.
 */
export function setQuotes(text: string): string {
  const withDoubleQuotes = text.replace(/(?<=^|[\s(])"/g, '“').replaceAll('"', '”');
  // A mark before a word opens a quotation if another mark ends it, as in 'café'. In d'água it is an apostrophe.
  const openingSingleQuote = /(?<=^|[\s(“])'(?=\p{L}[^']*'(?!\p{L}))/gu;
  return withDoubleQuotes.replace(openingSingleQuote, '‘').replaceAll("'", '’');
}

/** Matches a text between quotation marks, with or without punctuation after them: `"Voltei!"`, `«Bom»!`. */
const QUOTED = /^["“«'‘](?<quote>.+)["”»'’](?<punctuation>[.!?…]?)$/;
/** Matches a quotation mark. A single mark such as `'` is one at the edge of a word, and inside it an apostrophe. */
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
