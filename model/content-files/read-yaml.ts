import { Composer, type CST, isMap, isScalar, isSeq, LineCounter, Parser } from 'yaml';
import type { Explanation } from './content-error';
import { formatPath, type Path } from './path';

/** A file as written, not yet validated. */
export type ParsedFile = {
  source: string;
  /** Texts, lists and groups of fields, without empty ones. */
  value: unknown;
  /** The line of each value by its path, from 1. */
  lines: Map<string, number>;
  /** Comments after a value, and their lines. */
  comments: readonly { line: number; comment: string }[];
  /** Lines that cannot be read, or would be misread, from the top. */
  slips: readonly Slip[];
};

export type Slip = Explanation & {
  /** From 1; 0 is the whole file. */
  line: number;
  /** If missing, what was found is the line itself, and changing it may mend the file. */
  received?: string;
};

/** Every scalar is a text; only an empty one, `null` and `~` are nothing. */
export const AS_TEXT = { schema: 'failsafe' as const, customTags: ['null' as const] };

const UNREADABLE = {
  problem: 'esta linha não combina com as vizinhas.',
  fix: 'confira os espaços do começo, o traço, as aspas, e os dois-pontos com um espaço depois.',
};
const DOUBLE = {
  problem: 'este campo está escrito duas vezes.',
  fix: 'apague uma das duas linhas.',
};
const DIVIDED = { problem: 'esta linha divide o arquivo em dois.', fix: 'apague esta linha.' };

/** A Tab, or a space of another kind before the text of a line. */
const ODD_SPACE = /^(?!\s*#)(?:[ -]*[^\S\n ]|.*\t)(?=.*\S)/gm;

/** A reminder beside a value; `#1` and `# 12` were meant as text. */
const REMINDER = /^#\s+[^\d\s]/;

const SIGNS = ['alias', 'anchor', 'directive', 'explicit-key-ind', 'tag'];

/** A token with a text. */
type Leaf = Extract<CST.Token, { source: string }>;

/** Reads YAML into texts, lists and groups. What they mean, and which fields there are, the schemas say. */
export function readYaml(source: string): ParsedFile {
  const lineCounter = new LineCounter();
  const lineOf = (offset = 0) => lineCounter.linePos(offset).line;
  const tokens = [...new Parser(lineCounter.addNewLine).parse(source)];
  const options = { ...AS_TEXT, stringKeys: true, prettyErrors: false };
  const documents = [...new Composer(options).compose(tokens, true, source.length)];
  const lines = new Map<string, number>();

  function read(node: unknown, path: Path, start = node): unknown {
    lines.set(formatPath(path), lineOf(Object(start).range?.[0]));
    if (isMap(node)) {
      const fields = node.items.map(({ key, value }) => {
        const name = String(key);
        return [name, read(value, [...path, name], key)] as const;
      });
      return Object.fromEntries(fields.filter(([, value]) => !isEmpty(value)));
    }
    if (isSeq(node)) {
      const items = node.items.filter((item) => !isScalar(item) || !isEmpty(item.value));
      return items.map((item, index) => read(item, [...path, index]));
    }
    return isScalar(node) ? node.value : undefined;
  }

  const leaves = listLeaves(tokens);
  const isBesideText = ({ offset }: Leaf) => source.slice(0, offset).split('\n').at(-1)?.trim();
  const comments = leaves.filter((one) => one.type === 'comment' && isBesideText(one));
  const explain = (offset: number, why = UNREADABLE) => ({ line: lineOf(offset), ...why });
  const slips = [
    ...[...source.matchAll(ODD_SPACE)].map(({ index }) => explain(index)),
    ...comments.filter((one) => !REMINDER.test(one.source)).map(({ offset }) => explain(offset)),
    ...leaves
      .filter(isMisleading)
      .map(({ type, offset, source: text }) =>
        explain(offset + (type === 'scalar' ? text.search(/(?<=\n\s*)\S/) : 0)),
      ),
    ...documents.slice(1).map(({ range }) => explain(range[0], DIVIDED)),
    ...documents
      .flatMap(({ errors }) => errors)
      .map(({ code, pos }) => explain(pos[0], code === 'DUPLICATE_KEY' ? DOUBLE : UNREADABLE)),
  ];
  const value = read(documents[0]?.contents, []);
  return {
    source,
    value: isEmpty(value) ? {} : value,
    lines,
    comments: comments.map((one) => ({ line: lineOf(one.offset), comment: one.source })),
    slips: slips.toSorted((a, b) => a.line - b.line),
  };
}

/** What YAML allows, but owners do not mean: signs that it does not read as text, and texts of several lines. */
function isMisleading({ type, source }: Leaf): boolean {
  return (
    SIGNS.includes(type) ||
    (/^(?:single-quoted-|double-quoted-)?scalar$/.test(type) && source.includes('\n')) ||
    (type === 'double-quoted-scalar' && source.includes('\\'))
  );
}

function listLeaves(token: object): Leaf[] {
  return Object.values(token)
    .filter((part) => typeof part === 'object' && part !== null)
    .flatMap((part) => (isLeaf(part) ? [part, ...listLeaves(part)] : listLeaves(part)));
}

const isLeaf = (token: object): token is Leaf => 'source' in token;

const isEmpty = (value: unknown) => Object.keys(Object(value)).length === 0;
