import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { findPlaceForSecond } from './repeated-field';
import { isGroupOrList, type Path, QUOTE_COLON, readAt } from './yaml';

/**
 * @file Defines the kinds of fields. Each kind has one spelling, and a sentence in Portuguese that says how to
 * write it. The loader shows this sentence for whatever is wrong with the value.
 */

const WRITE_TEXT =
  'escreva um texto; se é só um número ou uma palavra como true, ponha-o entre aspas.';
const WRITE_ONE_TEXT = 'escreva um texto só, sem traço, na linha do nome do campo.';

/** Creates a field for a text, which may contain variables such as `{nome}`. */
export function text(maxCharacters: number) {
  return z
    .string({ error: ({ input }) => explainNoText(input) })
    .trim()
    .min(1, WRITE_TEXT)
    .max(maxCharacters, `encurte o texto: aqui cabem ${maxCharacters} caracteres.`);
}

/** Explains, in Portuguese, how to write a text instead of a value of another type. */
function explainNoText(input: unknown): string {
  if (Array.isArray(input)) {
    return WRITE_ONE_TEXT;
  }
  return isGroupOrList(input) ? QUOTE_COLON : WRITE_TEXT;
}

/**
 * A function that explains, in Portuguese, a particular mistake in what was typed. It returns undefined if
 * the usual advice of the field fits.
 */
type ExplainMistake = (typed: string) => string | undefined;

/** Creates zod's error function for a field that explains particular mistakes. */
export function createErrorFunction(usualAdvice: string, explainMistake: ExplainMistake) {
  return ({ input }: z.core.$ZodRawIssue): string => {
    const isTyped = (typeof input === 'string' && input !== '') || typeof input === 'number';
    return isTyped ? (explainMistake(String(input)) ?? usualAdvice) : usualAdvice;
  };
}

/**
 * Creates a field for a text that matches a regular expression. Editors and the form at `/admin` show its
 * usual advice, too.
 */
export function pattern(
  regexp: RegExp,
  usualAdvice: string,
  explainMistake: ExplainMistake = () => undefined,
) {
  const error = createErrorFunction(usualAdvice, explainMistake);
  return z.string({ error }).regex(regexp, { error }).meta({ patternErrorMessage: usualAdvice });
}

/** The addresses that open a chat in WhatsApp. */
const CHAT = /^https:\/\/(wa\.me|(api|web)\.whatsapp\.com)(\/|$)/;
/** The chat addresses that have a whole number, or that WhatsApp itself made. */
const WHOLE_CHAT = /(\.me\/(c\/)?|phone=)(\+|%2B)?55[1-9]{2}9?[2-9]\d{7}(?!\d)|\/(message|qr)\/\w/i;

const WRITE_CHAT =
  'escreva o número do WhatsApp com 55 e o DDD, como https://wa.me/5511987654321: sem eles, abre a conversa de outra pessoa.';

/** Explains, in Portuguese, why an address opens the chat of nobody, or of a stranger abroad. */
export function explainChat(url: string): string | undefined {
  return CHAT.test(url) && !WHOLE_CHAT.test(url) ? WRITE_CHAT : undefined;
}

const WRITE_URL = 'copie o endereço inteiro da barra do navegador; ele começa com https://.';

/**
 * Creates a field for a full https address that matches a regular expression. The expression must not end
 * with a slash, because Sveltia CMS would remove that slash.
 */
export function httpsUrl(regexp = /^https:\/\/./, advice = WRITE_URL) {
  return z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: WRITE_URL })
    .regex(regexp, advice)
    .refine((url) => !explainChat(url), WRITE_CHAT)
    .meta({ patternErrorMessage: advice });
}

/** An optional field for yes or no. */
export const flag = z
  .boolean('para dizer sim, escreva true, sem aspas; para dizer não, apague a linha.')
  .optional();

/** Creates a field for a whole number within limits. */
export function integer(min: number, max: number) {
  const advice = `escreva só um número inteiro, de ${min} a ${max}, sem vírgula nem aspas.`;
  return z.int(advice).min(min, advice).max(max, advice);
}

/** The sentences in Portuguese that a group of fields has instead of the usual ones. */
type GroupAdvice = {
  /** Says what to do with an unknown field. */
  unknownField?: string;
  /** Says what to write instead of a list. */
  list?: string;
};

