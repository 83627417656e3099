import type { z } from 'zod';
import { locate } from './drawer';
import { FILES, type FileId } from './files';
import type { ContentProblem } from './problems';
import type { ReadFile } from './yaml';

/** What its schema refuses in one file of the drawer. */
export function findProblems(id: FileId, file: ReadFile): ContentProblem[] {
  const { error } = FILES[id].schema.safeParse(file.value, { error: explainIssue });
  return (error?.issues ?? []).flatMap((issue) => describeIssue(issue, id, file));
}

/** The message of zod's own checks; those of the schemas bring theirs. */
function explainIssue({ input }: z.core.$ZodRawIssue): string | undefined {
  return input === undefined
    ? 'falta este campo.\nacrescente-o; os outros itens e content/README.md mostram como.'
    : undefined;
}

function describeIssue(issue: z.core.$ZodIssue, id: FileId, file: ReadFile): ContentProblem[] {
  if (issue.code === 'invalid_union') {
    // A list with a bad item is a list: the alternative that went deepest is the one that was meant.
    const [deepest = []] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
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
