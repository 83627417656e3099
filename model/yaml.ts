import * as yaml from 'yaml';
import { adviseRepeatedField } from './repeated-field';

/** The field names and list indexes that lead to a value in a file: `['services', 0, 'price']`. */
export type Path = readonly PropertyKey[];

/** Something in a content file that its owner has to write differently. */
export type Problem = {
  /** The file's path from the project's root: `content/services.yaml`. */
  file: string;
  /** The line number, counted from 1. */
  line: number;
  /** What is written there. */
  found: string;
  /** How to write it: one sentence in Portuguese. */
  advice: string;
};

/** A content file as plain data, which the schema has not validated yet. */
export type ParsedFile = {
  /** The data, or undefined if the file has problems. */
  value: unknown;
  /** What keeps the file from being read as its owner means it. */
  problems: readonly Problem[];
  /** Returns the line of a value, or of the innermost group around it that the file has. */
  lineOf: (path: Path) => number;
  /** Returns whether the file has this field, although there may be nothing after its colon. */
  hasField: (path: Path) => boolean;
};

const CHECK_NEIGHBOURS =
  'esta linha não combina com as vizinhas: confira os espaços do começo, o traço, as aspas, e os dois-pontos com um espaço depois.';
const QUOTE_FIRST_CHARACTER =
  'o texto começa com um sinal que tem outro sentido aqui: ponha o texto todo entre aspas.';
/** The advice for a text such as `Combo: corte + barba`, in which YAML sees another field. */
export const QUOTE_COLON =
  'os dois-pontos no meio do texto têm outro sentido aqui: ponha o texto todo entre aspas retas, "assim".';
const USE_SPACES =
  'o começo desta linha tem uma tabulação: troque-a por espaços, como nas linhas vizinhas.';
const QUOTE_HASH =
  'o que vem depois do # não apareceria: ponha o texto todo entre aspas, ou o lembrete numa linha só dele.';
const WRITE_ON_ONE_LINE =
  'este texto continua na linha de baixo: ponha-o numa linha só, ou confira se a de baixo tem o nome do campo, os dois-pontos e um espaço.';

/** What is left of a line behind its dash and the name of its field: `Corte` of `  - title: Corte`. */
const LINE = /^\s*(?:- +)?(?:[\p{L}\d_]+:(?: +|$))?(?<value>.*)$/u;

/** The characters that have a meaning of their own at the start of a YAML value. */
const RESERVED_START = /^[*&@%!`[{|>?]/;
/** The reserved characters that no content file needs, because they begin no list, group or block of text. */
const NEVER_NEEDED_START = /^[*&@%!`]/;

/**
 * The types that YAML recognizes here. Everything else stays the text that is written, because YAML's own
 * rules would make a number of the price `1.000` and nothing of the word `null`.
 */
const TYPES: yaml.Tags = ['bool', 'int'];

/** Reads a file of YAML 1.2, and refuses what YAML would silently read otherwise than the owner means. */
export function readYaml(source: string, file: string): ParsedFile {
  const lineCounter = new yaml.LineCounter();
  const document = yaml.parseDocument(source, {
    schema: 'failsafe',
    customTags: TYPES,
    lineCounter,
    prettyErrors: false,
  });
  const lines = source.split('\n');
  /** Converts an offset in the source to a line; the parser gives line 0 for an empty file. */
  function lineAt(offset: number): number {
    return lineCounter.linePos(offset).line || 1;
  }
  function createProblem(line: number, advice: string): Problem {
    return { file, line, found: lines[line - 1]?.trim() ?? '', advice };
  }

  const isBroken = document.errors.length > 0;
  const found = document.errors.map((error) => {
    const line = lineAt(error.pos[0]);
    return createProblem(line, explainSyntaxError(error, source, lines[line - 1] ?? ''));
  });
  yaml.visit(document, {
    Pair(_, { key }) {
      if (yaml.isScalar(key)) {
        key.value = String(key.value); // The name of a field is a text, even if it looks like a number.
      }
    },
    Node(_, node) {
      // A text such as `[Corte` opens a list that the file never closes.
      const isUnclosed = isBroken && yaml.isCollection(node) && node.flow;
      const advice = isUnclosed ? QUOTE_FIRST_CHARACTER : explainMisreading(node, source);
      if (advice) {
        found.push(createProblem(lineAt(node.range?.[0] ?? 0), advice));
      }
    },
  });
  found.sort((a, b) => a.line - b.line);

  /**
   * Lists the problems of a broken file. The parser misunderstands whatever follows the first broken line,
   * so only the lines that are wrong by themselves are told along with it.
   */
  function listCertainProblems(): Problem[] {
    const [first] = found;
    const certain = first ? [first] : [];
    for (const [index, text] of lines.entries()) {
      const line = index + 1;
      const advice = explainLine(text, NEVER_NEEDED_START);
      if (advice && first && line > first.line) {
        certain.push(createProblem(line, advice));
      }
    }
    return certain;
  }

  const problems = isBroken ? listCertainProblems() : found;
  return {
    value: problems.length > 0 ? undefined : toPlainData(document),
    problems,
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true);
        if (yaml.isNode(node) && node.range) {
          return lineAt(node.range[0]);
        }
      }
      return lineAt(document.contents?.range?.[0] ?? 0);
    },
    hasField: (path) => document.hasIn(path),
  };
}

