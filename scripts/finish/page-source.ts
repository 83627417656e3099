import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element and where it stands in the source, in UTF-16 units. */
export type PageElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The text directly inside, as the browser hashes and runs it. */
  text: string;
  start: number;
  end: number;
  /** Where the start tag ends. */
  contentStart: number;
  /** Where the end tag starts; `undefined` when the source has none. */
  contentEnd: number | undefined;
};

/** All elements that are written in the source, in document order. */
export function readElements(html: string): PageElement[] {
  const elements: PageElement[] = [];
  collect(parse(html, { sourceCodeLocationInfo: true }), elements);
  return elements;
}

function collect(node: DefaultTreeAdapterTypes.Node, elements: PageElement[]) {
  if ('tagName' in node && node.sourceCodeLocation?.startTag) {
    const { startOffset, endOffset, startTag, endTag } = node.sourceCodeLocation;
    elements.push({
      name: node.tagName,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
      start: startOffset,
      end: endOffset,
      contentStart: startTag.endOffset,
      contentEnd: endTag?.startOffset,
    });
  }
  if ('content' in node) {
    collect(node.content, elements);
  }
  if ('childNodes' in node) {
    for (const child of node.childNodes) {
      collect(child, elements);
    }
  }
}

export type Edit = { start: number; end: number; replacement: string };

/** The source with pieces replaced; everything else stays byte for byte. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, replacement } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < position) {
      throw new RangeError(`Two edits overlap at ${start}.`);
    }
    result += source.slice(position, start) + replacement;
    position = end;
  }
  return result + source.slice(position);
}
