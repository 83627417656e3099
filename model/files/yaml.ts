import * as yaml from 'yaml';
import { adviseRepeatedField } from './repeated-field';

/** The path to a value in a file: the names of fields and indexes of items, such as `['services', 0, 'price']`. */
export type Path = readonly PropertyKey[];

/** A problem in a content file: something that the owner has to write differently. */
export type Problem = {
  /** The file's path from the project's root: `content/services.yaml`. */
  file: string;
  /** The number of the problem's line, counted from 1. */
  line: number;
  /** The text that the owner wrote on that line. */
  found: string;
  /** Advice on how to write the text, as one sentence in Portuguese. */
  advice: string;
};

/** A content file as plain data, which the schema has not validated yet. */
export type ParsedFile = {
  /** The data, or undefined if the file has problems. */
  value: unknown;
  /** The reasons why the file cannot be read as the owner means it. */
  problems: readonly Problem[];
  /** Returns the line of the value at the given path, or of the innermost group around it if there is no value. */
  lineOf: (path: Path) => number;
  /** Returns whether the file has the field at the given path, even if there is nothing after its colon. */
  hasField: (path: Path) => boolean;
};

const CHECK_NEIGHBOURS =
  'esta linha não combina com as vizinhas: confira os espaços do começo, o traço, as aspas, e os dois-pontos com um espaço depois.';
const QUOTE_FIRST_CHARACTER =
  'o texto começa com um sinal que tem outro sentido aqui: ponha o texto todo entre aspas.';
/** The advice for a text such as `Combo: corte + barba`, because YAML reads `Combo` as a field name. */
export const QUOTE_COLON =
  'os dois-pontos no meio do texto têm outro sentido aqui: ponha o texto todo entre aspas retas, "assim".';
const USE_SPACES =
  'o começo desta linha tem uma tabulação: troque-a por espaços, como nas linhas vizinhas.';
const QUOTE_HASH =
  'o que vem depois do # não apareceria: ponha o texto todo entre aspas, ou o lembrete numa linha só dele.';
const WRITE_ON_ONE_LINE =
  'este texto continua na linha de baixo: ponha-o numa linha só, ou confira se a de baixo tem o nome do campo, os dois-pontos e um espaço.';

/** Matches a line. The group `value` is the part after the dash and the field name: `Corte` in `  - title: Corte`. */
const LINE = /^\s*(?:- +)?(?:[\p{L}\d_]+:(?: +|$))?(?<value>.*)$/u;

/** Matches the characters that have a special meaning at the start of a YAML value. */
const RESERVED_START = /^[*&@%!`[{|>?]/;
/** Matches the reserved characters that content files never need: all except those that begin a list, a group or a block of text. */
const NEVER_NEEDED_START = /^[*&@%!`]/;

/**
 * The types that YAML recognizes in content files. Any other value stays a string, because YAML's own rules would turn
 * the price `1.000` into a number, and the word `null` into an empty value.
 */
const RECOGNIZED_TYPES: yaml.Tags = ['bool', 'int'];

/** Reads a file of YAML 1.2. Refuses valid YAML that probably does not say what the owner means. */
export function readYaml(source: string, file: string): ParsedFile {
  const lineCounter = new yaml.LineCounter();
  const document = yaml.parseDocument(source, {
    schema: 'failsafe',
    customTags: RECOGNIZED_TYPES,
    lineCounter,
    prettyErrors: false,
  });
  const lines = source.split('\n');

  /**
   * Converts an offset in the source to a line number. The parser counts lines from 1, but gives 0 for an empty file.
   */
  function lineAt(offset: number): number {
    return Math.max(lineCounter.linePos(offset).line, 1);
  }

  function createProblem(line: number, advice: string): Problem {
    return { file, line, found: lines[line - 1]?.trim() ?? '', advice };
  }

  const isBroken = document.errors.length > 0;
  const suspectedProblems = document.errors.map((error) => {
    const line = lineAt(error.pos[0]);
    return createProblem(line, explainSyntaxError(error, source, lines[line - 1] ?? ''));
  });
  yaml.visit(document, {
    Pair(_, { key }) {
      if (yaml.isScalar(key)) {
        key.value = String(key.value); // A field name such as `12` is a string, although YAML reads a number.
      }
    },
    Node(_, node) {
      // In a broken file, a bracket may be the first character of a text such as `[Corte`.
      const isUnclosed = isBroken && yaml.isCollection(node) && node.flow;
      const advice = isUnclosed ? QUOTE_FIRST_CHARACTER : explainMisreading(node, source);
      if (advice) {
        suspectedProblems.push(createProblem(lineAt(node.range?.[0] ?? 0), advice));
      }
    },
  });
  suspectedProblems.sort((a, b) => a.line - b.line);

  /**
   * Lists the problems of a broken file. The parser misunderstands everything after the first broken line, so a later
   * line is listed only if its mistake is visible without the lines around it.
   */
  function listCertainProblems(): Problem[] {
    const [first] = suspectedProblems;
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

  const problems = isBroken ? listCertainProblems() : suspectedProblems;
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

/** Explains, in Portuguese, how to correct a line in which the parser found an error. */
function explainSyntaxError(error: yaml.YAMLParseError, source: string, line: string): string {
  if (error.code === 'DUPLICATE_KEY') {
    const [field = ''] = /^[^:\s]*/.exec(source.slice(error.pos[0])) ?? [];
    return adviseRepeatedField(field);
  }
  return explainLine(line, RESERVED_START) ?? CHECK_NEIGHBOURS;
}

/**
 * Explains, in Portuguese, a mistake in a line of a broken file that is visible without the lines around it: a tab in
 * the indentation, or a value that needs quotation marks. Returns undefined if the line may be right.
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
    // YAML adds a line without a colon, such as `price 40`, to the text above it.
    return WRITE_ON_ONE_LINE;
  }
  const isUnquotedText = node.type === 'PLAIN' && typeof node.value === 'string';
  const hasComment = /^[^\S\n]*#/.test(source.slice(end));
  return isUnquotedText && hasComment ? QUOTE_HASH : undefined;
}

/**
 * Converts a document to plain data. Fields with nothing after their colon are removed, so that an empty optional
 * field counts as a missing one.
 */
function toPlainData(document: yaml.Document): unknown {
  const withoutEmptyFields = document.clone();
  yaml.visit(withoutEmptyFields, {
    Pair: (_, { value }) => (isEmpty(value) ? yaml.visit.REMOVE : undefined),
  });
  return withoutEmptyFields.toJS() ?? {};
}

/** Returns whether a field has nothing after its colon, or only the `{}` that the CMS writes for an emptied list. */
function isEmpty(value: unknown): boolean {
  if (yaml.isScalar(value)) {
    return value.type === 'PLAIN' && value.value === '';
  }
  return yaml.isMap(value) && value.items.length === 0;
}

/** Returns the value at the given path in plain data, or undefined if there is none. */
export function readAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const name of path) {
    value = isGroupOrList(value) ? Reflect.get(value, name) : undefined;
  }
  return value;
}

/** Returns whether a value is a group or a list. */
export function isGroupOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
