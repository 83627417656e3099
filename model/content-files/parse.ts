import type { z } from 'zod';
import type { JsonSchema } from '../schema/json-schema';
import { contentPath, FILES, type FileId } from './files';
import { parsePolicy } from './parse-policy';
import { type ParsedFile, readYaml } from './read-yaml';
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

/** What the schema refuses, at the path of the field. */
export type Issue = z.core.$ZodIssue;

/** Parses the text of a file. */
export function parseFile(id: FileId, text: string): ParsedFile {
  const { name, label = '' } = FILES[id];
  return name.endsWith('.md') ? parsePolicy(text, label) : readYaml(text);
}

/** The data of a file and its issues: each unknown field has one of its own. */
export function parseData(id: FileId, { value }: ParsedFile) {
  const { data, error } = FILES[id].schema.safeParse(value);
  const issues = (error?.issues ?? []).flatMap((issue): Issue[] => {
    const { code, path } = issue;
    switch (code) {
      case 'unrecognized_keys':
        return issue.keys.map((key) => ({ ...issue, path: [...path, key] }));
      case 'invalid_union': // The alternative whose type matches.
        return issue.errors
          .flat()
          .filter((one) => one.code !== 'invalid_type')
          .map((one) => ({ ...one, path: [...path, ...one.path] }));
      default:
        return [issue];
    }
  });
  return { data, issues };
}

/** Whether a required field is missing. */
export function isMissing({ code, path }: Issue, { value }: ParsedFile): boolean {
  return code === 'invalid_type' && readPath(value, path) === undefined;
}

/** Whether a field is unknown, or one of text, list and group is in place of another. */
export function isMisplaced(issue: Issue, file: ParsedFile): boolean {
  const { code } = issue;
  return code === 'unrecognized_keys' || (code === 'invalid_type' && !isMissing(issue, file));
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
  const line = file.lines.get(formatPath(path));
  return line ?? (path.length > 0 ? findLine(file, path.slice(0, -1)) : 1);
}

/** The schema of the field at a path. */
export function findField(id: FileId, path: Path): JsonSchema {
  return path.reduce<JsonSchema>(
    ({ properties, items }, key) => properties?.[String(key)] ?? items ?? {},
    FILES[id].fields,
  );
}
