/** A line that mends a file, and why. */
export type Repair = {
  /** From 1. */
  line: number;
  written: string;
  reason: string;
  /** The mended file, with as many lines. */
  source: string;
};

/** The lines that cannot be read, those misshapen or short of a field, and the number of other problems. */
type Problems = { unreadable: readonly number[]; misshapen: readonly number[]; others: number };

/** Finds the problems of a source; only of one that can be read down to a line. */
export type Check = (source: string, line?: number) => Problems | undefined;

type Change = { reason: string; words: string };

const QUOTES: readonly [value: RegExp, reason: string][] = [
  [/^["'][^"']*$/, 'as aspas abertas nesta linha não se fecham nela.'],
  [/^".*\\/, 'entre aspas duplas, a barra \\ não é lida como texto.'],
  [/^["']/, 'um texto que tem aspas dentro vai entre aspas de outro tipo.'],
  [/^[^\p{L}\d“‘«]/u, 'um texto que começa com um sinal vai entre aspas.'],
  [/\s#/, 'um texto que tem " #" vai entre aspas: sem elas, o resto não aparece.'],
  [/:(?:\s|$)/, 'um texto que tem ": " vai entre aspas.'],
];
const INDENT = 'os espaços no começo da linha não são os das linhas vizinhas.';
const SPACE = 'há nesta linha um Tab ou um espaço especial, e aqui só cabem espaços comuns.';
const COLON_SPACE = 'falta um espaço depois dos dois-pontos.';
const COLON = 'faltam os dois-pontos depois do nome do campo.';
const NAME = 'falta o nome do campo.';
const DASH = 'falta o traço no começo da linha, ou o espaço depois dele.';
const EXTRA_DASH = 'há um traço a mais no começo da linha.';
/** The reason of a repair whose line stands for this one and the one above. */
export const CONTINUED = 'esta linha não é de nenhum campo.';

/**
 * Finds the change of one of these lines that leaves fewest problems: none in the structure, and none
 * above. The search is for advice only.
 */
export function findRepair(
  source: string,
  at: readonly number[],
  check: Check,
): Repair | undefined {
  const lines = source.split('\n');
  const { unreadable = [], misshapen = [] } = check(source) ?? {};
  let best: Repair | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const repair of at.flatMap((line) => listRepairs(lines, line))) {
    const left = check(repair.source, Math.max(unreadable[0] ?? lines.length, repair.line));
    const isNew = (line: number) =>
      line === repair.line || (unreadable.length === 0 && !misshapen.includes(line));
    const count = left
      ? left.unreadable.length + left.misshapen.length + left.others
      : Number.POSITIVE_INFINITY;
    if (count < fewest && !left?.misshapen.some(isNew)) {
      best = repair;
      fewest = count;
    }
    if (fewest === 0) {
      break;
    }
  }
  return best;
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
  const reason = typed === `${own}${words}` && !/[^ ]/.test(own) ? INDENT : SPACE;
  const moved = [{ reason, words }, ...changeStart(words, lines)];
  const [indent = '', ...others] = listIndents(lines, line, own);
  const candidates = [
    ...[...moved, ...quoteText(words)].map((change) => ({ ...change, indent })),
    ...others.flatMap((other) => moved.map((change) => ({ ...change, indent: other }))),
  ];
  const above = lines.slice(0, line - 1).findLastIndex((one) => /^\s*[^\s#]/.test(one));
  const joined = `${lines[above]} ${words}`;
  const source = lines
    .with(line - 1, '')
    .with(Math.max(above, 0), joined)
    .join('\n');
  return [
    ...candidates
      .map(({ indent, words, reason }) => ({ reason, written: indent + words }))
      .filter(({ written }) => written !== typed && !/^\s*#/.test(written))
      .map((one) => ({ line, ...one, source: lines.with(line - 1, one.written).join('\n') })),
    ...(above < 0 ? [] : [{ line, written: joined, reason: CONTINUED, source }]),
  ];
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
  const rest = words.replace(/^(?:[-–—•●*·]\s*)+/u, '');
  const names = lines.flatMap((line) => /^\s*- (\w+:) /.exec(line)?.[1] ?? []);
  const name = /^((?:- )?["']?[\p{L}_][\w-]*["']?)/u.source;
  return [
    { reason: COLON_SPACE, words: words.replace(new RegExp(`${name}\\s*:(?=\\S)`, 'u'), '$1: ') },
    {
      reason: COLON,
      words: words.replace(new RegExp(`${name}\\s*[=;.,]?(?:\\s+(?=\\S)|$)`, 'u'), '$1: ').trim(),
    },
    { reason: DASH, words: `- ${rest}` },
    { reason: EXTRA_DASH, words: rest },
    ...[...new Set(names)].map((one) => ({ reason: NAME, words: `- ${one} ${rest}` })),
  ];
}

/** The text after the field's name, or after the dash, in quotes. */
function quoteText(words: string): Change[] {
  return [/^(?:- )?["']?[\p{L}_][\w-]*["']? ?:(?: |$)/u, /^- /].flatMap((pattern) => {
    const [start = ''] = pattern.exec(words) ?? [];
    const [, typed = '', comment = ''] =
      /^(.*?)(\s+#\s+[^\d\s].*)?$/s.exec(words.slice(start.length)) ?? [];
    const [, reason] = QUOTES.find(([one]) => one.test(typed)) ?? [];
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
