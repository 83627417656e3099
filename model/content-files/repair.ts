import type { FileId } from './files';
import { findLine, isMisplaced, isMissing, parseData, parseFile } from './parse';

/** A line to write, and why. */
export type Repair = {
  /** From 1. */
  line: number;
  written: string;
  reason: string;
  /** The mended file, with as many lines. */
  source: string;
};

/** A changed line without its indentation. */
type Change = { reason: string; words: string };

const INDENT = 'os espaços no começo da linha não são os das linhas vizinhas.';
const SPACE = 'há nesta linha um Tab ou um espaço especial, e aqui só cabem espaços comuns.';
/** The reason of a repair whose line stands for this one and the one above. */
export const CONTINUED = 'esta linha não é de nenhum campo.';

const NAME = String.raw`^((?:- )?["']?[\p{L}_][\w-]*["']?)\s*`;
const DASHES = '^(?:[-–—•●*·]\\s*)';
const STARTS: readonly [reason: string, pattern: RegExp, written: string][] = [
  ['falta um espaço depois dos dois-pontos.', new RegExp(`${NAME}:(?=\\S)`, 'u'), '$1: '],
  [
    'faltam os dois-pontos depois do nome do campo.',
    new RegExp(`${NAME}(?:[=;.,]\\s*|(?<=\\s)(?=\\S)|$)`, 'u'),
    '$1: ',
  ],
  [
    'falta o traço no começo da linha, ou o espaço depois dele.',
    new RegExp(`${DASHES}*`, 'u'),
    '- ',
  ],
  ['há um traço a mais no começo da linha.', new RegExp(`${DASHES}+`, 'u'), ''],
];

