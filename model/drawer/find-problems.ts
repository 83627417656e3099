import type { z } from 'zod';
import { locate } from './drawer';
import { FILES, type FileId } from './files';
import type { ContentProblem } from './problems';
import type { ReadFile } from './yaml';

/** Of zod's own checks, all that the reader of files leaves to find; those of the schemas bring theirs. */
const MISSING =
  'falta este campo.\nacrescente-o; os outros itens e content/README.md mostram como.';

/** What its schema refuses in one file of the drawer. */
export function findProblems(id: FileId, file: ReadFile): ContentProblem[] {
  const { error } = FILES[id].schema.safeParse(file.value, { error: () => MISSING });
  return (error?.issues ?? []).flatMap((issue) => describeIssue(issue, id, file));
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
