import * as yaml from 'yaml';
import { explainRepeatedField } from './repeated-field';

/** The path to a value in a file: field names and item indexes, such as `['services', 0, 'price']`. */
export type Path = readonly PropertyKey[];

export type Problem = {
  /** The file's path in the project, such as `content/services.yaml`. */
  file: string;
  /** The line number, counted from 1. */
  line: number;
  /** The whole line that the owner wrote, or a field and its value, such as `shortName: "Basc"`. */
  found: string;
  /** How to correct it, in one Portuguese sentence. */
  advice: string;
};

/** A content file's data, before the schema validates it. */
export type ParsedFile = {
  /** Don't use this value if there are problems. */
  value: unknown;
  /** Includes valid YAML that probably doesn't say what the owner means. */
  problems: readonly Problem[];
  /** Falls back to the innermost enclosing group if there's no value at the path. */
  lineOf: (path: Path) => number;
  /** Also returns true for a field with nothing after its colon. */
  hasField: (path: Path) => boolean;
};

const CHECK_NEIGHBOURS =
  'esta linha não combina com as vizinhas: confira os espaços do começo, o traço, as aspas, e os dois-pontos com um espaço depois.';
/** The advice for text such as `{telefone}`, which YAML reads as a group of fields. */
export const QUOTE_TEXT_WITH_RESERVED_START =
  'o texto começa com um sinal que tem outro sentido aqui: ponha o texto todo entre aspas.';
/** The advice for text such as `Combo: corte + barba`, in which YAML takes `Combo` for a field name. */
export const QUOTE_TEXT_WITH_COLON =
  'os dois-pontos no meio do texto têm outro sentido aqui: ponha o texto todo entre aspas retas, "assim".';
const USE_SPACES =
  'o começo desta linha tem uma tabulação: troque-a por espaços, como nas linhas vizinhas.';
const QUOTE_TEXT_WITH_HASH =
  'o que vem depois do # não apareceria: ponha o texto todo entre aspas, ou o lembrete numa linha só dele.';
const ASK_FOR_ONE_LINE =
  'este texto continua na linha de baixo: ponha-o numa linha só, ou confira se a de baixo tem o nome do campo, os dois-pontos e um espaço.';

/** Matches a line of YAML. `value` is what follows the dash and the field name: `Corte` in `  - title: Corte`. */
const LINE = /^\s*(?:- +)?(?:[\p{L}\d_]+:(?: +|$))?(?<value>.*)$/u;

/** Matches a character that has a special meaning at the start of a YAML value. */
const RESERVED_START = /^[*&@%!`[{|>?]/;
/**
 * Matches only the reserved characters that content files never need. The others may begin a list, a group or a block
 * of text.
 */
const FORBIDDEN_START = /^[*&@%!`]/;

/**
 * Only booleans and integers are recognized, so anything else stays a string. By default, YAML would turn the price
 * `1.000` into the number 1, and the word `null` into an empty value.
 */
const RECOGNIZED_TYPES: yaml.Tags = ['bool', 'int'];

