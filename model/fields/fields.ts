import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { explainSecondValue } from '../files/repeated-field';
import {
  isGroupOrList,
  type Path,
  QUOTE_TEXT_WITH_COLON,
  QUOTE_TEXT_WITH_RESERVED_START,
  readAt,
} from '../files/yaml';

/**
 * @file The types of fields in content files. Each accepts a single spelling, and rejects anything else with advice in
 * Portuguese for the owner.
 */

const ASK_FOR_TEXT =
  'escreva um texto; se é só um número ou uma palavra como true, ponha-o entre aspas.';
const ASK_FOR_ONE_TEXT = 'escreva um texto só, sem traço, na linha do nome do campo.';
const BRACES_NOT_ALLOWED =
  'aqui não cabem chaves: { e } só servem nos outros textos, em que {nome}, por exemplo, é trocado pelo nome da barbearia.';

type ExplainTooLong = (length: number, maxLength: number) => string;

const askForShorterText: ExplainTooLong = (length, maxLength) =>
  `encurte o texto: aqui cabem ${maxLength} caracteres, e este tem ${length}.`;

/**
 * Records which fields have text that visitors read, and whether it may contain variables such as `{nome}`. The loader
 * fills in the variables before it validates the text. In Markdown, it also escapes what it fills in.
 */
export const textFields = z.registry<{ variables: 'none' | 'plain' | 'markdown' }>();

/** Trims the string and collapses white space, as HTML does. */
function plainText(maxLength: number, explainTooLong: ExplainTooLong = askForShorterText) {
  return z
    .string({ error: ({ input }) => explainWrongType(input) })
    .overwrite((typed) => typed.replace(/\s+/g, ' ').trim())
    .min(1, ASK_FOR_TEXT)
    .max(maxLength, { error: ({ input }) => explainTooLong(String(input).length, maxLength) });
}

/** Text in which the owner may use variables such as `{nome}`. */
export function text(maxLength: number, explainTooLong?: ExplainTooLong) {
  return plainText(maxLength, explainTooLong).register(textFields, { variables: 'plain' });
}

/** Facts, such as the shop's name, can replace variables, so they can't contain variables themselves. */
export function fact(maxLength: number) {
  return plainText(maxLength)
    .refine((typed) => !/[{}]/.test(typed), BRACES_NOT_ALLOWED)
    .register(textFields, { variables: 'none' });
}

export const markdownLine = z.string().register(textFields, { variables: 'markdown' });

function explainWrongType(input: unknown): string {
  if (Array.isArray(input)) {
    return ASK_FOR_ONE_TEXT;
  }
  if (!isGroupOrList(input)) {
    return ASK_FOR_TEXT;
  }
  // YAML reads `{telefone}` as a group whose only field is empty. It also reads the list item `- Combo: corte` as a
  // group.
  const isInBraces = Object.values(input).includes(null);
  return isInBraces ? QUOTE_TEXT_WITH_RESERVED_START : QUOTE_TEXT_WITH_COLON;
}

/** Explains a particular mistake in Portuguese, or returns undefined if the field's usual advice fits. */
type ExplainMistake = (typed: string) => string | undefined;

/** Creates zod's `error` option, which explains a particular mistake or falls back to the field's usual advice. */
export function createErrorFunction(usualAdvice: string, explainMistake: ExplainMistake) {
  return ({ input }: z.core.$ZodRawIssue): string => {
    const isTyped = (typeof input === 'string' && input !== '') || typeof input === 'number';
    if (!isTyped) {
      return usualAdvice;
    }
    return explainMistake(String(input)) ?? usualAdvice;
  };
}

/** Matches dashes that look like a hyphen, such as the `–` that a phone's autocorrect types. */
const DASHES = /[‒–—―−]/g;

/** Code editors and the owner's form at `/admin` also show `usualAdvice`. */
export function pattern(
  regexp: RegExp,
  usualAdvice: string,
  explainMistake: ExplainMistake = () => undefined,
) {
  function explainDash(typed: string): string | undefined {
    const withHyphens = typed.replace(DASHES, '-');
    const [dash] = typed.match(DASHES) ?? [];
    if (!dash || !regexp.test(withHyphens)) {
      return undefined;
    }
    return `troque o travessão, ${dash}, pelo hífen do teclado, -: ${withHyphens}.`;
  }
  const error = createErrorFunction(
    usualAdvice,
    (typed) => explainDash(typed) ?? explainMistake(typed),
  );
  return z.string({ error }).regex(regexp, { error }).meta({ patternErrorMessage: usualAdvice });
}

/** Matches URLs that open a WhatsApp chat. */
const WHATSAPP_CHAT = /^https:\/\/(wa\.me|(api|web)\.whatsapp\.com)(\/|$)/;
/**
 * Matches the part of a WhatsApp URL that identifies an account: a Brazilian number with country and area codes, or a
 * code from WhatsApp, as in `/message/ABC` and `/qr/ABC`.
 */
