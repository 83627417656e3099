import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, stringify } from 'yaml';
import { AS_TEXT } from '../model/content-files/read-yaml';

/**
 * Writes a form's value into a YAML file: texts, lists and groups of fields. Whatever the form did
 * not change keeps its comments, blank lines, quotes and order. Throws if the file cannot be read.
 */
export function rewriteYaml(source: string, value: object): string {
  const document = parseDocument(source, AS_TEXT);
  if (isSame(document.contents, value)) {
    return source;
  }
  const contents = write(document, document.contents, value);
  return Object.assign(document, { contents }).toString({ lineWidth: 0, singleQuote: true });
}

/**
 * Plain data with each text on one line and changed by `change`. Drops empty fields and items, and
 * the fields that Sveltia CMS adds for itself.
 */
export function normalizeValue(node: unknown, change = (text: string) => text): unknown {
  return JSON.parse(JSON.stringify(node ?? {}), (key, one) => {
    const text = typeof one === 'string' ? change(one.replace(/\s*[\n\t]\s*/g, ' ').trim()) : one;
    const value = Array.isArray(text) ? text.filter((item) => item) : text;
    return key.startsWith('__sc_') || !value || value.length === 0 ? undefined : value;
  });
}

/** Avoids double quotes where they would need a backslash, which the reader refuses. */
function write(document: Document, node: Node | null | undefined, value: unknown): Node {
  if (node && isSame(node, value)) {
    return node;
  }
  if (isSeq<Node>(node) && Array.isArray(value)) {
    return Object.assign(node, { items: writeItems(document, node.items, value) });
  }
  if (isMap(node) && !node.flow && typeof value === 'object' && !Array.isArray(value)) {
    const fields = Object.entries(Object(value));
    node.items = node.items.filter(({ key }) => fields.some(([field]) => field === String(key)));
    for (const [field, one] of fields) {
      node.set(field, write(document, node.get(field, true), one));
    }
    return node;
  }
  if (isScalar(node) && typeof value === 'string') {
    const type = /["\\]/.test(value) ? 'QUOTE_SINGLE' : node.type;
    return Object.assign(node, { value, type });
  }
  return document.createNode(value);
}

/** An unchanged item keeps its lines wherever it moves; a changed one is written in its place. */
function writeItems(document: Document, before: readonly Node[], values: readonly unknown[]) {
  const kept = values.map((value) => before.find((item) => isSame(item, value)));
  const hasGaps = before.some((item) => item.spaceBefore);
  return values.map((value, index) => {
    const inPlace = kept.includes(before[index]) ? undefined : before[index];
    const item = kept[index] ?? write(document, inPlace, value);
    return Object.assign(item, { spaceBefore: hasGaps && index > 0 });
  });
}

/** Compares texts and lists; the order of fields does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown) => stringify(normalizeValue(value), { sortMapEntries: true });
  return sorted(one) === sorted(other);
}
