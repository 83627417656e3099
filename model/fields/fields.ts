import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { adviseSecondValue } from '../files/repeated-field';
import { isGroupOrList, type Path, QUOTE_COLON, readAt } from '../files/yaml';

/**
 * @file Defines the kinds of fields that content files have. Each kind accepts one spelling, and has advice in
 * Portuguese on how to write a value. The owner reads this advice if the value is wrong.
 */

const WRITE_TEXT =
  'escreva um texto; se é só um número ou uma palavra como true, ponha-o entre aspas.';
const WRITE_ONE_TEXT = 'escreva um texto só, sem traço, na linha do nome do campo.';
const WRITE_WITHOUT_BRACES =
  'aqui não cabem chaves: { e } só servem nos outros textos, em que {nome}, por exemplo, é trocado pelo nome da barbearia.';

/** Advice for a string of `length` characters where only `maxLength` fit. */
type AdviceOnLength = (length: number, maxLength: number) => string;

const shorten: AdviceOnLength = (length, maxLength) =>
  `encurte o texto: aqui cabem ${maxLength} caracteres, e este tem ${length}.`;

/**
 * The fields whose words visitors read, and whether the owner may write variables such as `{nome}` in them. The loader
 * fills these in before it validates a field, and in Markdown it escapes what it fills in.
 */
export const textFields = z.registry<{ variables: 'none' | 'plain' | 'markdown' }>();

/** A string as a page shows it: with one space for any white space, as HTML collapses it, and none at its ends. */
function plainText(maxLength: number, adviseOnLength: AdviceOnLength = shorten) {
  return z
    .string({ error: ({ input }) => explainWrongType(input) })
    .overwrite((typed) => typed.replace(/\s+/g, ' ').trim())
    .min(1, WRITE_TEXT)
    .max(maxLength, { error: ({ input }) => adviseOnLength(String(input).length, maxLength) });
}

/** A field for a text, in which the owner may write variables such as `{nome}`. */
export function text(maxLength: number, adviseOnLength?: AdviceOnLength) {
  return plainText(maxLength, adviseOnLength).register(textFields, { variables: 'plain' });
}

/** A field for a fact that a variable may stand for, such as the shop's name. It must not hold a variable itself. */
export function fact(maxLength: number) {
  return plainText(maxLength)
    .refine((typed) => !/[{}]/.test(typed), WRITE_WITHOUT_BRACES)
    .register(textFields, { variables: 'none' });
}

/** A line of a policy's Markdown. */
export const markdownLine = z.string().register(textFields, { variables: 'markdown' });

/** Explains, in Portuguese, how to write a text in place of a value of another type. */
function explainWrongType(input: unknown): string {
  if (Array.isArray(input)) {
    return WRITE_ONE_TEXT;
  }
  return isGroupOrList(input) ? QUOTE_COLON : WRITE_TEXT;
}

/**
 * Recognizes a particular mistake in what the owner typed, and explains it in Portuguese. Returns undefined if the
 * field's usual advice is right.
 */
type ExplainMistake = (typed: string) => string | undefined;

/**
 * Creates the `error` option of a zod field. The message for a wrong value is then the explanation of a particular
 * mistake, or else the field's usual advice.
 */
export function createErrorFunction(usualAdvice: string, explainMistake: ExplainMistake) {
  return ({ input }: z.core.$ZodRawIssue): string => {
    const isTyped = (typeof input === 'string' && input !== '') || typeof input === 'number';
    if (!isTyped) {
      return usualAdvice;
    }
    return explainMistake(String(input)) ?? usualAdvice;
  };
}

/** The dashes that look like the hyphen of a keyboard, such as that of a phone's automatic correction: `–`. */
const DASHES = /[‒–—―−]/g;

/**
 * A field for a string that matches a regular expression. Code editors, and the form at `/admin`, also show the usual
 * advice.
 */
export function pattern(
  regexp: RegExp,
  usualAdvice: string,
  explainMistake: ExplainMistake = () => undefined,
) {
  function explainDash(typed: string): string | undefined {
    const withHyphens = typed.replace(DASHES, '-');
    const [dash] = typed.match(DASHES) ?? [];
    return dash && regexp.test(withHyphens)
      ? `troque o travessão, ${dash}, pelo hífen do teclado, -: ${withHyphens}.`
      : undefined;
  }
  const error = createErrorFunction(
    usualAdvice,
    (typed) => explainDash(typed) ?? explainMistake(typed),
  );
  return z.string({ error }).regex(regexp, { error }).meta({ patternErrorMessage: usualAdvice });
}

