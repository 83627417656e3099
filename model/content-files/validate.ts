import type { JsonSchema } from '../schema/json-schema';
import { quoteLine } from '../text/quote';
import { findNearest, slug } from '../text/slug';
import type { ContentProblem, Explanation } from './content-error';
import { contentPath, FILES, type FileId } from './files';
import { findField, findLine, findLocation, type Issue, parseData, parseFile } from './parse';
import { type Path, readPath } from './path';
import type { ParsedFile, Slip } from './read-yaml';
import { findRepair } from './repair';

/**
 * Validates a file: its data, or every problem. A form can show the file unless `isMisshapen`: it cannot
 * be read, or has an unknown field, or one text in place of a list.
 *
 * What follows from another problem is left out. Nothing is said of the values of a file with a line
 * that cannot be read, unless that line can be mended: then its other problems are those of the mended
 * file. Beside an unknown field, a missing one is no second problem: `prise: 40` for `price: 40`.
 */
export function validate(id: FileId, file: ParsedFile) {
  const { data, issues } = parseData(id, file);
  const isRead = file.slips.length === 0;
  return {
    data: isRead ? data : undefined,
    problems: isRead ? explainIssues(id, file, issues) : explainSlips(id, file),
    isMisshapen:
      file.slips.some(isUnreadable) ||
      issues.some(({ kind }) => kind === 'unknown' || kind === 'shape'),
  };
}

const isUnreadable = ({ received }: Slip) => received === undefined;

/** The first line that cannot be read and, if it can be mended, the other problems of the mended file. */
function explainSlips(id: FileId, { source, slips }: ParsedFile): ContentProblem[] {
  const file = contentPath(id);
  const slip = slips.find(isUnreadable);
  if (!slip) {
    return slips.map((one) => ({ file, received: '', ...one }));
  }
  const repair = findRepair(id, source, listSuspects(source.split('\n'), slip.line));
  const { line, problem, fix } = repair ?? slip;
  const rest = repair ? validate(id, parseFile(id, repair.source)).problems : [];
  return [{ file, line, received: readLine(source, line) || 'nada', problem, fix }, ...rest];
}

