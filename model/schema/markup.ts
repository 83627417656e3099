/** A run of text with one style, and its link target. */
export type Run = { words: string; isStrong?: boolean; to?: string };

const MARKUP = /\*\*(.+?)\*\*|\[([^\]]*)\]\(([^)]*)\)|<(https?:[^\s<>]+)>/u;

/** Splits a text into runs: `**x**` is strong, `[x](/y)` and `<https://y>` are links. */
export function readMarkup(text: string, isStrong = false): Run[] {
  const found = MARKUP.exec(text);
  if (!found) {
    return text === '' ? [] : [{ words: text, isStrong }];
  }
  const [whole, strong, label = '', to = found[4] ?? ''] = found;
  // Links do not nest, and a link without a label shows its address.
  const words = label.replace(/\*\*|[<>]/g, '') || to;
  return [
    ...readMarkup(text.slice(0, found.index), isStrong),
    ...(strong === undefined
      ? [{ words, isStrong: isStrong || label.includes('**'), to }]
      : readMarkup(strong, true)),
    ...readMarkup(text.slice(found.index + whole.length), isStrong),
  ];
}

/** The visible text, without markup. */
export function withoutMarkup(text: string): string {
  return readMarkup(text)
    .map(({ words }) => words)
    .join('');
}