/** Matches the URLs that open a chat in WhatsApp. */
const WHATSAPP_CHAT = /^https:\/\/(wa\.me|(api|web)\.whatsapp\.com)(\/|$)/;
/**
 * Matches the part of a WhatsApp URL that identifies one account: a Brazilian number with country and area codes, or a
 * code that WhatsApp created, as in `/message/ABC` and `/qr/ABC`.
 */
const CHAT_WITH_ACCOUNT =
  /(\.me\/(c\/)?|phone=)(\+|%2B)?55[1-9]{2}9?[2-9]\d{7}(?!\d)|\/(message|qr)\/\w/i;

const WRITE_CHAT =
  'escreva o número do WhatsApp com 55 e o DDD, como https://wa.me/5511987654321: sem eles, abre a conversa de outra pessoa.';

/**
 * Explains, in Portuguese, that a WhatsApp URL needs a number with country and area codes. A URL without these codes
 * opens a chat with nobody, or with a stranger abroad. Returns undefined for any other URL.
 */
export function explainChat(url: string): string | undefined {
  const lacksAccount = WHATSAPP_CHAT.test(url) && !CHAT_WITH_ACCOUNT.test(url);
  return lacksAccount ? WRITE_CHAT : undefined;
}

const WRITE_URL = 'copie o endereço inteiro da barra do navegador; ele começa com https://.';

/**
 * Creates a field for a full https URL that matches a regular expression. The last character of the expression must
 * not be a slash, because Sveltia CMS would remove it.
 */
export function httpsUrl(regexp = /^https:\/\/./, advice = WRITE_URL) {
  return z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: WRITE_URL })
    .regex(regexp, advice)
    .refine((url) => !explainChat(url), WRITE_CHAT)
    .refine((url) => !/[{}]/.test(url), WRITE_URL)
    .meta({ patternErrorMessage: advice });
}

/** An optional field for yes or no. An owner writes `true` or leaves the line out. The form also writes `false`. */
export const flag = z
  .boolean('para dizer sim, escreva true, sem aspas; para dizer não, apague a linha.')
  .optional();

/** A field for a whole number. */
export function integer(
  min: number,
  max: number,
  advice = `escreva só um número inteiro, de ${min} a ${max}, sem vírgula nem aspas.`,
) {
  return z.int(advice).min(min, advice).max(max, advice);
}

/** Advice in Portuguese for the owner, which replaces the default advice for a group of fields. */
type GroupAdvice = {
  /** Says what to do with an unknown field of the group. */
  forUnknownField?: string;
  /** Says what to write if the owner wrote a list in place of the group. */
  forList?: string;
};

/** Creates a group of fields. The group refuses unknown fields. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape, advice: GroupAdvice = {}) {
  const names = Object.keys(shape).join(', ');
  const {
    forUnknownField = `mude o nome deste campo para um destes, ou apague a linha: ${names}.`,
    forList = `aqui vão campos com os seus nomes, sem traço: ${names}.`,
  } = advice;
  return z.strictObject(shape, {
    error({ code, input }) {
      if (code === 'unrecognized_keys') {
        return forUnknownField;
      }
      return Array.isArray(input)
        ? forList
        : `aqui vão campos com os seus nomes, um por linha: ${names}.`;
    },
  });
}

/**
 * Returns whether a value is a group of fields. As the `when` option of a zod check, this function lets the check run
 * even if a field of the group is invalid, so that the owner sees all problems at once.
 */
export function isGroup({ value }: z.core.ParsePayload): boolean {
  return isGroupOrList(value) && !Array.isArray(value);
}

/**
 * Returns whether a value is a list. As the `when` option of a zod check, this function lets the check run even if an
 * item of the list is invalid, so that the owner sees all problems at once.
 */
export function isList({ value }: z.core.ParsePayload): boolean {
  return Array.isArray(value);
}

