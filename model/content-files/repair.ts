import { quoteLine } from '../text/quote';
import type { FileId } from './files';
import { findLine, parseData, parseFile } from './parse';

const INDENT = 'os espaços no começo da linha não são os das linhas vizinhas.';
const SPACE = 'há nesta linha um Tab ou um espaço especial, e aqui só cabem espaços comuns.';
const CONTINUED = 'a linha de baixo não é de nenhum campo, e parece continuar esta.';
const COLON = 'faltam os dois-pontos depois do nome do campo.';
const NAME = 'falta o nome do campo.';
const QUOTES =
  'um texto com aspas, barra, ": " ou " #", ou que começa com um sinal, vai todo entre aspas.';

/**
 * Finds the small change of one of these lines that leaves the fewest problems in the file, and none
 * up to that line. For advice only: what is read is what is written.
 */
export function findRepair(id: FileId, source: string, suspects: readonly number[]) {
  const lines = source.split('\n');
  const [slip] = parseFile(id, source).slips;
  let fewest = countProblems(id, source, 0, lines.length);
  let best: ReturnType<typeof listRepairs>[number] | undefined;
  for (const repair of suspects.flatMap((line) => listRepairs(lines, line))) {
    const readable = Math.max(repair.line, slip?.line ?? lines.length);
    const count = fewest > 0 ? countProblems(id, repair.source, repair.line, readable) : fewest;
    if (count < fewest) {
      best = repair;
      fewest = count;
    }
  }
  return best;
}

/** Infinite if a line up to `readable` cannot be read, or if what the changed line says has no place. */
function countProblems(id: FileId, source: string, changed: number, readable: number): number {
  const file = parseFile(id, source);
  const { issues } = parseData(id, file);
  const isUnfit =
    file.slips.some(({ line }) => line <= readable) ||
    issues.some(({ kind, path }) => kind !== 'value' && findLine(file, path) === changed);
  return isUnfit ? Number.POSITIVE_INFINITY : file.slips.length + issues.length;
}

/**
 * What to write in a line, in its own indentation and then in others, and the file that it mends. The
 * advice shows spaces at the start where they change.
 */
function listRepairs(lines: readonly string[], line: number) {
  const typed = lines[line - 1] ?? '';
  if (!/^\s*[^\s#].*[\p{L}\d]/u.test(typed)) {
    return [];
  }
  const words = typed.replace(/\s/g, ' ').trim();
  const unchanged = [/[^\S ]/.test(typed) ? SPACE : INDENT, words] as const;
  const changes = [unchanged, ...listChanges(words, lines)].filter(([, one]) => !/^\s*#/.test(one));
  const changed = listIndents(lines, line).flatMap((indent) =>
    changes.map(([problem, one]) => {
      const written = indent + one.trim();
      const isMoved = indent !== /^\s*/.exec(typed)?.[0];
      const where = isMoved && indent === '' ? ' no começo da linha, sem espaços antes' : '';
      const fix = `escreva ${quoteLine(isMoved ? written : one.trim())}${where}.`;
      return { line, problem, fix, source: lines.with(line - 1, written).join('\n') };
    }),
  );
  const above = lines.slice(0, line - 1).findLastIndex((one) => /^\s*[^\s#]/.test(one));
  const written = `${lines[above]} ${words}`;
  const fix = `escreva ${quoteLine(written)}, e apague a linha de baixo.`;
  const mended = lines.with(line - 1, '').with(above, written);
  const joined = { line: above + 1, problem: CONTINUED, fix, source: mended.join('\n') };
  return above < 0 ? changed : [...changed, joined];
}

/** The line's own indentation, that of its neighbours, and the others in use. Only spaces. */
function listIndents(lines: readonly string[], line: number): string[] {
  const list = (part: readonly string[]) =>
    part.flatMap((one) => /^( *)[^\s#]/.exec(one)?.[1] ?? []);
  const own = list(lines.slice(line - 1, line));
  const above = list(lines.slice(0, line - 1)).reverse();
  const below = list(lines.slice(line));
  const near = [...above.slice(0, 1), ...below.slice(0, 1)];
  return [...new Set([...own, ...near, ...near.map((one) => `${one}  `), ...above, ...below, ''])];
}

/** Another dash, colon, field name or quotes, the likeliest first. */
function listChanges(words: string, lines: readonly string[]): [reason: string, words: string][] {
  const dashes = /^(?:[-–—•●*·]\s*)*/u;
  const name = String.raw`^((?:- )?["']?[\p{L}_][\w-]*["']?`;
  const rest = String.raw`([^\p{L}\d].*|.*["'\\:#].*)`;
  const change = (start: string, written: string) => words.replace(new RegExp(start, 'u'), written);
  const quote = (start: string) =>
    words.replace(new RegExp(start + rest, 'u'), (_, one, text) => `${one} ${putInQuotes(text)}`);
  const itemStarts = new Set(lines.flatMap((line) => /^\s*(- \w+: )/.exec(line)?.[1] ?? []));
  return [
    ['falta um espaço depois dos dois-pontos.', change(`${name})\\s*:(?=\\S)`, '$1: ')],
    [COLON, change(`${name})\\s*(?:[=;.,]\\s*|(?<=\\s)(?=\\S)|$)`, '$1: ')],
    ['falta o traço no começo da linha, ou o espaço depois dele.', words.replace(dashes, '- ')],
    ['há um traço a mais no começo da linha.', words.replace(dashes, '')],
    ...[...itemStarts].map((start): [string, string] => [NAME, words.replace(dashes, start)]),
    [QUOTES, quote(`${name} ?:) `)],
    [QUOTES, quote('^(-) ')],
  ];
}

/** In quotes that hold the whole text, in place of those around it, or of one that is not closed. */
function putInQuotes(typed: string): string {
  // In `"Um" e "dois"`, the first quotes are part of the text.
  const isPart = /^(["'])[^"']*\1[^\p{L}]+./u.test(typed);
  const inner = typed.replace(/^["'“](.*?)["'”]?$/u, '$1').replace(/\\(["\\])/g, '$1');
  const text = isPart ? typed : inner;
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
