import { Document, isMap, isScalar, isSeq, type Node, parseDocument, stringify } from 'yaml';
import { type ParsedFile, parseYaml } from '../model/content-files/parse-yaml';
import { readPath } from '../model/content-files/source-location';
import type { JsonSchema } from '../model/schema/json-schema';

/** As in the site's parser, every value is a text. */
const AS_TEXT = { schema: 'failsafe' as const, customTags: ['null' as const], lineWidth: 0 };

/**
 * Writes a form's value into a YAML file: texts, lists and groups of fields. Whatever the form did
 * not change keeps its comments, blank lines, quotes and order.
 */
export function rewriteYaml(source: string, value: object, schema: JsonSchema): string {
  const file = parseYaml(source, schema);
  if (isSame(file.value, value)) {
    return source;
  }
  const [document = new Document()] = [source, normalizeLines(source, file), stringify(file.value)]
    .map((text) => parseDocument(text, AS_TEXT))
    .filter(({ contents }) => isSame(contents, file.value));
  const contents = write(document, document.contents, value);
  return Object.assign(document.clone(), { contents }).toString({ lineWidth: 0 });
}

/** Writes each line as YAML requires; a text of several lines goes into its first line. */
function normalizeLines(source: string, { value, lines, comments }: ParsedFile): string {
  const normalized = source.split('\n').map((line) => (/^\s*#/.test(line) ? line : ''));
  for (const [field, line] of lines) {
    const path = field.split(/[.[\]]+/).filter(Boolean);
    const found = readPath(value, path);
    if (found !== undefined) {
      const start = normalized[line - 1] || ' '.repeat(2 * path.length - 2);
      const text = typeof found === 'string' ? stringify(found, AS_TEXT).trimEnd() : '';
      normalized[line - 1] = `${start}${field.endsWith(']') ? '-' : `${path.at(-1)}:`} ${text}`;
    }
  }
  return normalized
    .map((line, index) => `${line} ${comments.get(index + 1) ?? ''}`.trimEnd())
    .join('\n');
}

/**
 * Plain data with each text on one line and changed by `change`. Drops empty fields and items, and
 * the fields that Sveltia CMS adds for itself.
 */
export function normalizeValue(node: unknown, change = (text: string) => text): unknown {
  return JSON.parse(JSON.stringify(node ?? {}), (key, one) => {
    const text = typeof one === 'string' ? change(one.replace(/\s*\n\s*/g, ' ').trim()) : one;
    const value = Array.isArray(text) ? text.filter((item) => item) : text;
    return key.startsWith('__sc_') || !value || value.length === 0 ? undefined : value;
  });
}

function write(document: Document, node: Node | null | undefined, value: unknown): Node {
  if (node && isSame(node, value)) {
    return node;
  }
  if (isScalar(node) && typeof value === 'string') {
    return Object.assign(node, { value });
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
