import * as yaml from 'yaml';

/** A value's way through a file: `['services', 0, 'price']`. */
export type Path = readonly PropertyKey[];

/** The value at a path. Undefined if it, or a group on the way, is missing. */
export function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((outer, name) => Object(outer)[name], value);
}

/** A file as plain data, and the line of a value, or of the nearest group around it that is there. */
export type YamlFile = { value: unknown; lineOf: (path: Path) => number; slips: Slip[] };

/** A line, from 1, with what is written there, and how to write it: one sentence in Portuguese. */
export type Slip = { line: number; found: string; advice: string };

const GENERAL =
  'esta linha não combina com as vizinhas: confira os espaços do começo, o traço, as aspas, e os dois-pontos com um espaço depois.';
const TWICE = 'este campo está escrito duas vezes: apague uma das duas linhas.';
const SIGN =
  'o texto começa com um sinal que tem outro sentido aqui: ponha o texto todo entre aspas.';
const SEVERAL_LINES =
  'este texto continua na linha de baixo: ponha-o numa linha só, ou confira se a de baixo tem o nome do campo, os dois-pontos e um espaço.';
const REMINDER =
  'o que vem depois do # não apareceria: ponha o texto todo entre aspas, ou o lembrete numa linha só dele.';

/** A value that begins with a sign of YAML: `title: *Corte*`, `- @jatoba`. */
const STARTS_WITH_SIGN = /^\s*(?:- +)?(?:\w+: +)?[*&@%!`[{|>?]/;

/** All but these stay the text that is written: `1.000` is not one. */
const TYPES: yaml.Tags = ['bool', 'int'];

/** Reads YAML 1.2. What it would accept but read otherwise than the owner means is a slip, too. */
export function readYaml(source: string): YamlFile {
  const lineCounter = new yaml.LineCounter();
  const types = { schema: 'failsafe', customTags: TYPES };
  const document = yaml.parseDocument(source, { ...types, lineCounter, prettyErrors: false });
  const lines = source.split('\n');
  const slips: Slip[] = [];
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  function add(line: number, advice: string) {
    slips.push({ line, found: lines[line - 1]?.trim() ?? '', advice });
  }

  for (const { code, pos } of document.errors) {
    const line = lineAt(pos[0]);
    const general = STARTS_WITH_SIGN.test(lines[line - 1] ?? '') ? SIGN : GENERAL;
    add(line, code === 'DUPLICATE_KEY' ? TWICE : general);
  }
  const isBroken = slips.length > 0;
  yaml.visit(document, {
    Node(_, node) {
      const isUnclosed = isBroken && yaml.isCollection(node) && node.flow; // `[Corte`.
      const advice = isUnclosed ? SIGN : findMisreading(node, source);
      if (advice) {
        add(lineAt(node.range?.[0] ?? 0), advice);
      }
    },
  });
  slips.sort((a, b) => a.line - b.line);
  return {
    value: slips.length > 0 ? undefined : (document.toJS({ reviver: dropEmptied }) ?? {}),
    lineOf(path) {
      const nodes = path.map((_, index) => document.getIn(path.slice(0, index + 1), true));
      return lineAt(nodes.filter(yaml.isNode).at(-1)?.range?.[0] ?? 0);
    },
    // What follows a line that cannot be read is not what it seems.
    slips: isBroken ? slips.slice(0, 1) : slips,
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
  if (source.slice(start, end).includes('\n') && !node.type?.startsWith('BLOCK')) {
    return SEVERAL_LINES; // `price 40` would be joined to the text above.
  }
  const isText = node.type === 'PLAIN' && typeof node.value === 'string';
  return isText && /^[^\S\n]+#/.test(source.slice(end)) ? REMINDER : undefined;
}
