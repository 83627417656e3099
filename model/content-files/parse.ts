import type { z } from 'zod';
import type { JsonSchema } from '../schema/json-schema';
import type { ContentProblem } from './content-error';
import { contentPath, FILES, type FileId } from './files';
import { explainShape, explainSlip, findShape, listNames } from './misshapen';
import { parsePolicy } from './parse-policy';
import { type ParsedFile, readYaml } from './read-yaml';
import type { Check } from './repair';
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
  const { name, label = '' } = FILES[id];
  return name.endsWith('.md') ? parsePolicy(text, label) : readYaml(text);
}

/**
 * Validates a file: its data, or every problem. A form can show the file unless `isMisshapen`: it cannot
 * be read, or has an unknown field, or one text in place of a list.
 *
 * What follows from another problem is left out. Nothing is said of the values of a file with a line
 * that cannot be read, unless that line can be mended: then its other problems are those of the mended
 * file. Beside an unknown field, a missing one is no second problem: `prise: 40` for `price: 40`.
 */
export function validate(id: FileId, file: ParsedFile) {
  const { data, issues } = check(id, file);
  const isUnreadable = file.slips.some(({ received }) => received === undefined);
  return {
    data: file.slips.length > 0 ? undefined : data,
    problems: file.slips.length > 0 ? explainSlips(id, file) : explainIssues(id, file, issues),
    isMisshapen: isUnreadable || issues.some((issue) => isMisshapen(issue, file)),
  };
}

/** The lines that cannot be read and, if they can be mended, the other problems of the mended file. */
function explainSlips(id: FileId, { source, slips }: ParsedFile): ContentProblem[] {
  const file = contentPath(id);
  const [slip] = slips.filter(({ received }) => received === undefined);
  if (!slip) {
    return slips.map((one) => ({ file, received: '', ...one }));
  }
  const { mended, ...problem } = explainSlip(slip, source, createCheck(id));
  const rest = mended === undefined ? [] : validate(id, parseFile(id, mended)).problems;
  return [{ file, ...problem }, ...rest];
}

function explainIssues(id: FileId, file: ParsedFile, issues: readonly Issue[]): ContentProblem[] {
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
  /** Whether the unknown field beside this missing one, or of its name, stands for it. */
  const isFollowUp = (issue: Issue) =>
    isMissing(issue, file) &&
    unknown.some(({ path }) => {
      const [group, other] = [path, issue.path].map((one) => formatPath(one.slice(0, -1)));
      return group === other || path.at(-1) === issue.path.at(-1);
    });
  return issues
    .filter((issue) => unknown.includes(issue) || !isFollowUp(issue))
    .map((issue) => ({
      ...findLocation(id, issue.path, file),
      ...(isMisshapen(issue, file)
        ? explainShape(issue, file, FILES[id].fields, createCheck(id))
        : explain(issue, id)),
    }));
}

type Issue = z.core.$ZodIssue;

/** The data of a file, and what the schema refuses: each unknown field, too, at its own path. */
function check(id: FileId, file: ParsedFile) {
  const { data, error } = FILES[id].schema.safeParse(file.value);
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

const isMissing = ({ path }: Issue, { value }: ParsedFile) => readPath(value, path) === undefined;

const isMisshapen = (issue: Issue, file: ParsedFile) =>
  issue.code === 'unrecognized_keys' || (issue.code === 'invalid_type' && !isMissing(issue, file));

/** For `findRepair`. */
function createCheck(id: FileId): Check {
  return (source, line = 0) => {
    const file = parseFile(id, source);
    if (file.slips.some((slip) => slip.line <= line)) {
      return undefined;
    }
    const { issues } = check(id, file);
    const isRead = file.slips.length === 0;
    const structural = issues.filter(
      (issue) => isMisshapen(issue, file) || (isRead && isMissing(issue, file)),
    );
    return {
      unreadable: file.slips.map(({ line }) => line),
      misshapen: structural.map(({ path }) => findLine(file, path)),
      others: isRead ? issues.length - structural.length : 0,
    };
  };
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
function findLine(file: ParsedFile, path: Path): number {
  const line = file.lines.get(formatPath(path));
  return line ?? (path.length > 0 ? findLine(file, path.slice(0, -1)) : 1);
}

function explain({ code, path, message }: Issue, id: FileId) {
  // The schemas' texts and `explainShape` replace every other error of zod.
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
  return findShape(FILES[id].fields, path);
}
