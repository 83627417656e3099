import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { quote } from '../schema/quote';

/** What a file says: texts, lists and groups of fields, and the line of each. */
export type ReadFile = {
  value: unknown;
  /** The line of a value, or of the nearest thing around it; from 1. */
  lineOf: (path: readonly PropertyKey[]) => number;
  mistakes: Mistake[];
};

/** What keeps a file from being read, at a line from 1 on; 0 is the file as a whole. */
export type Mistake = { line: number; received: string; problem: string; fix: string };

/** More slips than this in one file are told, not mended. */
const MOST_ATTEMPTS = 40;

/**
 * YAML as owners write it: every scalar is a text, and a text with a colon, a brace, a star or half
 * a pair of quotes in it is still that text.
 */
export function readYaml(source: string): ReadFile {
  const { document, text, lineAt } = parseMended(source);
  return {
    value: toValue(document.contents, text) ?? {},
    lineOf: (path) => findLine(document.contents, path, lineAt),
    mistakes: document.errors.map((error) => explain(error, text.split('\n'))),
  };
}

/** The tree of a file, and the text it was read from, in which slips are mended. */
export function parseMended(source: string) {
  let text = source;
  for (let attempt = 0; ; attempt += 1) {
    const counter = new LineCounter();
    const document = parseDocument(text, { schema: 'failsafe', lineCounter: counter });
    const mended =
      attempt < MOST_ATTEMPTS ? mendLines(text, listSuspects(document, counter)) : text;
    if (mended === text) {
      return { document, text, lineAt: (offset: number) => counter.linePos(offset).line };
    }
    text = mended;
  }
}

/** Lines whose value YAML takes for something else than a text. */
function listSuspects(document: Document<ParsedNode>, counter: LineCounter): number[] {
  const lines = document.errors.map(({ linePos }) => linePos?.[0].line ?? 0);
  visit(document, (_, node) => {
    if (!isNode(node)) {
      return;
    }
    const isComment = isScalar(node) && /^\S/.test(node.comment ?? '');
    if (isAlias(node) || node.anchor || node.tag?.startsWith('!') || isComment) {
      lines.push(counter.linePos(node.range?.[0] ?? 0).line);
    }
  });
  return lines;
}

const FIELD = /^(\s*(?:- +)?[\w-]+:)[ \t]+(.+?)\s*$/;
const ITEM = /^(\s*-) +(.+?)\s*$/;

/** Those lines with their values in quotes, so that nothing in them has a meaning of its own. */
function mendLines(text: string, suspects: readonly number[]): string {
  return text
    .split('\n')
    .map((line, index) => {
      const [, start, value = ''] = FIELD.exec(line) ?? ITEM.exec(line) ?? [];
      const isSuspect = suspects.includes(index + 1) || (suspects.length > 0 && isUnclosed(value));
      return start !== undefined && isSuspect && !isQuoted(value)
        ? `${start} ${JSON.stringify(withoutStrayQuote(value))}`
        : line;
    })
    .join('\n');
}

/** Half a pair of quotes around a text is a slip. */
function withoutStrayQuote(value: string): string {
  const isStray = /^(["']).*$/.test(value) && !value.slice(1).includes(value.charAt(0));
  return isStray ? value.slice(1) : value;
}

function isQuoted(value: string): boolean {
  return /^"(?:[^"\\]|\\.)*"$/.test(value);
}

function isUnclosed(value: string): boolean {
  return /^'(?:[^']|'')*$|^"(?:[^"\\]|\\.)*$/.test(value);
}

/** Plain values: empty fields are left out, and braces are part of a text. */
export function toValue(node: unknown, text: string): unknown {
  if (isSeq(node)) {
    return node.items.map((item) => toValue(item, text)).filter((item) => item !== undefined);
  }
  if (isMap(node) && !node.flow) {
    const entries = node.items.map(({ key, value }) => [String(key), toValue(value, text)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (isCollection(node)) {
    return text.slice(node.range?.[0], node.range?.[1]);
  }
  return isScalar(node) && String(node.value ?? '') !== '' ? String(node.value) : undefined;
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

/** A slip of syntax, by the field in which it stands. */
function explain({ code, linePos }: YAMLError, lines: readonly string[]): Mistake {
  const at = Math.min(linePos?.[0].line ?? 1, lines.length);
  // At the end of the file, what is wrong is in the last line that says something.
  const line = lines.slice(0, at).findLastIndex((one) => one.trim() !== '') + 1 || 1;
  const received = lines[line - 1]?.trim() || 'nada';
  const [field = received] = /^[\w-]+(?=:)/.exec(received.replace(/^- +/, '')) ?? [];
  const told = (problem: string, fix: string) => ({ line, received, problem, fix });
  if (code === 'DUPLICATE_KEY') {
    return told(`o campo ${field} está escrito duas vezes.`, 'apague uma das duas linhas.');
  }
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(lines[line - 1] ?? '')) {
    const fix = 'troque o Tab por espaços, tantos quantos tem a linha vizinha.';
    return told('a linha começa com a tecla Tab.', fix);
  }
  if (!/:(\s|$)|^-/.test(received)) {
    const problem = 'falta o nome do campo, ou os dois-pontos com um espaço depois';
    const fix = 'escreva como nas linhas vizinhas: title: Corte.';
    return told(`${problem}, em ${quote(received, 40)}.`, fix);
  }
  return told(
    `o começo da linha de ${field} não está alinhado com o das linhas vizinhas.`,
    'ponha antes dela tantos espaços quantos têm os campos do mesmo item.',
  );
}