/** Texts that need quotes, or other quotes. */
const QUOTES: readonly [reason: string, text: RegExp][] = [
  ['as aspas abertas nesta linha não se fecham nela.', /^["'][^"']*$/],
  ['entre aspas duplas, a barra \\ não é lida como texto.', /^".*\\/],
  ['um texto que tem aspas dentro vai entre aspas de outro tipo.', /^["']/],
  ['um texto que começa com um sinal vai entre aspas.', /^[^\p{L}\d“‘«]/u],
  ['um texto que tem " #" vai entre aspas: sem elas, o resto não aparece.', /\s#/],
  ['um texto que tem ": " vai entre aspas.', /:(?:\s|$)/],
];

/**
 * Finds the small change of one of these lines that leaves the fewest problems in the file, and none
 * up to that line. For advice only: what is read is what is written.
 */
export function findRepair(
  id: FileId,
  source: string,
  suspects: readonly number[],
): Repair | undefined {
  const lines = source.split('\n');
  const [slip] = parseFile(id, source).slips;
  let fewest = slip ? Number.POSITIVE_INFINITY : countProblems(id, source);
  let best: Repair | undefined;
  for (const repair of suspects.flatMap((line) => listRepairs(lines, line))) {
    const readable = slip ? Math.max(slip.line, repair.line) : lines.length;
    const count = countProblems(id, repair.source, readable, lines);
    if (count < fewest) {
      best = repair;
      fewest = count;
    }
    if (fewest === 0) {
      break;
    }
  }
  return best;
}

/** Infinite if a line up to `readable` cannot be read, or one that `former` lacks has no place. */
function countProblems(
  id: FileId,
  source: string,
  readable = 0,
  former: readonly string[] = source.split('\n'),
): number {
  const file = parseFile(id, source);
  if (file.slips.some(({ line }) => line <= readable)) {
    return Number.POSITIVE_INFINITY;
  }
  const lines = source.split('\n');
  const isChanged = (line: number) => lines[line - 1] !== former[line - 1];
  const { issues } = parseData(id, file);
  const structural = issues.filter((issue) => isMisplaced(issue, file) || isMissing(issue, file));
  return structural.some(({ path }) => isChanged(findLine(file, path)))
    ? Number.POSITIVE_INFINITY
    : file.slips.length + (file.slips.length > 0 ? structural : issues).length;
}

/** The small changes of a line, the likeliest first. */
function listRepairs(lines: readonly string[], line: number): Repair[] {
  const typed = lines[line - 1] ?? '';
  if (!/^\s*[^\s#].*[\p{L}\d]/u.test(typed)) {
    return [];
  }
  const [own = ''] = /^\s*/.exec(typed) ?? [];
  const words = typed
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s/g, ' ')
    .trim();
  const isSpaced = typed === `${own}${words}` && !/[^ ]/.test(own);
  const moved = [{ reason: isSpaced ? INDENT : SPACE, words }, ...changeStart(words, lines)];
  const [indent = '', ...others] = listIndents(lines, line, own);
  const changes = [
    ...[...moved, ...quoteText(words)].map((change) => ({ ...change, indent })),
    ...others.flatMap((other) => moved.map((change) => ({ ...change, indent: other }))),
  ]
    .map((change) => ({ line, reason: change.reason, written: change.indent + change.words }))
    .filter(({ written }) => written !== typed && !/^\s*#/.test(written))
    .map((change) => ({ ...change, source: lines.with(line - 1, change.written).join('\n') }));

  const above = lines.slice(0, line - 1).findLastIndex((one) => /^\s*[^\s#]/.test(one));
  const written = `${lines[above]} ${words}`;
  const joined =
    above < 0
      ? []
      : [
          lines
            .with(line - 1, '')
            .with(above, written)
            .join('\n'),
        ];
  return [...changes, ...joined.map((source) => ({ line, written, reason: CONTINUED, source }))];
}

/** Its own indentation, if it has only spaces, those of the neighbours, and the others in use. */
function listIndents(lines: readonly string[], line: number, own: string): string[] {
  const list = (part: readonly string[]) =>
    part.flatMap((one) => /^( *)[^\s#]/.exec(one)?.[1] ?? []);
  const [above, below] = [list(lines.slice(0, line - 1)).reverse(), list(lines.slice(line))];
  const near = [...above.slice(0, 1), ...below.slice(0, 1)];
  const deeper = near.map((indent) => `${indent}  `);
  const all = [own, ...near, ...deeper, ...above, ...below, ''];
  return [...new Set(all.filter((indent) => /^ *$/.test(indent)))];
}

/** Another dash, colon or field name. */
function changeStart(words: string, lines: readonly string[]): Change[] {
  const names = lines.flatMap((line) => /^\s*(- \w+: )/.exec(line)?.[1] ?? []);
  return [
    ...STARTS.map(([reason, start, written]) => ({
      reason,
      words: words.replace(start, written).trim(),
    })),
    ...[...new Set(names)].map((name) => ({
      reason: 'falta o nome do campo.',
      words: words.replace(new RegExp(`${DASHES}*`, 'u'), name),
    })),
  ];
}

/** The text after the field's name, or after the dash, in quotes. */
function quoteText(words: string): Change[] {
  return [/^(?:- )?["']?[\p{L}_][\w-]*["']? ?:(?: |$)/u, /^- /].flatMap((pattern) => {
    const [start = ''] = pattern.exec(words) ?? [];
    const [, typed = '', comment = ''] =
      /^(.*?)(\s+#\s+[^\d\s].*)?$/s.exec(words.slice(start.length)) ?? [];
    const [reason] = QUOTES.find(([, text]) => text.test(typed)) ?? [];
    const text = withoutQuotes(typed.trim());
    const quoted = /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
    return start && reason ? [{ reason, words: `${start.trim()} ${quoted}${comment}` }] : [];
  });
}

/** Removes the quotes around a text, or one that is not closed. */
function withoutQuotes(typed: string): string {
  const [, inner = typed] = /^["'“‘«](.*?)["'”’»]?$/su.exec(typed) ?? [];
  // In `"Um" e "dois"`, the first quote closes before the end; in `'Copo d'água'`, it does not.
  const closes = /^(?:[^"']|(?<=\p{L})["'](?=\p{L}))*[^\s("']["'](?!\p{L})/u.test(inner);
  return (closes ? typed : inner).replace(/\\(["\\])/g, '$1');
}
