import type { z } from 'zod';

/** What is wrong with a value and what to do about it, in Portuguese, each one sentence. */
export type Problem = {
  problem: string;
  fix: string;
  /** Where in the value; without it, the value itself. */
  path?: readonly PropertyKey[];
};

/** A schema's message: the problem on its first line, the fix on its second. */
export function explain(problem: string, fix: string): string {
  return `${problem}\n${fix}`;
}

/** Turns a function that finds problems into a zod refinement that reports them all. */
export function rule<Value>(find: (value: Value) => Iterable<Problem>) {
  return (value: Value, context: z.RefinementCtx): void => {
    for (const { problem, fix, path } of find(value)) {
      context.addIssue({ code: 'custom', message: explain(problem, fix), path: path && [...path] });
    }
  };
}

/** Runs a refinement also on a value that has other problems: all are reported at once. */
export const always = { when: () => true };

/** The message for a value that has the wrong type or is not in a closed set; a missing one has its own. */
export function explainWrong(problem: string, fix: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined ? undefined : explain(problem, fix),
  };
}
