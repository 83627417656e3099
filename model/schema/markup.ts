/** A part of a text: words, strong words, or words that lead to an address. */
export type Piece = string | { strong: readonly Piece[] } | { words: readonly Piece[]; to: string };

const MARKUP = /\*\*(.+?)\*\*|\[([^\]]*)\]\(([^)]*)\)|<(https?:[^\s<>]+)>/u;

/** What stands in a text: `**x**` is strong, `[x](/y)` and `<https://y>` are links. */
export function readMarkup(text: string): Piece[] {
  const found = MARKUP.exec(text);
  if (!found) {
    return text === '' ? [] : [text];
  }
  const [whole, strong, words = '', to, address = ''] = found;
  const link = () => ({
    words: to === undefined ? [address] : readMarkup(words),
    to: to ?? address,
  });
  return [
    ...readMarkup(text.slice(0, found.index)),
    strong === undefined ? link() : { strong: readMarkup(strong) },
    ...readMarkup(text.slice(found.index + whole.length)),
  ];
}

/** As it reads: without stars and addresses. */
export function withoutMarkup(text: string): string {
  const join = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) => {
        if (typeof piece === 'string') {
          return piece;
        }
        return join('to' in piece ? piece.words : piece.strong);
      })
      .join('');
  return join(readMarkup(text));
}

/** Where its links lead. */
export function listAddresses(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') {
      return [];
    }
    return 'to' in piece ? [piece.to] : listAddresses(piece.strong);
  });
}
