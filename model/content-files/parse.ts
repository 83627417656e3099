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
export type ContentData = { [Id in FileId]: z.output<(typeof FILES)[Id]['schema']> };

/** Parses the text of a file. */
export function parseFile(id: FileId, text: string): ParsedFile {
  const { name, fields, label = '' } = FILES[id];
  return name.endsWith('.md') ? parsePolicy(text, fields, label) : parseYaml(text, fields);
}

/** Validates a file: its data, or every problem. */
export function validate(id: FileId, file: ParsedFile) {
  const { data, error } = FILES[id].schema.safeParse(file.value);
  // A value missing near an unreadable line is not a second problem.
  const isNew = ({ path }: z.core.$ZodIssue) =>
    typeof readPath(file.value, path) === 'string' ||
    !file.parseProblems.some(({ at = [] }) => isPrefixOfEither(at, path.slice(0, -1)));
  const parseProblems = file.parseProblems.map(({ at: _, ...problem }) => ({
    file: contentPath(id),
    ...problem,
  }));
  const schemaProblems = (error?.issues ?? [])
    .flatMap(listAlternatives)
    .filter(isNew)
    .map((issue) => ({ ...findLocation(id, issue.path, file), ...explain(issue, id) }));
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

/** The issue itself, or for a union those of the alternative whose type matches. */
function listAlternatives(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  return issue.code === 'invalid_union'
    ? issue.errors
        .flat()
        .filter(({ code }) => code !== 'invalid_type')
        .map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
    : [issue];
}

function explain({ code, path, message }: z.core.$ZodIssue, id: FileId) {
  // The parser prevents every other built-in zod error.
  const explanation = code === 'invalid_type' ? explainMissing(id, path) : message;
  const [problem = '', fix = ''] = explanation.split('\n');
  return { problem, fix };
}

function explainMissing(id: FileId, path: Path): string {
  const { title = '', ...shape } = findField(id, path);
  const how = shape.properties ? listNames(shape) : shape.description;
  const what = how ? `${title} (${how})` : title;
  return `falta este campo.\nescreva a linha "${String(path.at(-1))}:" com o que ela diz: ${what}.`;
}

/** The schema of the field at a path. */
export function findField(id: FileId, path: Path): JsonSchema {
  return path.reduce<JsonSchema>(
    ({ properties, items }, key) => properties?.[String(key)] ?? items ?? {},
    FILES[id].fields,
  );
}
