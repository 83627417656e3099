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

/** What a file of the contentFiles means, by its schema. */
export type Meanings = { [Id in FileId]: z.output<(typeof FILES)[Id]['schema']> };

/** What the text of a file says. */
export function readFile(id: FileId, text: string): ParsedFile {
  const { name, fields, label = '' } = FILES[id];
  return name.endsWith('.md') ? parsePolicy(text, fields, label) : parseYaml(text, fields);
}

/** What a file means, if nothing is wrong with it, and all that is. */
export function interpret(id: FileId, file: ParsedFile) {
  const { data, error } = FILES[id].schema.safeParse(file.value);
  // What a line that could not be read was to say is missing around it, which is no news.
  const isNews = ({ path }: z.core.$ZodIssue) =>
    typeof readPath(file.value, path) === 'string' ||
    !file.parseProblems.some(({ at = [] }) => isOneAroundTheOther(at, path.slice(0, -1)));
  const parseProblems = file.parseProblems.map(({ at: _, ...told }) => ({
    file: contentPath(id),
    ...told,
  }));
  const refused = (error?.issues ?? []).filter(isNews).flatMap((it) => describeIssue(it, id, file));
  const problems: ContentProblem[] = [...parseProblems, ...refused];
  return { data: problems.length > 0 ? undefined : data, problems };
}

function isOneAroundTheOther(path: Path, other: Path): boolean {
  return path.every((key, index) => index >= other.length || key === other[index]);
}

/** Where a value stands, as its owner looks for it, and what was found there. */
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

/** The line of a value, or of the nearest thing around it. */
export function findLine(file: ParsedFile, path: Path): number {
  const [first = 1] = file.lines.values();
  const line = file.lines.get(formatPath(path));
  return line ?? (path.length > 0 ? findLine(file, path.slice(0, -1)) : first);
}

function describeIssue(issue: z.core.$ZodIssue, id: FileId, file: ParsedFile): ContentProblem[] {
  if (issue.code === 'invalid_union') {
    // A list with a bad item is a list: the alternative that went deepest is the one that was meant.
    const deepest = issue.errors.reduce((a, b) => (depthOf(b) > depthOf(a) ? b : a));
    return deepest.flatMap((one) =>
      describeIssue({ ...one, path: [...issue.path, ...one.path] }, id, file),
    );
  }
  // Of zod's own checks, the reader of files leaves but this one.
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
