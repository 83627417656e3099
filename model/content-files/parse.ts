import type { z } from 'zod';
import type { JsonSchema } from '../schema/json-schema';
import { formatQuotation, quote } from '../text/quote';
import { contentPath, FILES, type FileId } from './files';
import { parsePolicy } from './parse-policy';
import { formatPath, type Path, readPath } from './path';
import { type ParsedFile, readYaml } from './read-yaml';

/** The validated data of each file. */
export type ContentData = { [Id in FileId]: z.output<(typeof FILES)[Id]['schema']> };

/** What the schema refuses, at the path of the field. */
export type Issue = {
  /** Of a wrong shape is a text, list or group in place of another of these. */
  kind: 'missing' | 'unknown' | 'shape' | 'value';
  path: Path;
  message: string;
};

/** Parses the text of a file. */
export function parseFile(id: FileId, text: string): ParsedFile {
  const { name, label } = FILES[id];
  return name.endsWith('.md') ? parsePolicy(text, label) : readYaml(text);
}

/** The data of a file and its issues: each unknown field has one of its own. */
export function parseData(id: FileId, { value }: ParsedFile) {
  const { data, error } = FILES[id].schema.safeParse(value);
  const issues = (error?.issues ?? []).flatMap((issue): Issue[] => {
    const { code, path, message } = issue;
    switch (code) {
      case 'unrecognized_keys':
        return issue.keys.map((key) => ({ kind: 'unknown', path: [...path, key], message }));
      case 'invalid_type':
        return [{ kind: readPath(value, path) === undefined ? 'missing' : 'shape', path, message }];
      case 'invalid_union': // The alternative whose type matches.
        return issue.errors
          .flat()
          .filter((one) => one.code !== 'invalid_type')
          .map((one) => ({ kind: 'value', path: [...path, ...one.path], message: one.message }));
      default:
        return [{ kind: 'value', path, message }];
    }
  });
  return { data, issues };
}

/** The source location of a value, and the value as typed. */
export function findLocation(id: FileId, path: Path, file: ParsedFile) {
  return {
    file: contentPath(id),
    line: findLine(file, path),
    path: formatPath(path),
    item: describeItem(file.value, path),
    received: describeValue(readPath(file.value, path)),
  };
}

/** `3º item, “Sombra Celha”`, counted from one; `undefined` outside lists. */
export function describeItem(root: unknown, path: Path): string | undefined {
  const at = path.findIndex((key) => typeof key === 'number');
  if (at === -1) {
    return undefined;
  }
  const item = Object(readPath(root, path.slice(0, at + 1)));
  const name = item.title ?? item.name ?? item.heading ?? item.date ?? item.days ?? item.alt;
  return `${Number(path[at]) + 1}º item${name ? `, ${formatQuotation([...name].slice(0, 40).join(''))}` : ''}`;
}

/** What the owner typed, short enough to recognize. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) {
    return `uma lista com ${value.length} ${value.length === 1 ? 'item' : 'itens'}`;
  }
  return typeof value === 'string' ? quote(value) : 'nada';
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
