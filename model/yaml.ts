import * as yaml from 'yaml';

/** A value's way through a file: `['services', 0, 'price']`. */
export type Path = readonly PropertyKey[];

/** What is wrong, and how to write it: one sentence in Portuguese. */
export type Slip = {
  /** From 1. */
  line: number;
  /** The line as written, or the field and its value: `services › 1º › price: "40 reais"`. */
  found: string;
  advice: string;
};

export type YamlFile = {
  value: unknown;
  /** The line of a value, or of the nearest group around it that is there. */
  lineOf: (path: Path) => number;
  slips: readonly Slip[];
};

const GENERAL =
  'esta linha não combina com as vizinhas: confira os espaços do começo, o traço, as aspas, e os dois-pontos com um espaço depois.';
const TWICE = 'este campo está escrito duas vezes: apague uma das duas linhas.';
const SIGN =
  'o texto começa com um sinal que tem outro sentido aqui: ponha o texto todo entre aspas.';
const SEVERAL_LINES =
  'este texto continua na linha de baixo: ponha-o numa linha só, ou confira se a de baixo tem o nome do campo, os dois-pontos e um espaço.';
const REMINDER =
  'o que vem depois do # não apareceria: ponha o texto todo entre aspas, ou o lembrete numa linha só dele.';
const NUMBER = 'escreva o número só com algarismos, sem ponto e sem zero na frente.';
const ESCAPE = 'escreva o texto sem a barra invertida.';

/** A value that begins with a sign of YAML: `title: *Corte*`, `- @jatoba`. */
const STARTS_WITH_SIGN = /^\s*(?:- +)?(?:\w+: +)?[*&@%!`[{|>?]/;

/** Reads YAML 1.2. What it would accept but read otherwise than the owner means is a slip, too. */
export function readYaml(source: string): YamlFile {
  const lineCounter = new yaml.LineCounter();
  const document = yaml.parseDocument(source, { lineCounter, prettyErrors: false });
  const lines = source.split('\n');
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  const slips: Slip[] = [];
  function add(line: number, advice: string) {
    if (!slips.some((slip) => slip.line === line)) {
      slips.push({ line, found: lines[line - 1]?.trim() ?? '', advice });
    }
  }

  for (const { code, pos } of document.errors) {
    const line = lineAt(pos[0]);
    const general = STARTS_WITH_SIGN.test(lines[line - 1] ?? '') ? SIGN : GENERAL;
    add(line, code === 'DUPLICATE_KEY' ? TWICE : general);
  }
  yaml.visit(document, {
    Node(_, node) {
      const isUnclosed = document.errors.length > 0 && yaml.isCollection(node) && node.flow; // `[Corte`.
      const advice = isUnclosed ? SIGN : findMisreading(node, source);
      if (advice) {
        add(lineAt(node.range?.[0] ?? 0), advice);
      }
    },
  });
  slips.sort((a, b) => a.line - b.line);
  return {
    value: slips.length > 0 ? undefined : (document.toJS({ reviver: dropEmptied }) ?? {}),
    lineOf: (path) => {
      const nodes = path.map((_, index) => document.getIn(path.slice(0, index + 1), true));
      const [start = 0] = nodes.filter(yaml.isNode).at(-1)?.range ?? [];
      return lineAt(start);
    },
    // What follows a line that cannot be read is not what it seems.
    slips: document.errors.length > 0 ? slips.slice(0, 1) : slips,
  };
}

/** `{}` is what the CMS may leave of an optional list that was emptied. The file itself has no key. */
function dropEmptied(key: unknown, value: unknown): unknown {
  return key !== '' && JSON.stringify(value) === '{}' ? undefined : value;
}

/** Why a value that YAML accepts is not what the owner means. */
function findMisreading(node: yaml.Node, source: string): string | undefined {
  if (yaml.isAlias(node) || node.anchor || node.tag) {
    return SIGN;
  }
  if (!yaml.isScalar(node) || !node.range) {
    return undefined;
  }
  const [start, end] = node.range;
  const written = source.slice(start, end);
  const isBlock = node.type === yaml.Scalar.BLOCK_FOLDED || node.type === yaml.Scalar.BLOCK_LITERAL;
  if (written.includes('\n') && !isBlock) {
    return SEVERAL_LINES; // `price 40` would be joined to the text above.
  }
  if (node.type === yaml.Scalar.QUOTE_DOUBLE && written.includes('\\')) {
    return ESCAPE; // `"C:\new"` would lose a line.
  }
  if (typeof node.value === 'number' && written !== String(node.value)) {
    return NUMBER; // `1.000` would be one.
  }
  const isText = node.type === yaml.Scalar.PLAIN && typeof node.value === 'string';
  return isText && /^[^\S\n]+#/.test(source.slice(end)) ? REMINDER : undefined;
}