const CHAT_WITH_ACCOUNT =
  /(\.me\/(c\/)?|phone=)(\+|%2B)?55[1-9]{2}9?[2-9]\d{7}(?!\d)|\/(message|qr)\/\w/i;

const ASK_FOR_WHATSAPP_NUMBER =
  'escreva o número do WhatsApp com 55 e o DDD, como https://wa.me/5511987654321: sem eles, abre a conversa de outra pessoa.';

/** Without country and area codes, a WhatsApp URL opens a chat with nobody, or with a stranger abroad. */
export function explainWhatsappUrl(url: string): string | undefined {
  const lacksAccount = WHATSAPP_CHAT.test(url) && !CHAT_WITH_ACCOUNT.test(url);
  return lacksAccount ? ASK_FOR_WHATSAPP_NUMBER : undefined;
}

const ASK_FOR_URL = 'copie o endereço inteiro da barra do navegador; ele começa com https://.';

/** `regexp` mustn't end with a slash, because Sveltia CMS would strip it. */
export function httpsUrl(regexp = /^https:\/\/./, advice = ASK_FOR_URL) {
  return z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: ASK_FOR_URL })
    .regex(regexp, advice)
    .refine((url) => !explainWhatsappUrl(url), ASK_FOR_WHATSAPP_NUMBER)
    .refine((url) => !/[{}]/.test(url), ASK_FOR_URL)
    .meta({ patternErrorMessage: advice });
}

/** An owner writes `true` for yes and leaves the line out for no. The form at `/admin` also writes `false`. */
export const flag = z
  .boolean('para dizer sim, escreva true, sem aspas; para dizer não, apague a linha.')
  .optional();

export function integer(
  min: number,
  max: number,
  advice = `escreva só um número inteiro, de ${min} a ${max}, sem vírgula nem aspas.`,
) {
  return z.int(advice).min(min, advice).max(max, advice);
}

type GroupOptions = { adviceForUnknownField?: string; adviceForList?: string };

/** Rejects fields that aren't in `shape`. */
export function group<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  options: GroupOptions = {},
) {
  const names = Object.keys(shape).join(', ');
  const {
    adviceForUnknownField = `mude o nome deste campo para um destes, ou apague a linha: ${names}.`,
    adviceForList = `aqui vão campos com os seus nomes, sem traço: ${names}.`,
  } = options;
  return z.strictObject(shape, {
    error({ code, input }) {
      if (code === 'unrecognized_keys') {
        return adviceForUnknownField;
      }
      return Array.isArray(input)
        ? adviceForList
        : `aqui vão campos com os seus nomes, um por linha: ${names}.`;
    },
  });
}

/**
 * Pass `isGroup` or `isList` as a zod check's `when` option to run the check even if something inside is invalid. The
 * owner then sees all problems at once.
 */
export function isGroup({ value }: z.core.ParsePayload): boolean {
  return isGroupOrList(value) && !Array.isArray(value);
}

export function isList({ value }: z.core.ParsePayload): boolean {
  return Array.isArray(value);
}

/**
 * Suggests a known field with a similar name. If the group already has that field, explains where to write a second
 * value, such as `street2` next to `street`.
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
    return explainSecondValue(nearest);
  }
  return suggest(nearest);
}

/** Finds the schema at a path, unwrapping optional and transformed fields. Returns undefined for an unknown field. */
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

/** Returns an empty array if there's no group at the path. */
export function listFields(schema: z.core.$ZodType, path: Path): string[] {
  const group = findField(schema, path);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

export function suggest(name: string): string {
  return `você quis dizer “${name}”?`;
}

/** Ignores names that differ too much for a typing mistake. */
export function findNearest(typed: string, names: readonly string[]): string | undefined {
  const [nearest] = names.toSorted((a, b) => distance(a, typed) - distance(b, typed));
  const maxDistance = Math.max(2, typed.length / 3); // Two letters, or a third of a longer text.
  return nearest && distance(nearest, typed) <= maxDistance ? nearest : undefined;
}

const REPEATED_ITEM = 'já está nesta lista: mude um dos dois, ou apague este.';

type ListOptions = {
  /** No two groups in the list may have the same value in this field. */
  uniqueField?: string | undefined;
  minItems?: number;
  /** Gives the owner better advice about text where a list has to be, as in `days: sábado`. */
  explainText?: ExplainMistake;
};

/** Rejects repeated items: equal strings, or groups with the same value in `uniqueField`. */
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
      .superRefine(rejectRepeatedItems(pathInItem, REPEATED_ITEM), { when: isList })
      // The length is checked last, because zod would otherwise skip the items of a list that is too long.
      .min(minItems, { error })
      .max(maxItems, { error })
  );
}

/**
 * Rejects an item that has the same key as an earlier one. By default, the key is the text at `pathInItem`. Items
 * without a key are never rejected.
 */
export function rejectRepeatedItems(
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

/** A missing list is read as an empty one. */
export function optionalList<Item extends z.ZodType>(
  item: Item,
  maxItems: number,
  uniqueField?: string,
) {
  return list(item, maxItems, { minItems: 0, uniqueField }).default([]);
}
