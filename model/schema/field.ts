import { z } from 'zod';
import { withoutAccents } from '../text/slug';

/**
 * What is wrong with a value and, unless the field's own `fix` says it, how to fix it: in Portuguese, one
 * sentence each.
 */
export class FieldError extends Error {
  constructor(problem: string, fix?: string) {
    super(fix ? `${problem}\n${fix}` : problem);
  }
}

/** Metadata of a field for the CMS, editors and messages. */
export type FieldInfo = {
  /** Its label: "Preço". */
  title: string;
  /** How to write it. */
  description?: string;
  /** How to correct it, if a `FieldError` does not say. */
  fix?: string;
  maxLength?: number;
  /** Whether it may contain `**strong**` and `[links](/y)`. */
  isRich?: boolean;
  /** Choices in the CMS; other spellings are accepted in the file. */
  options?: readonly string[];
  /** The CMS control, if not a single line of text. */
  control?: 'text' | 'photo' | 'markdown';
  /** The CMS's summary of a list item, with fields as `{{title}}`. */
  summary?: string;
};

declare module 'zod' {
  interface GlobalMeta extends Partial<FieldInfo> {}
}

/** A text in quotes of any kind, even mismatched: phones change quotes while typing. */
const IN_QUOTES = /^["'“”‘’«»´`]([^"'“”‘’«»´`]*)["'“”‘’«»´`]$/;

/** A field typed as text. `parse` returns its value, or throws a `FieldError`; quotes around it are left out. */
export function field<Value>(parse: (typed: string) => Value) {
  return z.string().transform((typed, context): Value => {
    try {
      return parse(typed.trim().replace(IN_QUOTES, '$1').trim());
    } catch (error) {
      if (!(error instanceof FieldError)) {
        throw error;
      }
      context.addIssue(error.message);
      return z.NEVER;
    }
  });
}

/** One of a few options, or its long name in `names`. Ignores case and accents; reads spaces as underscores. */
export function choice(options: readonly string[], problem: string, names?: Map<string, string>) {
  const plain = (word = '') => withoutAccents(word).replaceAll(' ', '_');
  return field((typed) => {
    const chosen = options.find((option) =>
      [plain(option), plain(names?.get(option))].includes(plain(typed)),
    );
    if (chosen === undefined) {
      throw new FieldError(problem, `use um destes: "${options.join('", "')}".`);
    }
    return chosen;
  }).meta({ options });
}

/** A group of fields under one label. */
export function group<Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) {
  return z.strictObject(shape).meta({ title });
}

type ListInfo = FieldInfo & {
  /** The number of items that the design supports. */
  min?: number;
  max?: number;
  /** The field that must be unique; `''` compares whole items. */
  unique?: string;
};

/** A list that may be empty or missing. */
export function optionalList<Item extends z.ZodType>(item: Item, info: ListInfo) {
  return list(item, { ...info, min: 0 }).default([]);
}

/** A list with limits and, if `unique` is set, without duplicates. */
export function list<Item extends z.ZodType>(item: Item, info: ListInfo) {
  const { min = 1, max = 12, unique, ...meta } = info;
  const keyOf = (one: unknown) =>
    `${JSON.stringify(unique ? Object(one)[unique] : one)}`.toLowerCase();
  const error = ({ input }: { input?: unknown }) => {
    const { length } = Object(input);
    const problem = `há ${length} itens aqui, e o desenho comporta de ${min} a ${max}.`;
    return `${problem}\n${length < min ? 'acrescente um item.' : `apague ${length - max}.`}`;
  };
  return z
    .array(item)
    .min(min, { error })
    .max(max, { error })
    .superRefine((items, context) => {
      const values = unique === undefined ? [] : items.map(keyOf);
      for (const [index, value] of values.entries()) {
        const first = values.indexOf(value);
        if (first < index) {
          const problem = `é igual ao do ${first + 1}º item desta lista.`;
          const path = unique ? [index, unique] : [index];
          report(context, path, problem, 'mude um dos dois, ou apague o item repetido.');
        }
      }
    })
    .meta(meta);
}

/** Reports a problem at a path inside a value, and its fix. */
export function report(context: z.RefinementCtx, at: PropertyKey[], problem: string, fix: string) {
  context.addIssue({ code: 'custom', message: `${problem}\n${fix}`, path: at });
}