/** The line itself, its neighbours, the heading above and the first line; all with text. */
function listSuspects(lines: readonly string[], line: number): number[] {
  const hasText = (one: string) => /^\s*[^\s#]/.test(one);
  const above = lines.slice(0, line - 1);
  const after = line + lines.slice(line).findIndex(hasText);
  const heading = above.findLastIndex((one) => /^\s*[^\s#].*:$/.test(one));
  const first = lines.findIndex(hasText);
  return [line - 1, above.findLastIndex(hasText), after, heading, first].map((index) => index + 1);
}

function explainIssues(id: FileId, file: ParsedFile, issues: readonly Issue[]): ContentProblem[] {
  const unknown = issues.filter(({ kind }) => kind === 'unknown');
  const groups = unknown.map(({ path }) => `${path.slice(0, -1)}`);
  const names = unknown.map(({ path }) => path.at(-1));
  /** Whether an unknown field beside this missing one, or of its name, stands for it. */
  const isFollowUp = ({ kind, path }: Issue) =>
    kind === 'missing' && (groups.includes(`${path.slice(0, -1)}`) || names.includes(path.at(-1)));
  return issues
    .filter((issue) => !isFollowUp(issue))
    .map((issue) => ({ ...findLocation(id, issue.path, file), ...explainIssue(id, file, issue) }));
}

function explainIssue(id: FileId, file: ParsedFile, { kind, path, message }: Issue) {
  if (kind === 'missing') {
    return explainMissing(id, path);
  }
  if (kind === 'value') {
    // The schemas' texts: the problem, and how to mend it in the next line.
    const advice = findField(id, path).fix ?? 'escreva de outro modo.';
    const [problem = '', fix = advice] = message.split('\n');
    return { problem, fix };
  }
  const line = findLine(file, path);
  const received = readLine(file.source, line);
  const explain = kind === 'unknown' ? explainUnknown : explainType;
  const { problem, fix } = findRepair(id, file.source, [line]) ?? explain(id, path, received, file);
  return { received, problem, fix };
}

const readLine = (source: string, line: number) => source.split('\n')[line - 1]?.trim() ?? '';

/** The name is misspelled, or belongs into another group, or to no field at all. */
function explainUnknown(id: FileId, path: Path, typed: string, file: ParsedFile): Explanation {
  const problem = 'este campo não existe aqui.';
  const [key, above] = [String(path.at(-1)), path.slice(0, -1)];
  const group = findField(id, above);
  const [home, ...others] = findHomes(FILES[id].fields, key);
  if (home && others.length === 0) {
    const written = quoteLine(`${'  '.repeat(home.length)}${typed.replace(/^(- )+/, '')}`);
    const [where, line] = home.length > 0 ? ['embaixo', home.at(-1)] : ['em cima', path[0]];
    const fix = `apague esta linha e escreva ${written} ${where} da linha "${String(line)}:".`;
    return { problem, fix };
  }
  const near = findFieldNear(group, key);
  const isFree = near !== undefined && readPath(file.value, [...above, near]) === undefined;
  const fix = isFree
    ? `você quis dizer "${near}"? Escreva ${quoteLine(typed.replace(key, near))}.`
    : `troque o nome pelo certo, que é um destes: ${listNames(group)}; ou apague a linha.`;
  return { problem, fix };
}

/** The groups, not in lists, that have a field of this name. */
function findHomes({ properties = {} }: JsonSchema, key: string, above: string[] = []): string[][] {
  const inside = Object.entries(properties).flatMap(([name, shape]) =>
    findHomes(shape, key, [...above, name]),
  );
  return Object.hasOwn(properties, key) ? [above, ...inside] : inside;
}

/** The field that an unknown name, or its label, probably means. */
function findFieldNear({ properties = {} }: JsonSchema, typed: string): string | undefined {
  const fields = new Map(
    Object.entries(properties).flatMap(([name, { title = name }]) => [
      [slug(title), name],
      [slug(name), name],
    ]),
  );
  return fields.get(findNearest(slug(typed), [...fields.keys()]) ?? '');
}

/** A text, list or group is in place of another of these. */
function explainType(id: FileId, path: Path, typed: string): Explanation {
  const { items, properties = {} } = findField(id, path);
  const [first] = Object.keys(properties);
  if (path.length === 0) {
    const problem = 'falta em cima desta linha o nome da lista ou do grupo de que ela é.';
    return { problem, fix: `escreva em cima dela, sozinho numa linha, "${first}:".` };
  }
  if (typeof path.at(-1) === 'number' && first) {
    const fix = `escreva ${quoteLine(`- ${first}: ${typed.replace(/^(- )+/, '')}`)}, como nas linhas vizinhas.`;
    return { problem: 'falta o nome do campo, ou os dois-pontos com um espaço depois.', fix };
  }
  if (items || first) {
    const written = items ? 'cada item depois de um traço e um espaço' : listNames({ properties });
    const problem = 'aqui vai mais de uma coisa, e nada na mesma linha.';
    return { problem, fix: `escreva embaixo: ${written}.` };
  }
  const fix =
    'escreva-o na mesma linha, depois dos dois-pontos ou do traço; entre aspas, se tem ": " ou começa com um sinal.';
  return { problem: 'aqui vai um texto só.', fix };
}

function explainMissing(id: FileId, path: Path): Explanation {
  const { title = '', description, properties } = findField(id, path);
  const how = properties ? listNames({ properties }) : description;
  const what = how ? `${title} (${how})` : title;
  const fix = `escreva a linha "${String(path.at(-1))}:" com o que ela diz: ${what}.`;
  return { problem: 'falta este campo.', fix };
}

/** The names of a group's fields. */
const listNames = ({ properties = {} }: JsonSchema) => Object.keys(properties).join(', ');
