import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  stringify,
} from 'yaml';
import { readYaml } from '../model/drawer/yaml';
import type { JsonSchema } from '../model/schema/json-schema';

/**
 * A file with what the form says in it: texts, lists and groups of fields. What the form did not
 * change stays as it was written: its comments, blank lines, quotes and order.
 */
export function rewriteYaml(source: string, said: object, shape: JsonSchema): string {
  const { value, mended } = readYaml(source, shape);
  if (isSame(withoutEmpty(value), said)) {
    return source;
  }
  const document = parseDocument(mended, { schema: 'failsafe' });
  // A slip that no mended line can hold, such as a field in the middle of another group.
  const isRead = isSame(toValue(document.contents) ?? {}, withoutEmpty(value));
  const contents = write(document, isRead ? document.contents : undefined, said);
  return Object.assign(document.clone(), { contents }).toString({ lineWidth: 0 });
}

/** Plain values: empty fields are left out. */
export function toValue(node: unknown): unknown {
  if (isSeq(node)) {
    return node.items.map(toValue).filter((item) => item !== undefined);
  }
  if (isMap(node)) {
    const entries = node.items.map(({ key, value }) => [String(key), toValue(value)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  return (isScalar(node) && String(node.value ?? '')) || undefined;
}

const withoutEmpty = (value: object) => JSON.parse(JSON.stringify(value));

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
  const hasGaps = former.slice(1).some((item) => isNode(item) && item.spaceBefore);
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
