/** A part of a text: words, strong words, or words that lead to an address. */
export type Piece = string | { strong: readonly Piece[] } | { words: readonly Piece[]; to: string };

const MARKUP = /\*\*(.+?)\*\*|\[([^\]]*)\]\(([^)]*)\)|<(https?:[^\s<>]+)>/u;

/** What stands in a text: `**x**` is strong, `[x](/y)` and `<https://y>` are links. */
export function readMarkup(text: string): Piece[] {
  const found = MARKUP.exec(text);
  if (!found) {
    return text === '' ? [] : [text];
  }
  const [whole, strong, words = '', to = found[4] ?? '', address = to] = found;
  // No link stands in a link, and none is without words.
  const inside = readMarkup(words.replace(/[<>]/g, '') || address);
  return [
    ...readMarkup(text.slice(0, found.index)),
    strong === undefined ? { words: inside, to } : { strong: readMarkup(strong) },
    ...readMarkup(text.slice(found.index + whole.length)),
  ];
}

/** What stands in a text, run by run, and where a run leads if it does. */
export function listRuns(
  pieces: readonly Piece[],
  to?: string,
): { words: string; to: string | undefined }[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') {
      return [{ words: piece, to }];
    }
    return 'to' in piece ? listRuns(piece.words, piece.to) : listRuns(piece.strong, to);
  });
}

/** As it reads: without stars and addresses. */
export function withoutMarkup(text: string): string {
  const runs = listRuns(readMarkup(text));
  return runs.map(({ words }) => words).join('');
}