/** Creates a group of fields. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape, advice: GroupAdvice = {}) {
  const names = Object.keys(shape).join(', ');
  const {
    unknownField = `mude o nome deste campo para um destes, ou apague a linha: ${names}.`,
    list = `aqui vão campos com os seus nomes, sem traço: ${names}.`,
  } = advice;
  return z.strictObject(shape, {
    error({ code, input }) {
      if (code === 'unrecognized_keys') {
        return unknownField;
      }
      return Array.isArray(input)
        ? list
        : `aqui vão campos com os seus nomes, um por linha: ${names}.`;
    },
  });
}

/**
 * Returns whether a value is a group of fields. As the `when` option of a zod check, it lets the check run
 * although a field of the group is wrong, so that the owner is told everything at once.
 */
export function isGroup({ value }: z.core.ParsePayload): boolean {
  return isGroupOrList(value) && !Array.isArray(value);
}

/**
 * Returns whether a value is a list. As the `when` option of a zod check, it lets the check run although an
 * item of the list is wrong, so that the owner is told everything at once.
 */
export function isList({ value }: z.core.ParsePayload): boolean {
  return Array.isArray(value);
}

/**
 * Explains, in Portuguese, what to write instead of an unknown field, if its name is similar to a known one.
 * If the group already has the known field, the unknown one is a second of its kind, such as `street2`.
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
  return writtenFields.includes(nearest) ? findPlaceForSecond(nearest) : suggest(nearest);
}

/** Lists the fields of the group at a path of a schema. The list is empty if there is no group. */
export function listFields(schema: z.core.$ZodType | undefined, path: Path): string[] {
  if (schema instanceof z.ZodPipe) {
    return listFields(schema.in, path);
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return listFields(schema.unwrap(), path);
  }
  const [name, ...rest] = path;
  if (schema instanceof z.ZodArray) {
    return listFields(schema.element, rest);
  }
  if (!(schema instanceof z.ZodObject)) {
    return [];
  }
  return name === undefined
    ? Object.keys(schema.shape)
    : listFields(schema.shape[String(name)], rest);
}

/** Asks, in Portuguese, whether the owner meant a name. */
export function suggest(name: string): string {
  return `você quis dizer “${name}”?`;
}

/** Finds the name that is most similar to what was typed, if it is so similar that a typing mistake explains it. */
export function findNearest(typed: string, names: readonly string[]): string | undefined {
  const [nearest] = names.toSorted((a, b) => distance(a, typed) - distance(b, typed));
  const maxDistance = Math.max(2, typed.length / 3);
  return nearest && distance(nearest, typed) <= maxDistance ? nearest : undefined;
}

const REPEATED_ITEM = 'já está nesta lista: mude um dos dois, ou apague este.';

/**
 * Creates a list of at most as many items as the design supports. No two texts in it are the same, or, in
 * a list of groups, no two values of the unique field.
 */
export function list<Item extends z.ZodType>(
  item: Item,
  maxItems: number,
  uniqueField?: string,
  minItems = 1,
) {
  function error({ input }: z.core.$ZodRawIssue): string {
    const count = Array.isArray(input) && input.length > 0 ? `; há ${input.length}` : '';
    return `escreva de ${minItems} a ${maxItems} itens, cada um com o seu traço${count}.`;
  }
  const pathInItem = uniqueField === undefined ? [] : [uniqueField];
  return (
    z
      .array(item, { error })
      .superRefine(
        (items, context) => {
          const earlier = new Set<string>();
          for (const [index, listItem] of items.entries()) {
            const value = readAt(listItem, pathInItem);
            if (typeof value !== 'string') {
              continue;
            }
            if (earlier.has(value)) {
              const path = [index, ...pathInItem];
              context.addIssue({ code: 'custom', message: REPEATED_ITEM, path });
            }
            earlier.add(value);
          }
        },
        { when: isList },
      )
      // The length is checked last: if it were the first check, zod would not validate the items of a list
      // that is too long.
      .min(minItems, { error })
      .max(maxItems, { error })
  );
}

/** Creates a list that may be empty or missing. */
export function optionalList<Item extends z.ZodType>(
  item: Item,
  maxItems: number,
  uniqueField?: string,
) {
  return list(item, maxItems, uniqueField, 0).default([]);
}
