import { z } from 'zod';

/** What is wrong with a value and what to do about it, in Portuguese, each one sentence. */
export class Refusal extends Error {
  constructor(
    readonly problem: string,
    readonly fix: string,
  ) {
    super(`${problem}\n${fix}`);
  }
}

/** What a form, an editor and a message show of a field, beside what its schema says. */
export type FieldInfo = {
  /** Its name to the owner: "Preço". */
  title: string;
  /** How to write it. */
  description?: string;
  /** What a form may check while the owner types (a regular expression), and its words for it. */
  formPattern?: string;
  patternMessage?: string;
  maxLength?: number;
  /** What a form offers to choose from; other writings are understood too. */
  options?: readonly string[];
  /** What kind of control a form shows, where a line of text would not do. */
  control?: 'text' | 'photo' | 'markdown';
  /** What a form shows of an item of the list: its fields, as `{{title}}`. */
  summary?: string;
};

/**
 * A field as the owner types it, always a text, and what it means. `read` throws a `Refusal` where
 * it cannot tell.
 */
export function field<Meaning>(info: FieldInfo, read: (typed: string) => Meaning) {
  return z
    .string()
    .transform((typed, context): Meaning => {
      try {
        return read(typed.trim());
      } catch (error) {
        if (!(error instanceof Refusal)) {
          throw error;
        }
        context.addIssue({ code: 'custom', message: error.message });
        return z.NEVER;
      }
    })
    .meta(info);
}

/** Reports a problem that only several values together show, at one of them. */
export function report(
  context: z.RefinementCtx,
  path: readonly PropertyKey[],
  { message }: Refusal,
): void {
  context.addIssue({ code: 'custom', message, path: [...path] });
}
