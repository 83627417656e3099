import type { z } from 'zod';
import type { JsonSchema } from '../schema/json-schema';
import { findNearest } from '../text/nearest';
import { slug } from '../text/slug';
import type { ContentProblem } from './content-error';
import type { ParsedFile, Slip } from './read-yaml';
import { type Check, CONTINUED, findRepair, type Repair } from './repair';
import { formatPath, type Path, readPath } from './source-location';

type Explanation = Pick<ContentProblem, 'problem' | 'fix'>;

/** Explains a line that cannot be read; if one can be mended, with the line to write and the mended source. */
export function explainSlip({ line, problem, fix }: Slip, source: string, check: Check) {
  const repair = findRepair(source, listSuspects(source.split('\n'), line), check);
  const at = repair?.line ?? line;
  const received = readLine(source, at) || 'nada';
  const explanation = repair ? describeRepair(repair, source) : { problem, fix };
  return { line: at, received, ...explanation, mended: repair?.source };
}

/** An indented first line, the line itself, its neighbours with text, and the heading above with its first line. */
function listSuspects(lines: readonly string[], line: number): number[] {
  const hasText = (one: string) => /^\s*[^\s#]/.test(one);
  const above = lines.slice(0, line - 1);
  const below = lines.slice(line).findIndex(hasText);
  const heading = above.findLastIndex((one) => /^\s*[^\s#].*:$/.test(one));
  const first = lines.findIndex(hasText);
  const root = /^\s/.test(lines[first] ?? '') ? [first + 1] : [];
  return [
    ...root,
    line,
    above.findLastIndex(hasText) + 1,
    line + 1 + below,
    heading + 1,
    heading + 2,
  ];
}

/** Explains an unknown field, or a text, list or group in place of another of these. */
export function explainShape(
  { code, path }: z.core.$ZodIssue,
  file: ParsedFile,
  root: JsonSchema,
  check: Check,
): Explanation & { received: string } {
  const line = file.lines.get(formatPath(path)) ?? 1;
  const received = readLine(file.source, line);
  const repair = findRepair(file.source, [line], check);
  const explain = code === 'unrecognized_keys' ? explainUnknown : explainType;
  const explanation = repair
    ? describeRepair(repair, file.source)
    : explain(path, received, root, file.value);
  return { received, ...explanation };
}

const readLine = (source: string, line: number) => source.split('\n')[line - 1]?.trim() ?? '';

function describeRepair({ line, written, reason }: Repair, source: string): Explanation {
  const [indent, former] = [written, source.split('\n')[line - 1] ?? ''].map(
    (one) => /^\s*/.exec(one)?.[0],
  );
  const words = quoteLine(written.trim());
  if (reason === CONTINUED) {
    const fix = `se continua a de cima, escreva as duas numa só: ${words}; se não, apague-a.`;
    return { problem: reason, fix };
  }
  const moved = indent ? quoteLine(written) : `${words} no começo da linha, sem espaços antes`;
  return { problem: reason, fix: `escreva ${indent === former ? words : moved}.` };
}

/** A line to write: between backticks, if it has quotes of its own. */
const quoteLine = (line: string) => (line.includes('"') ? `\`${line}\`` : `"${line}"`);

function explainUnknown(path: Path, typed: string, root: JsonSchema, value: unknown): Explanation {
  const problem = 'este campo não existe aqui.';
  const [key, above] = [String(path.at(-1)), path.slice(0, -1)];
  const group = findShape(root, above);
  const [home, ...others] = findHomes(root, key);
  if (home && others.length === 0) {
    const written = quoteLine(`${'  '.repeat(home.length)}${typed.replace(/^(- )+/, '')}`);
    const place =
      home.length > 0
        ? `embaixo da linha "${home.join('')}:"`
        : `em cima da linha "${String(path[0])}:"`;
    return { problem, fix: `apague esta linha e escreva ${written} ${place}.` };
  }
  const near = findFieldNear(group, key);
  const isFree = near !== undefined && readPath(value, [...above, near]) === undefined;
  const fix = isFree
    ? `você quis dizer "${near}"? Escreva ${quoteLine(typed.replace(key, near))}.`
    : `troque o nome pelo certo, que é um destes: ${listNames(group)}; ou apague a linha.`;
  return { problem, fix };
}

function explainType(path: Path, typed: string, root: JsonSchema): Explanation {
  const { items, ...shape } = findShape(root, path);
  const [first = ''] = Object.keys(shape.properties ?? {});
  if (path.length === 0) {
    return {
      problem: 'falta em cima desta linha o nome da lista ou do grupo de que ela é.',
      fix: `escreva em cima dela, sozinho numa linha, "${first}:".`,
    };
  }
  if (typeof path.at(-1) === 'number' && first) {
    return {
      problem: 'falta o nome do campo, ou os dois-pontos com um espaço depois.',
      fix: `escreva ${quoteLine(`- ${first}: ${typed.replace(/^(- )+/, '')}`)}, como nas linhas vizinhas.`,
    };
  }
  if (items || first) {
    const written = items ? 'cada item depois de um traço e um espaço' : listNames(shape);
    return {
      problem: 'aqui vai mais de uma coisa, e nada na mesma linha.',
      fix: `escreva embaixo: ${written}.`,
    };
  }
  return {
    problem: 'aqui vai um texto só.',
    fix: 'escreva-o na mesma linha, depois dos dois-pontos ou do traço; entre aspas, se tem ": " ou começa com um sinal.',
  };
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
  const names = Object.entries(properties).flatMap(([own, { title = own }]) =>
    [own, title].map((name) => [slug(name), own] as const),
  );
  const nearest = findNearest(
    slug(typed),
    names.map(([name]) => name),
  );
  return names.find(([name]) => name === nearest)?.[1];
}

/** The schema at a path. */
export function findShape(root: JsonSchema, path: Path): JsonSchema {
  return path.reduce<JsonSchema>(
    ({ properties, items }, key) => properties?.[String(key)] ?? items ?? {},
    root,
  );
}

/** The names of a group's fields. */
export const listNames = ({ properties = {} }: JsonSchema) => Object.keys(properties).join(', ');
