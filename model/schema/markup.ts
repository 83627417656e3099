/** Words of a text that are set alike, and where they lead if they are a link. */
export type Run = { words: string; isStrong?: boolean; to?: string };

const MARKUP = /\*\*(.+?)\*\*|\[([^\]]*)\]\(([^)]*)\)|<(https?:[^\s<>]+)>/u;

/** What stands in a text, in its order: `**x**` is strong, `[x](/y)` and `<https://y>` are links. */
export function readMarkup(text: string, isStrong = false): Run[] {
  const found = MARKUP.exec(text);
  if (!found) {
    return text === '' ? [] : [{ words: text, isStrong }];
  }
  const [whole, strong, label = '', to = found[4] ?? ''] = found;
  // No link stands in a link, and none is without words.
  const words = label.replace(/\*\*|[<>]/g, '') || to;
  return [
    ...readMarkup(text.slice(0, found.index), isStrong),
    ...(strong === undefined
      ? [{ words, isStrong: isStrong || label.includes('**'), to }]
      : readMarkup(strong, true)),
    ...readMarkup(text.slice(found.index + whole.length), isStrong),
  ];
}

/** As it reads: without stars and addresses. */
export function withoutMarkup(text: string): string {
  return readMarkup(text)
    .map(({ words }) => words)
    .join('');
}
