import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  stringify,
} from 'yaml';
import { type ParsedFile, parseYaml } from '../model/content-files/parse-yaml';
import { readPath } from '../model/content-files/source-location';
import type { JsonSchema } from '../model/schema/json-schema';

/** What YAML takes for something else than a text. */
const UNSAFE = /^[[\]{}&*!|>%@`"'#,]|^[-?:](?:\s|$)|:(?:\s|$)|\s#|^(?:null|~)$/i;

/**
 * A file with what the form says in it: texts, lists and groups of fields. What the form did not
 * change stays as it was written: its comments, blank lines, quotes and order.
 */
export function rewriteYaml(source: string, said: object, shape: JsonSchema): string {
  const file = parseYaml(source, shape);
  if (isSame(file.value, said)) {
    return source;
  }
  const [document = new Document()] = [source, mend(source, file), stringify(file.value)]
    .map((text) => parseDocument(text, { schema: 'failsafe', customTags: ['null'] }))
    .filter(({ contents }) => isSame(toValue(contents) ?? {}, file.value));
  const contents = write(document, document.contents, said);
  return Object.assign(document.clone(), { contents }).toString({ lineWidth: 0 });
}

/** The lines of a file with slips, as YAML wants each of them; what is said in several is in the first. */
function mend(source: string, { value, lines, remarks }: ParsedFile): string {
  const mended = source.split('\n').map((line) => (/^\s*#/.test(line) ? line : ''));
  for (const [place, line] of lines) {
    const path = place.split(/[.[\]]+/).filter(Boolean);
    const said = readPath(value, path);
    if (said !== undefined) {
      const start = mended[line - 1] || ' '.repeat(2 * path.length - 2);
      const text = typeof said === 'string' ? said : '';
      mended[line - 1] = `${start}${place.endsWith(']') ? '-' : `${path.at(-1)}:`} `;
      mended[line - 1] += text && UNSAFE.test(text) ? JSON.stringify(text) : text;
    }
  }
  return mended
    .map((line, index) => `${line} ${remarks.get(index + 1) ?? ''}`.trimEnd())
    .join('\n');
}

/** Plain values, each text in one line: empty fields and items are left out. */
function toValue(node: unknown): unknown {
  return JSON.parse(JSON.stringify(node ?? null), (_, one) => {
    const said = typeof one === 'string' ? one.replace(/\s*\n\s*/g, ' ').trim() : one;
    return Array.isArray(said) ? said.filter((item) => item) : said || undefined;
  });
}

function write(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && says(node, value)) {
    return node;
  }
  if (isScalar(node) && typeof value === 'string') {
    return Object.assign(node, { value });
  }
  if (isSeq(node) && Array.isArray(value)) {
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

/** An item that the form left alone keeps its lines wherever it goes; another takes over its place. */
function writeItems(document: Document, former: readonly unknown[], values: readonly unknown[]) {
  const kept = values.map((value) => former.find((item) => says(item, value)));
  const hasGaps = former.some((item) => isNode(item) && item.spaceBefore);
  return values.map((value, index) => {
    const inPlace = kept.includes(former[index]) ? undefined : former[index];
    const item = kept[index] ?? write(document, inPlace, value);
    return Object.assign(item, { spaceBefore: hasGaps && index > 0 });
  });
}

const says = (node: unknown, value: unknown) => isSame(toValue(node), value);

/** The same texts in the same lists; the order of fields does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = { sortMapEntries: true };
  return stringify(one, sorted) === stringify(other, sorted);
}
