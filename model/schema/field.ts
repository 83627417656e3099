import { z } from 'zod';
import { withoutAccents } from '../text/slug';

/** What is wrong with a value and what to do about it, in Portuguese, each one sentence. */
export class FieldError extends Error {
  constructor(
    readonly problem: string,
    /** Where it is not said, the field's own words for how it is written. */
    readonly fix?: string,
  ) {
    super(problem);
  }
}

/** What a form, an editor and a message show of a field, beside what its schema says. */
export type FieldInfo = {
  /** Its name to the owner: "Preço". */
  title: string;
  /** How to write it. */
  description?: string;
  /** What to do where a refusal does not say it. */
  remedy?: string;
  maxLength?: number;
  /** Whether `**x**` is strong and `[x](/y)` a link in it. */
  isRich?: boolean;
  /** What a form offers to choose from; other writings are understood too. */
  options?: readonly string[];
  /** What kind of control a form shows, where a line of text would not do. */
  control?: 'text' | 'photo' | 'markdown';
  /** Two fields that an item may have in one line: `sáb: 8h às 17h`. */
  pair?: readonly [string, string];
  /** What a form shows of an item of the list: its fields, as `{{title}}`. */
  summary?: string;
};

/**
 * A field as the owner types it, always a text, and what it means. `read` throws a `FieldError` where
 * it cannot tell.
 */
export function field<Meaning>(info: FieldInfo, read: (typed: string) => Meaning) {
  return z
    .string()
    .transform((typed, context): Meaning => {
      try {
        return read(typed.trim());
      } catch (error) {
        if (!(error instanceof FieldError)) {
          throw error;
        }
        report(context, [], error.problem, error.fix ?? info.remedy ?? 'escreva de outro modo.');
        return z.NEVER;
      }
    })
    .meta(info);
}

/**
 * A field that is one of a few words, in capitals or not, with spaces or low lines, with accents or
 * without; or, where each has one, by its long name.
 */
export function choice(
  info: FieldInfo & { options: readonly string[] },
  problem: string,
  longNames: ReadonlyMap<string, string> = new Map(),
) {
  const plain = (word = '') => withoutAccents(word).replaceAll(' ', '_');
  return field(info, (typed) => {
    const chosen = info.options.find((option) =>
      [plain(option), plain(longNames.get(option))].includes(plain(typed)),
    );
    if (chosen === undefined) {
      throw new FieldError(problem, `use um destes: "${info.options.join('", "')}".`);
    }
    return chosen;
  });
}

/** A group of fields under one name to the owner. */
export function group<Shape extends z.core.$ZodLooseShape>(
  title: string,
  shape: Shape,
  info: Partial<FieldInfo> = {},
) {
  return z.strictObject(shape).meta({ title, ...info });
}

/** Reports what is wrong at a place inside a value, and what to do about it. */
export function report(
  context: z.RefinementCtx,
  path: readonly PropertyKey[],
  problem: string,
  fix: string,
): void {
  context.addIssue({ code: 'custom', message: `${problem}\n${fix}`, path: [...path] });
}