/**
 * Explains, in Portuguese, what to write in place of an unknown field whose name is similar to a known field's name. If
 * the group also has the known field, the unknown field counts as a second value of it, as `street2` does of `street`.
 */
export function explainUnknownField(
  field: string,
  knownFields: readonly string[],
  writtenFields: readonly string[],
): string | undefined {
  const nearest = findNearest(field, knownFields);
  if (!nearest) {
    return undefined;
  }
  if (writtenFields.includes(nearest)) {
    return adviseSecondValue(nearest);
  }
  return suggest(nearest);
}

/** The schema of the field at a path, without what makes it optional or transforms it. Undefined for an unknown field. */
export function findField(
  schema: z.core.$ZodType | undefined,
  path: Path,
): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe) {
    return findField(schema.in, path);
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return findField(schema.unwrap(), path);
  }
  if (path.length === 0) {
    return schema;
  }
  const [name, ...rest] = path;
  if (schema instanceof z.ZodArray) {
    return findField(schema.element, rest);
  }
  return schema instanceof z.ZodObject ? findField(schema.shape[String(name)], rest) : undefined;
}

/** The field names of the group at a path in a schema. Empty if there is no such group. */
export function listFields(schema: z.core.$ZodType, path: Path): string[] {
  const group = findField(schema, path);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

/** Asks, in Portuguese, whether the owner meant a name. */
export function suggest(name: string): string {
  return `você quis dizer “${name}”?`;
}

/** Finds the name that is most similar to what was typed, if a typing mistake can explain the difference. */
export function findNearest(typed: string, names: readonly string[]): string | undefined {
  const [nearest] = names.toSorted((a, b) => distance(a, typed) - distance(b, typed));
  const maxDistance = Math.max(2, typed.length / 3);
  return nearest && distance(nearest, typed) <= maxDistance ? nearest : undefined;
}

const REPEATED_ITEM = 'já está nesta lista: mude um dos dois, ou apague este.';

type ListOptions = {
  /** The field that must differ between any two groups of the list. */
  uniqueField?: string;
  minItems?: number;
  /** Explains a string that the owner wrote in place of the list. */
  explainText?: ExplainMistake;
};

/** A list that rejects repeated items: strings that are equal, or groups that are equal in their unique field. */
export function list<Item extends z.ZodType>(
  item: Item,
  maxItems: number,
  { uniqueField, minItems = 1, explainText = () => undefined }: ListOptions = {},
) {
  function error({ input }: z.core.$ZodRawIssue): string {
    const explanation = typeof input === 'string' ? explainText(input) : undefined;
    if (explanation) {
      return explanation;
    }
    const count = Array.isArray(input) && input.length > 0 ? `; há ${input.length}` : '';
    return `escreva de ${minItems} a ${maxItems} itens, cada um com o seu traço${count}.`;
  }
  const pathInItem = uniqueField === undefined ? [] : [uniqueField];
  return (
    z
      .array(item, { error })
      .superRefine(refuseRepeatedItems(pathInItem, REPEATED_ITEM), { when: isList })
      // The length is checked last, because zod would otherwise skip the items of a list that is too long.
      .min(minItems, { error })
      .max(maxItems, { error })
  );
}

/**
 * Creates a check that refuses an item of a list if an earlier item has the same key. By default, the key is the text at
 * the given path of the item. The problem is reported at that path. An item without a key is never refused.
 */
export function refuseRepeatedItems(
  pathInItem: Path,
  message: string,
  readKey: (item: unknown) => unknown = (item) => readAt(item, pathInItem),
) {
  return (items: readonly unknown[], context: z.RefinementCtx) => {
    const earlierKeys = new Set<string>();
    for (const [index, item] of items.entries()) {
      const key = readKey(item);
      if (typeof key !== 'string') {
        continue;
      }
      if (earlierKeys.has(key)) {
        context.addIssue({ code: 'custom', message, path: [index, ...pathInItem] });
      }
      earlierKeys.add(key);
    }
  };
}

/** A list that may be empty, or missing, which is the same. */
export function optionalList<Item extends z.ZodType>(
  item: Item,
  maxItems: number,
  uniqueField?: string,
) {
  return list(item, maxItems, { minItems: 0, ...(uniqueField && { uniqueField }) }).default([]);
}
