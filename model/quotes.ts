/** Straight quotation marks as typographic ones, which the display font has instead. */
export function setQuotes(text: string): string {
  return text
    .replace(/(?<=^|[\s(])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s(“])'(?=\p{L}[^']*'(?!\p{L}))/gu, '‘')
    .replaceAll("'", '’');
}

/** A quote without the quotation marks around it, which the site sets; those inside become single. */
export function unquote(text: string): string {
  const [, inner = '', end = ''] = /^["“«'‘](.+)["”»'’]([.!?…]?)$/.exec(text) ?? [];
  // Those of “Sim” e “não” are not around it.
  const isAround = inner && !/["“”«»]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/u.test(inner);
  return setQuotes(isAround ? inner + end : text)
    .replace(/[“«]/g, '‘')
    .replace(/[”»]/g, '’');
}
