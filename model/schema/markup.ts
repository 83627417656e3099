/** A run of text with one style, and its link target. */
export type TextRun = { text: string; isStrong?: boolean; href?: string };

const MARKUP = /\*\*(.+?)\*\*|\[([^\]]*)\]\(([^)]*)\)|<(https?:[^\s<>]+)>/u;

/** Splits a text into runs: `**x**` is strong, `[x](/y)` and `<https://y>` are links. */
export function parseMarkup(text: string, isStrong = false): TextRun[] {
  const found = MARKUP.exec(text);
  if (!found) {
    return text === '' ? [] : [{ text, isStrong }];
  }
  const [whole, strong, label = '', href = found[4] ?? ''] = found;
  // Links do not nest, and a link without a label shows its address.
  const linkText = label.replace(/\*\*|[<>]/g, '') || href;
  return [
    ...parseMarkup(text.slice(0, found.index), isStrong),
    ...(strong === undefined
      ? [{ text: linkText, isStrong: isStrong || label.includes('**'), href }]
      : parseMarkup(strong, true)),
    ...parseMarkup(text.slice(found.index + whole.length), isStrong),
  ];
}

/** The visible text, without markup. */
export function withoutMarkup(text: string): string {
  return parseMarkup(text)
    .map((run) => run.text)
    .join('');
}
