import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { parseMended, toValue } from '../model/drawer/yaml';

/** What a form says of a file: texts, lists and groups of fields. */
export type Value = string | readonly Value[] | Group;
type Group = { readonly [field: string]: Value };

/**
 * A file with what the form says in it. What the form did not change stays as it was written: its
 * comments, blank lines, quotes and order.
 */
export function rewriteYaml(source: string, said: unknown): string {
  const { document } = parseMended(source);
  const value = tidy(said) ?? {};
  if (isSame(tidy(toValue(document.contents)) ?? {}, value)) {
    return source;
  }
  const contents = new Rewriter(document).write(document.contents, value);
  return Object.assign(document.clone(), { contents }).toString({ lineWidth: 0 });
}

class Rewriter {
  constructor(private readonly document: Document) {}

  write(node: unknown, value: Value): Node {
    if (isNode(node) && this.says(node, value)) {
      return node;
    }
    if (isScalar(node) && typeof value === 'string') {
      node.value = value;
      return node;
    }
    if (isMap(node) && !node.flow && isGroup(value)) {
      return this.writeGroup(node, value);
    }
    if (isSeq(node) && Array.isArray(value)) {
      return this.writeList(node, value);
    }
    return this.document.createNode(value);
  }

  private writeGroup(map: YAMLMap, group: Group): Node {
    for (const { key } of [...map.items]) {
      if (!Object.hasOwn(group, String(key))) {
        map.delete(key);
      }
    }
    for (const [field, value] of Object.entries(group)) {
      map.set(field, this.write(map.get(field, true), value));
    }
    return map;
  }

  /** An item that the form left alone keeps its lines wherever it goes; another takes over its place. */
  private writeList(list: YAMLSeq, values: readonly Value[]): Node {
    const former = [...list.items];
    list.flow &&= former.length > 0; // `[]` was none, and says nothing of how to write one.
    const kept = values.map((value) => former.find((item) => this.says(item, value)));
    const hasGaps = former.slice(1).some((item) => isNode(item) && item.spaceBefore);
    list.items = values.map((value, index) => {
      const inPlace = former[index];
      const item = kept[index] ?? this.write(kept.includes(inPlace) ? undefined : inPlace, value);
      return Object.assign(item as Node, { spaceBefore: hasGaps && index > 0 });
    });
    return list;
  }

  private says(node: unknown, value: Value): boolean {
    return isSame(toValue(node), value);
  }
}

/** Without what was left empty, each text on one line. */
function tidy(said: unknown): Value | undefined {
  if (Array.isArray(said)) {
    const items = said.map(tidy).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof said === 'object' && said !== null) {
    const fields = Object.entries(said).map(([field, value]) => [field, tidy(value)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  const line = String(said ?? '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return line === '' ? undefined : line;
}

function isGroup(value: Value): value is Group {
  return typeof value === 'object' && !Array.isArray(value);
}

/** The same texts in the same lists; the order of fields does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
