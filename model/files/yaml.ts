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

const ASK_FOR_READABLE_LINE =
  'esta linha não pode ser lida: confira os espaços do começo, iguais aos das vizinhas e nunca uma tabulação, o traço, e um espaço depois dos dois-pontos; um texto fica numa linha só, e com dois-pontos, # ou um sinal no começo vai inteiro entre aspas retas, "assim", nunca curvas; se há aspas dentro dele, use em volta as outras: \'o "1" do bairro\'.';
const FIELD_WRITTEN_TWICE =
  'este campo está escrito duas vezes: se aqui começa outro item, falta o traço dele; se não, apague uma das duas linhas.';

/** Reports only the first problem of a file, because the parser may misread everything after it. */
export function readYaml(source: string, file: string): ParsedFile {
  const lineCounter = new yaml.LineCounter();
  const document = yaml.parseDocument(source, {
    schema: 'failsafe', // Every value stays a string. By default, YAML reads `021` as the number 21.
    lineCounter,
    prettyErrors: false,
    stringKeys: true, // Otherwise, a list or a group may be a field's name.
  });

  /** The parser returns line 0 for an empty file, but lines are counted from 1. */
  function lineAt(offset: number): number {
    return Math.max(lineCounter.linePos(offset).line, 1);
  }

  const mistakes = [...listErrors(document), ...listMisreadings(document, source)];
  const [first] = mistakes.toSorted((a, b) => a.offset - b.offset);
  const problems: Problem[] = [];
  if (first) {
    const line = lineAt(first.offset);
    const found = source.split('\n')[line - 1]?.trim() ?? '';
    problems.push({ file, line, found, advice: first.advice });
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
    const advice = code === 'DUPLICATE_KEY' ? FIELD_WRITTEN_TWICE : ASK_FOR_READABLE_LINE;
    return { offset, advice };
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
      if (mayBeText || isMisread(node, source)) {
        mistakes.push({ offset: node.range?.[0] ?? 0, advice: ASK_FOR_READABLE_LINE });
      }
    },
  });
  return mistakes;
}

function isMisread(node: yaml.Node, source: string): boolean {
  if (yaml.isAlias(node) || node.anchor || node.tag) {
    return true;
  }
  if (!yaml.isScalar(node) || !node.range) {
    return false;
  }
  const [start, end] = node.range;
  const isBlockOfText = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
  // YAML appends a line without a colon, such as `price 40`, to the text above it.
  const hasAppendedLine = source.slice(start, end).includes('\n') && !isBlockOfText;
  // YAML takes ` #` and what follows for a comment.
  const isCut = node.type === 'PLAIN' && /^[^\S\n]*#/.test(source.slice(end));
  return hasAppendedLine || isCut;
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
