import type { z } from 'zod';
import { FILES, type FileId, placeOf } from './files';
import { describeItem, describeValue, formatPath, type Path, type Place, readPath } from './place';
import { readPolicyFile } from './policy-file';
import type { ContentProblem } from './problems';
import { type ReadFile, readYaml } from './yaml';

/** What a file of the drawer means, by its schema. */
export type Meanings = { [Id in FileId]: z.output<(typeof FILES)[Id]['schema']> };

/** Of zod's own checks, all that the reader of files leaves to find; those of the schemas bring theirs. */
const MISSING =
  'falta este campo.\nacrescente-o; os outros itens e content/README.md mostram como.';

/** What the text of a file says. */
export function readFile(id: FileId, text: string): ReadFile {
  const { name, fields } = FILES[id];
  return name.endsWith('.md') ? readPolicyFile(text, fields) : readYaml(text, fields);
}

/** What a file means, if nothing is wrong with it, and all that is. */
export function interpret(id: FileId, file: ReadFile) {
  const mistakes = file.mistakes.map(
    (mistake): ContentProblem => ({ file: placeOf(id), ...mistake }),
  );
  const { data, error } = FILES[id].schema.safeParse(file.value, { error: () => MISSING });
  const refused = (error?.issues ?? []).flatMap((issue) => describeIssue(issue, id, file));
  // What is missing in a file that cannot be read is no news.
  const problems = mistakes.length > 0 ? mistakes : refused;
  return { data: problems.length > 0 ? undefined : data, problems };
}

/** Where a value stands, as its owner looks for it, and what was found there. */
export function locate(id: FileId, path: Path, file: ReadFile): Place & { received: string } {
  return {
    file: placeOf(id),
    line: findLine(file, path),
    path: formatPath(path),
    item: describeItem(file.value, path),
    received: describeValue(readPath(file.value, path)),
  };
}

/** The line of a value, or of the nearest thing around it. */
export function findLine(file: ReadFile, path: Path): number {
  const [first = 1] = file.lines.values();
  const line = file.lines.get(formatPath(path));
  return line ?? (path.length > 0 ? findLine(file, path.slice(0, -1)) : first);
}

function describeIssue(issue: z.core.$ZodIssue, id: FileId, file: ReadFile): ContentProblem[] {
  if (issue.code === 'invalid_union') {
    // A list with a bad item is a list: the alternative that went deepest is the one that was meant.
    const deepest = issue.errors.reduce((a, b) => (depthOf(b) > depthOf(a) ? b : a));
    return deepest.flatMap((one) =>
      describeIssue({ ...one, path: [...issue.path, ...one.path] }, id, file),
    );
  }
  const [problem = '', fix = ''] = issue.message.split('\n');
  return [{ ...locate(id, issue.path, file), problem, fix }];
}

function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}