export function readYaml(source: string, file: string): ParsedFile {
  const lineCounter = new yaml.LineCounter();
  const document = yaml.parseDocument(source, {
    schema: 'failsafe',
    customTags: RECOGNIZED_TYPES,
    lineCounter,
    prettyErrors: false,
  });
  const lines = source.split('\n');

  /** The parser returns line 0 for an empty file, but lines are counted from 1. */
  function lineAt(offset: number): number {
    return Math.max(lineCounter.linePos(offset).line, 1);
  }

  function createProblem(line: number, advice: string): Problem {
    return { file, line, found: lines[line - 1]?.trim() ?? '', advice };
  }

  const hasSyntaxErrors = document.errors.length > 0;
  const suspectedProblems = document.errors.map((error) => {
    const line = lineAt(error.pos[0]);
    return createProblem(line, explainSyntaxError(error, source, lines[line - 1] ?? ''));
  });
  yaml.visit(document, {
    Pair(_, { key }) {
      if (yaml.isScalar(key)) {
        key.value = String(key.value); // YAML reads a field name such as `12` as a number.
      }
    },
    Node(_, node) {
      // In a file with a syntax error, a bracket may just be the first character of unquoted text such as `[Corte`.
      const mayBeUnclosed = hasSyntaxErrors && yaml.isCollection(node) && node.flow;
      const advice = mayBeUnclosed
        ? QUOTE_TEXT_WITH_RESERVED_START
        : explainMisreading(node, source);
      if (advice) {
        suspectedProblems.push(createProblem(lineAt(node.range?.[0] ?? 0), advice));
      }
    },
  });
  suspectedProblems.sort((a, b) => a.line - b.line);

  /** After the first error, the parser may misread the rest of the file, so each later line is checked on its own. */
  function listCertainProblems(): Problem[] {
    const [first] = suspectedProblems;
    if (!first) {
      return [];
    }
    const certainProblems = [first];
    for (const [index, text] of lines.entries()) {
      const line = index + 1;
      const advice = explainLine(text, FORBIDDEN_START);
      if (advice && line > first.line) {
        certainProblems.push(createProblem(line, advice));
      }
    }
    return certainProblems;
  }

  const problems = hasSyntaxErrors ? listCertainProblems() : suspectedProblems;
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

function explainSyntaxError(error: yaml.YAMLParseError, source: string, line: string): string {
  if (error.code === 'DUPLICATE_KEY') {
    const [field = ''] = /^[^:\s]*/.exec(source.slice(error.pos[0])) ?? [];
    return explainRepeatedField(field);
  }
  return explainLine(line, RESERVED_START) ?? CHECK_NEIGHBOURS;
}

/**
 * Only finds mistakes that are visible in a single line: a tab in its indentation, or a value that needs quotation
 * marks.
 */
function explainLine(line: string, reservedStart: RegExp): string | undefined {
  if (/^ *\t\s*\S/.test(line)) {
    return USE_SPACES;
  }
  const value = LINE.exec(line)?.groups?.value ?? '';
  if (reservedStart.test(value)) {
    return QUOTE_TEXT_WITH_RESERVED_START;
  }
  const isUnquotedText = !/^["'#[{|>]/.test(value);
  const [beforeComment = ''] = value.split(/\s#/);
  return isUnquotedText && /:(?:\s|$)/.test(beforeComment) ? QUOTE_TEXT_WITH_COLON : undefined;
}

function explainMisreading(node: yaml.Node, source: string): string | undefined {
  if (yaml.isAlias(node) || node.anchor || node.tag) {
    return QUOTE_TEXT_WITH_RESERVED_START;
  }
  if (!yaml.isScalar(node) || !node.range) {
    return undefined;
  }
  const [start, end] = node.range;
  const isBlockOfText = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
  if (source.slice(start, end).includes('\n') && !isBlockOfText) {
    // YAML appends a line without a colon, such as `price 40`, to the text above it.
    return ASK_FOR_ONE_LINE;
  }
  const isUnquotedText = node.type === 'PLAIN' && typeof node.value === 'string';
  const hasComment = /^[^\S\n]*#/.test(source.slice(end));
  return isUnquotedText && hasComment ? QUOTE_TEXT_WITH_HASH : undefined;
}

/** Drops fields with nothing after their colon, so an empty optional field counts as missing. */
function toPlainData(document: yaml.Document): unknown {
  const withoutEmptyFields = document.clone();
  yaml.visit(withoutEmptyFields, {
    Pair: (_, { value }) => (isEmpty(value) ? yaml.visit.REMOVE : undefined),
  });
  return withoutEmptyFields.toJS() ?? {};
}

/** Also returns true for `{}`, which the CMS writes for an emptied list. */
function isEmpty(value: unknown): boolean {
  if (yaml.isScalar(value)) {
    return value.type === 'PLAIN' && value.value === '';
  }
  return yaml.isMap(value) && value.items.length === 0;
}

/** Returns undefined if there's nothing at the path. */
export function readAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const name of path) {
    value = isGroupOrList(value) ? Reflect.get(value, name) : undefined;
  }
  return value;
}

export function isGroupOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
