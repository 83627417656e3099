import type { z } from 'zod';
import type { JsonSchema } from '../schema/json-schema';
import type { ContentProblem } from './content-error';
import { contentPath, FILES, type FileId } from './files';
import { parsePolicy } from './parse-policy';
import { listNames, type ParsedFile, parseYaml } from './parse-yaml';
import {
  describeItem,
  describeValue,
  formatPath,
  type Path,
  readPath,
  type SourceLocation,
} from './source-location';

/** The validated data of each file. */
export type Meanings = { [Id in FileId]: z.output<(typeof FILES)[Id]['schema']> };

/** Parses the text of a file. */
export function readFile(id: FileId, text: string): ParsedFile {
  const { name, fields, label = '' } = FILES[id];
  return name.endsWith('.md') ? parsePolicy(text, fields, label) : parseYaml(text, fields);
}

/** Validates a file: its data, or every problem. */
export function interpret(id: FileId, file: ParsedFile) {
  const { data, error } = FILES[id].schema.safeParse(file.value);
  // An unreadable line is already reported, so a value missing near it is not.
  const isNew = ({ path }: z.core.$ZodIssue) =>
    typeof readPath(file.value, path) === 'string' ||
    !file.parseProblems.some(({ at = [] }) => isPrefixOfEither(at, path.slice(0, -1)));
  const parseProblems = file.parseProblems.map(({ at: _, ...problem }) => ({
    file: contentPath(id),
    ...problem,
  }));
  const schemaProblems = (error?.issues ?? [])
    .filter(isNew)
    .flatMap((it) => describeIssue(it, id, file));
  const problems: ContentProblem[] = [...parseProblems, ...schemaProblems];
  return { data: problems.length > 0 ? undefined : data, problems };
}

function isPrefixOfEither(path: Path, other: Path): boolean {
  return path.every((key, index) => index >= other.length || key === other[index]);
}

/** The source location of a value, and the value as typed. */
export function findLocation(
  id: FileId,
  path: Path,
  file: ParsedFile,
): SourceLocation & { received: string } {
  return {
    file: contentPath(id),
    line: findLine(file, path),
    path: formatPath(path),
    item: describeItem(file.value, path),
    received: describeValue(readPath(file.value, path)),
  };
}

/** The line of a value, or of the nearest value around it. */
export function findLine(file: ParsedFile, path: Path): number {
  const [first = 1] = file.lines.values();
  const line = file.lines.get(formatPath(path));
  return line ?? (path.length > 0 ? findLine(file, path.slice(0, -1)) : first);
}

function describeIssue(issue: z.core.$ZodIssue, id: FileId, file: ParsedFile): ContentProblem[] {
  if (issue.code === 'invalid_union') {
    // The alternative with the deepest error is the intended one.
    const deepest = issue.errors.reduce((a, b) => (depthOf(b) > depthOf(a) ? b : a));
    return deepest.flatMap((one) =>
      describeIssue({ ...one, path: [...issue.path, ...one.path] }, id, file),
    );
  }
  // The parser prevents every other built-in zod error.
  const isMissing = issue.code === 'invalid_type';
  const message = isMissing ? explainMissing(id, issue.path) : issue.message;
  const [problem = '', fix = ''] = message.split('\n');
  return [{ ...findLocation(id, issue.path, file), problem, fix }];
}

function explainMissing(id: FileId, path: Path): string {
  const { title = '', ...shape } = path.reduce<JsonSchema>(
    ({ properties, items }, key) => properties?.[String(key)] ?? items ?? {},
    FILES[id].fields,
  );
  const how = shape.properties ? listNames(shape) : shape.description;
  const what = how ? `${title} (${how})` : title;
  return `falta este campo.\nescreva a linha "${String(path.at(-1))}:" com o que ela diz: ${what}.`;
}

function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}
