import * as yaml from 'yaml';

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
  /** Undefined if there are problems. */
  value: unknown;
  /** Includes valid YAML that probably doesn't say what the owner means. */
  problems: readonly Problem[];
  /** Where a value begins. Falls back to the innermost enclosing group if there's no value at the path. */
  lineOf: (path: Path) => number;
  /** Where a field's name is. A group or a list begins on a line below it. */
  lineOfName: (path: Path) => number;
  /** Also returns true for a field with nothing after its colon. */
  hasField: (path: Path) => boolean;
};

const CHECK_NEIGHBOURS =
  'esta linha não combina com as vizinhas: confira os espaços do começo, o traço, as aspas, e os dois-pontos com um espaço depois.';
const QUOTE_TEXT_WITH_RESERVED_START =
  'o texto começa com um sinal que tem outro sentido aqui: ponha o texto todo entre aspas; o endereço de um perfil ou de uma página começa com https://.';
const QUOTE_TEXT_WITH_COLON =
  'os dois-pontos no meio de um texto têm outro sentido: ponha o texto todo entre aspas retas, "assim"; senão, confira os espaços do começo desta linha e da de baixo.';
const QUOTE_TEXT_WITH_HASH =
  'o que vem depois do # não apareceria: ponha o texto todo entre aspas, ou o lembrete numa linha só dele.';
const ASK_FOR_ONE_LINE =
  'este texto continua na linha de baixo: ponha-o numa linha só, ou confira se a de baixo tem o nome do campo, os dois-pontos e um espaço.';
const ASK_FOR_CLOSING_QUOTE =
  'este texto abre aspas e não as fecha: ele fica numa linha só, com aspas no começo e no fim, ou sem nenhuma.';

/** Matches a line whose text begins with a quotation mark that's never closed: `- title: "Corte`. */
const UNCLOSED_QUOTE = /^(?:- +)?(?:[\w-]+: +)?(["'])(?:(?!\1).)*$/;

/** Advice on the parser's errors. On any other error, the advice is `CHECK_NEIGHBOURS`. */
const ADVICE_BY_ERROR: Partial<Record<yaml.ErrorCode, string>> = {
  BAD_ALIAS: QUOTE_TEXT_WITH_RESERVED_START,
  BAD_SCALAR_START: QUOTE_TEXT_WITH_RESERVED_START,
  BLOCK_AS_IMPLICIT_KEY: QUOTE_TEXT_WITH_COLON,
  DUPLICATE_KEY: 'este campo está escrito duas vezes: apague uma das duas linhas.',
  TAB_AS_INDENT:
    'o começo desta linha tem uma tabulação: troque-a por espaços, como nas linhas vizinhas.',
  TAG_RESOLVE_FAILED: QUOTE_TEXT_WITH_RESERVED_START,
};

/**
 * Only booleans and integers are recognized, so anything else stays a string. By default, YAML would turn the price
 * `1.000` into the number 1, and the word `null` into an empty value.
 */
const RECOGNIZED_TYPES: yaml.Tags = ['bool', 'int'];

/** Reports only the first problem of a file, because the parser may misread everything after it. */
export function readYaml(source: string, file: string): ParsedFile {
  const lineCounter = new yaml.LineCounter();
  const document = yaml.parseDocument(source, {
    schema: 'failsafe',
    customTags: RECOGNIZED_TYPES,
    lineCounter,
    prettyErrors: false,
    stringKeys: true, // By default, YAML reads a field name such as `12` as a number.
  });

  /** The parser returns line 0 for an empty file, but lines are counted from 1. */
  function lineAt(offset: number): number {
    return Math.max(lineCounter.linePos(offset).line, 1);
  }

  const [first] = [...listErrors(document), ...listMisreadings(document, source)].toSorted(
    (a, b) => a.offset - b.offset,
  );
  const problems: Problem[] = [];
  if (first) {
    const line = lineAt(first.offset);
    const found = source.split('\n')[line - 1]?.trim() ?? '';
    // Without the closing mark, YAML reads on, and its error may be about any line below.
    const advice = UNCLOSED_QUOTE.test(found) ? ASK_FOR_CLOSING_QUOTE : first.advice;
    problems.push({ file, line, found, advice });
  }
  return {
    value: first ? undefined : toPlainData(document),
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
    lineOfName: (path) => lineAt(findName(document, path)?.range?.[0] ?? 0),
    hasField: (path) => document.hasIn(path),
  };
}

/** Returns a field's name, or undefined if the path doesn't lead to a field. */
function findName(document: yaml.Document, path: Path): yaml.Scalar | undefined {
  const group = document.getIn(path.slice(0, -1), true);
  const names = yaml.isMap(group) ? group.items.map(({ key }) => key) : [];
  return names.filter(yaml.isScalar).find(({ value }) => value === path.at(-1));
}

/** A mistake at a distance from the start of the file, in characters. */
type Mistake = { offset: number; advice: string };

function listErrors({ errors }: yaml.Document.Parsed): Mistake[] {
  return errors.map(({ code, pos: [offset] }) => {
    return { offset, advice: ADVICE_BY_ERROR[code] ?? CHECK_NEIGHBOURS };
  });
}

/** Lists what's valid YAML but would be shown differently from how it's written, or not at all. */
function listMisreadings(document: yaml.Document.Parsed, source: string): Mistake[] {
  const mistakes: Mistake[] = [];
  yaml.visit(document, {
    Node(_, node) {
      // In a file with an error, a bracket may be the first character of text such as `[Corte`, and the error may be
      // far below it.
      const mayBeText = document.errors.length > 0 && yaml.isCollection(node) && node.flow;
      const advice = mayBeText ? QUOTE_TEXT_WITH_RESERVED_START : explainMisreading(node, source);
      if (advice) {
        mistakes.push({ offset: node.range?.[0] ?? 0, advice });
      }
    },
  });
  return mistakes;
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