/** Explains, in Portuguese, how to write a line on which the parser found an error. */
function explainSyntaxError(error: yaml.YAMLParseError, source: string, line: string): string {
  if (error.code === 'DUPLICATE_KEY') {
    const [field = ''] = /^[^:\s]*/.exec(source.slice(error.pos[0])) ?? [];
    return adviseRepeatedField(field);
  }
  return explainLine(line, RESERVED_START) ?? CHECK_NEIGHBOURS;
}

/**
 * Explains, in Portuguese, what is wrong with a line of a broken file, whatever its neighbours are: a tab in
 * its indentation, or a value that needs quotation marks. Returns undefined if the line may be right.
 */
function explainLine(line: string, reservedStart: RegExp): string | undefined {
  if (/^ *\t\s*\S/.test(line)) {
    return USE_SPACES;
  }
  const value = LINE.exec(line)?.groups?.value ?? '';
  if (reservedStart.test(value)) {
    return QUOTE_FIRST_CHARACTER;
  }
  const isUnquotedText = !/^["'#[{|>]/.test(value);
  const [beforeComment = ''] = value.split(/\s#/);
  return isUnquotedText && /:(?:\s|$)/.test(beforeComment) ? QUOTE_COLON : undefined;
}

/** Explains, in Portuguese, why a value is valid YAML but probably not what the owner means. */
function explainMisreading(node: yaml.Node, source: string): string | undefined {
  if (yaml.isAlias(node) || node.anchor || node.tag) {
    return QUOTE_FIRST_CHARACTER;
  }
  if (!yaml.isScalar(node) || !node.range) {
    return undefined;
  }
  const [start, end] = node.range;
  const isBlockOfText = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
  if (source.slice(start, end).includes('\n') && !isBlockOfText) {
    return WRITE_ON_ONE_LINE; // YAML joins a line such as `price 40` to the text above it.
  }
  const isUnquotedText = node.type === 'PLAIN' && typeof node.value === 'string';
  const hasComment = /^[^\S\n]*#/.test(source.slice(end));
  return isUnquotedText && hasComment ? QUOTE_HASH : undefined;
}

/**
 * Converts a document to plain data without the fields that have nothing after their colon, so that an
 * optional field left empty is as good as a missing one.
 */
function toPlainData(document: yaml.Document): unknown {
  const withoutEmptyFields = document.clone();
  yaml.visit(withoutEmptyFields, {
    Pair: (_, { value }) => (isEmpty(value) ? yaml.visit.REMOVE : undefined),
  });
  return withoutEmptyFields.toJS() ?? {};
}

/** Returns whether there is nothing after the colon of a field, or only the `{}` that the CMS leaves of an emptied list. */
function isEmpty(value: unknown): boolean {
  if (yaml.isScalar(value)) {
    return value.type === 'PLAIN' && value.value === '';
  }
  return yaml.isMap(value) && value.items.length === 0;
}

/** Returns the value at a path of plain data, or undefined if there is none. */
export function readAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const name of path) {
    value = isGroupOrList(value) ? Reflect.get(value, name) : undefined;
  }
  return value;
}

/** Returns whether a value has values inside it. */
export function isGroupOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
