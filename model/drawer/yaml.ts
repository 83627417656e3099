import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
} from 'yaml';
import { type Mistake, mendLines } from './mend-lines';

/** What a file says: texts, lists and groups of fields, and the line of each. */
export type ReadFile = {
  value: unknown;
  /** The line of a value, or of the nearest thing around it; from 1. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** What stands after a `#` behind the value on a line, by the line. */
  remarks: ReadonlyMap<number, string>;
  mistakes: Mistake[];
};

/**
 * YAML as owners write it: every scalar is a text, and a text with a colon, a brace, a star or half
 * a pair of quotes in it is still that text.
 */
export function readYaml(source: string): ReadFile {
  const { document, text, lineAt, remarks, mistakes } = parseMended(source);
  const [error] = document.errors;
  if (error && mistakes.length === 0) {
    const line = error.linePos?.[0].line ?? 1;
    mistakes.push({
      line,
      received: text.split('\n')[line - 1]?.trim() || 'nada',
      problem: 'não dá para entender esta linha.',
      fix: 'escreva-a como as linhas vizinhas.',
    });
  }
  return {
    value: toValue(document.contents) ?? {},
    lineOf: (path) => findLine(document.contents, path, lineAt),
    remarks,
    mistakes,
  };
}

/** The tree of a file, and the text it was read from, in which slips are mended. */
export function parseMended(source: string) {
  const { text, ...told } = mendLines(source);
  const counter = new LineCounter();
  const document: Document<ParsedNode> = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: counter,
  });
  return { document, text, ...told, lineAt: (offset: number) => counter.linePos(offset).line };
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
  const text = isScalar(node) ? String(node.value ?? '') : '';
  const isNothing = isScalar(node) && node.type === 'PLAIN' && /^(?:null|~)$/i.test(text);
  return text === '' || isNothing ? undefined : text;
}

function findLine(
  root: Node | null,
  path: readonly PropertyKey[],
  lineAt: (offset: number) => number,
): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const key of path) {
    const pair = isMap(node) ? node.items.find((item) => String(item.key) === key) : undefined;
    const item = isSeq(node) ? node.items[Number(key)] : pair?.key;
    node = pair ? pair.value : item;
    offset = (isNode(item) && item.range?.[0]) || offset;
  }
  return lineAt(offset);
}
