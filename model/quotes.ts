/**
 * Replaces straight quotation marks with typographic ones, because the display font has no straight ones
 * and Portuguese is set with typographic ones.
 */
export function setQuotes(text: string): string {
  const withDoubleQuotes = text.replace(/(?<=^|[\s(])"/g, '“').replaceAll('"', '”');
  // A quotation opens before a letter and closes after a word: 'café'. The mark in d'água is an apostrophe.
  const openingSingleQuote = /(?<=^|[\s(“])'(?=\p{L}[^']*'(?!\p{L}))/gu;
  return withDoubleQuotes.replace(openingSingleQuote, '‘').replaceAll("'", '’');
}

/** A text in quotation marks, with a full stop or the like behind them: `"Voltei!"`, `«Bom»!`. */
const QUOTED = /^["“«'‘](?<quote>.+)["”»'’](?<punctuation>[.!?…]?)$/;
/** A quotation mark, which is no apostrophe: `“`, or `'` on the edge of a word. */
const QUOTATION_MARK = /["“”«»]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/u;

/**
 * Removes the quotation marks around a testimonial, because the site sets its own. The ones inside it
 * become single.
 */
export function unquote(text: string): string {
  const { quote = '', punctuation = '' } = QUOTED.exec(text)?.groups ?? {};
  // The first and last marks of “Sim” e “não” are not a pair, so they stay.
  const isPair = quote !== '' && !QUOTATION_MARK.test(quote);
  return setQuotes(isPair ? quote + punctuation : text)
    .replace(/[“«]/g, '‘')
    .replace(/[”»]/g, '’');
}
