import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { readAt } from './yaml';

/**
 * @file Kinds of fields. Each has one spelling and one sentence, in Portuguese, that says how to write
 * it; the loader shows that sentence for whatever is wrong.
 */

const WRITE_TEXT =
  'escreva um texto; se é só um número ou uma palavra como true, ponha-o entre aspas.';

/** A text of at most so many characters, which may contain variables such as `{nome}`. */
export function text(max: number) {
  return z
    .string(WRITE_TEXT)
    .trim()
    .min(1, WRITE_TEXT)
    .max(max, `encurte o texto: aqui cabem ${max} caracteres.`);
}

/** A text of one pattern. Editors and the form at `/admin` show the advice, too. */
export function pattern(regexp: RegExp, advice: string) {
  return z.string(advice).regex(regexp, advice).meta({ patternErrorMessage: advice });
}

/** An address that opens a chat in WhatsApp. */
const CHAT = /^https:\/\/(wa\.me|(api|web)\.whatsapp\.com)(\/|$)/;
/** A whole number, or an address that WhatsApp made. */
const WHOLE_CHAT = /(\.me\/(c\/)?|phone=)(\+|%2B)?55[1-9]{2}9?[2-9]\d{7}(?!\d)|\/(message|qr)\/\w/i;

const WRITE_CHAT =
  'escreva o número do WhatsApp com 55 e o DDD, como https://wa.me/5511987654321: sem eles, abre a conversa de outra pessoa.';

/** Says, in Portuguese, why an address opens a chat of nobody, or of a stranger abroad. */
export const explainChat = (url: string) =>
  CHAT.test(url) && !WHOLE_CHAT.test(url) ? WRITE_CHAT : undefined;

const WRITE_URL = 'copie o endereço inteiro da barra do navegador; ele começa com https://.';

/** A full https address, of one shape. Sveltia CMS would take a slash off the end of a pattern. */
export function httpsUrl(shape = /^https:\/\/./, advice = WRITE_URL) {
  return z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: WRITE_URL })
    .regex(shape, advice)
    .refine((url) => !explainChat(url), WRITE_CHAT)
    .meta({ patternErrorMessage: advice });
}

/** Yes or no. */
export const flag = z.boolean('escreva true, ou apague a linha.').optional();

/** A whole number within limits. */
export function integer(min: number, max: number) {
  const advice = `escreva um número de ${min} a ${max}, sem aspas.`;
  return z.int(advice).min(min, advice).max(max, advice);
}

/** Lets a check of several fields or items run although one of them is wrong. */
export const EVEN_IF_WRONG = { when: ({ value }: z.core.ParsePayload) => value instanceof Object };

/** A group of fields. An unknown one is answered with the most similar name. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, { error: (issue) => explainGroup(issue, Object.keys(shape)) });
}

/** One line a key, for an issue about several. */
function explainGroup({ code, ...issue }: z.core.$ZodRawIssue, names: readonly string[]): string {
  const list = `os campos daqui são ${names.join(', ')}.`;
  const keys = code === 'unrecognized_keys' && 'keys' in issue ? [issue.keys].flat() : [];
  return keys.map((key) => suggest(String(key), names) ?? `apague: ${list}`).join('\n') || list;
}

/** “você quis dizer …?”, if one of the names is near. */
export function suggest(typed: string, names: readonly string[]): string | undefined {
  const [nearest = ''] = names.toSorted((a, b) => distance(a, typed) - distance(b, typed));
  const isNear = distance(nearest, typed) <= Math.max(2, typed.length / 3);
  return isNear && nearest ? `você quis dizer “${nearest}”?` : undefined;
}

/** A list of at most as many items as the design supports, no two with the same text, or field `by`. */
export function list<Item extends z.ZodType>(item: Item, max: number, by?: string, min = 1) {
  function error({ input }: z.core.$ZodRawIssue) {
    const count = Array.isArray(input) && input.length > 0 ? `; há ${input.length}` : '';
    return `escreva de ${min} a ${max} itens, cada um com o seu traço${count}.`;
  }
  return (
    z
      .array(item, { error })
      .superRefine((items, context) => {
        const keys = items.map((one) => readAt(one, by ? [by] : []));
        for (const [index, key] of keys.entries()) {
          if (typeof key === 'string' && keys.indexOf(key) < index) {
            const message = 'já está nesta lista: mude um dos dois, ou apague este.';
            context.addIssue({ code: 'custom', message, path: by ? [index, by] : [index] });
          }
        }
      }, EVEN_IF_WRONG)
      // Not the first check: zod would not look at the items of a longer list.
      .min(min, { error })
      .max(max, { error })
  );
}

/** A list that may be empty or missing. */
export function optionalList<Item extends z.ZodType>(item: Item, max: number, by?: string) {
  return list(item, max, by, 0).default([]);
}
