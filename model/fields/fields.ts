import { z } from 'zod';
import { isQuotation, toCurlyQuotes } from '../text/quotes';
import { DISPLAY_SIGNS, displayPattern } from './display-font';

/**
 * @file The kinds of fields in content files. Each accepts one form, and has one Portuguese sentence that shows it. The
 * owner reads that sentence after any mistake, be it in an error message, in a code editor or in the form at `/admin`.
 */

/**
 * Puts the field's sentence into its JSON Schema. Code editors show either message, depending on the mistake, and the
 * form at `/admin` shows `patternErrorMessage`.
 */
export const editorHelp = (sentence: string) => ({
  errorMessage: sentence,
  patternErrorMessage: sentence,
});

/**
 * Options for a check of a field. If the check fails, `abort` skips the field's other checks, which would say the same. It
 * also skips the checks of the lists and groups that contain the field, because they rely on the field's type.
 */
export const rejectWith = (sentence: string) => ({ error: sentence, abort: true });

/**
 * Text on one line, with white space collapsed as in HTML. Marks around the whole text are rejected: they were probably
 * meant as YAML's, and would be published. So is `false`, which is meant as “none”. Code editors take `1913` for a number,
 * and the name `True` for a boolean.
 */
export function text(
  maxLength: number,
  sentence = `escreva um texto de até ${maxLength} caracteres, sem aspas em volta; no arquivo, se tem dois-pontos, # ou um sinal no começo, ponha-o entre aspas retas: "Corte: social".`,
) {
  const options = rejectWith(sentence);
  return z
    .string(sentence)
    .overwrite((typed) => typed.replace(/\s+/g, ' ').trim())
    .min(1, options)
    .max(maxLength, options)
    .refine((typed) => !isQuotation(typed) && !/^(true|false)$/.test(typed), options)
    .meta({ ...editorHelp(sentence), type: ['string', 'number', 'boolean'] });
}

/** What the display font has. Straight quotation marks aren't in it, but become curly ones. */
const DISPLAY_CHARACTERS = `sem emoji, só com letras, números, aspas e os sinais ${DISPLAY_SIGNS.join(' ')}`;

/**
 * Text in the display font.
 *
 * @param neverShown - Characters that may be typed, but aren't shown.
 */
export function displayText(
  maxLength: number,
  sentence = `escreva um texto de até ${maxLength} caracteres, sem aspas em volta, ${DISPLAY_CHARACTERS}; no arquivo, se tem dois-pontos ou #, ponha-o entre aspas retas: "Corte: social".`,
  neverShown = '',
) {
  return text(maxLength, sentence)
    .regex(displayPattern(`"'${neverShown}`), rejectWith(sentence))
    .overwrite(toCurlyQuotes);
}

const MAX_HEADING_LINE_LENGTH = 28;

/** A longer heading is written as several lines, as on a poster. */
export function heading() {
  const line = displayText(
    MAX_HEADING_LINE_LENGTH,
    `escreva uma linha de até ${MAX_HEADING_LINE_LENGTH} caracteres, sem aspas em volta, ${DISPLAY_CHARACTERS}, e o resto do título em outra linha embaixo, com o seu traço; no arquivo, se tem dois-pontos ou #, ponha-a entre aspas retas.`,
  );
  return list(line, { maxItems: 5, example: 'Quem senta, volta.' });
}

/** Matches the dashes that look like a hyphen, such as the `–` that a phone's autocorrect types. */
const DASHES = /[‒–—―−]/g;

export function pattern(regexp: RegExp, sentence: string) {
  return z
    .string(sentence)
    .overwrite((typed) => typed.replace(DASHES, '-'))
    .regex(regexp, rejectWith(sentence))
    .meta(editorHelp(sentence));
}

/** Matches URLs that open a WhatsApp chat. */
const WHATSAPP_CHAT = /^https:\/\/(wa\.me|(api|web)\.whatsapp\.com)(\/|$)/;
/**
 * Matches the part of a WhatsApp URL that identifies an account: a Brazilian number with country and area codes, or a
 * code from WhatsApp, as in `/message/ABC` and `/qr/ABC`.
 */
const CHAT_WITH_ACCOUNT =
  /(\.me\/(c\/)?|phone=)(\+|%2B)?55[1-9]{2}(9\d{8}|[2-5]\d{7})(?!\d)|\/(message|qr)\/\w/i;

const ASK_FOR_URL =
  'copie o endereço inteiro da barra do navegador, que começa com https://; numa conversa do WhatsApp, o número vai com 55 e DDD: https://wa.me/5511987654321.';

/**
 * Rejects a WhatsApp URL without country and area codes: it opens a chat with nobody, or with a stranger abroad.
 *
 * @param regexp - Mustn't end with a slash, because Sveltia CMS would strip it.
 */
export function httpsUrl(regexp = /^https:\/\/./, sentence = ASK_FOR_URL) {
  const options = rejectWith(sentence);
  return z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, ...options })
    .regex(regexp, options)
    .refine((url) => !WHATSAPP_CHAT.test(url) || CHAT_WITH_ACCOUNT.test(url), options)
    .meta(editorHelp(sentence));
}

/** `false`, which the form at `/admin` writes, means the same as no line. */
export function flag() {
  const error = 'escreva true, para sim, ou false, para não.';
  return z
    .stringbool({ truthy: ['true'], falsy: ['false'], error })
    .meta({ ...editorHelp(error), type: 'boolean' })
    .optional();
}

export function integer(
  min: number,
  max: number,
  sentence = `escreva só um número inteiro, de ${min} a ${max}, sem vírgula.`,
) {
  const options = rejectWith(sentence);
  return z
    .preprocess(readDigits, z.int(options).min(min, options).max(max, options))
    .meta(editorHelp(sentence));
}

/** Leaves anything else as it is: `Number` would also read `4e1` and `0x28`. */
function readDigits(typed: unknown): unknown {
  return typeof typed === 'string' && /^\d+$/.test(typed) ? Number(typed) : typed;
}

export function choice<const Values extends readonly string[]>(values: Values, sentence: string) {
  return z.enum(values, sentence).meta(editorHelp(sentence));
}

/** Rejects fields that aren't in `shape`. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape, hint = '') {
  const names = Object.keys(shape).join(', ');
  const sentence = `aqui cabem só estes campos, cada um na sua linha: ${names}${hint}.`;
  return z.strictObject(shape, sentence).meta(editorHelp(sentence));
}

/** The fields of a content file. The last one, in every file alike, says that the file is still the sample's. */
export function contentFile<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return group({ ...shape, sample: flag() });
}

type ListOptions = {
  maxItems: number;
  /** An item as owners write it, without the dash before it. */
  example: string;
  minItems?: number;
};

export function list<Item extends z.ZodType>(
  item: Item,
  { maxItems, example, minItems = 1 }: ListOptions,
) {
  const sentence = `escreva de ${minItems} a ${maxItems} itens, cada um na sua linha, com o seu traço, como: - ${example}`;
  const options = rejectWith(sentence);
  return z
    .array(item, sentence)
    .min(minItems, options)
    .max(maxItems, options)
    .meta(editorHelp(sentence));
}

/** A missing list is read as an empty one. */
export function optionalList<Item extends z.ZodType>(
  item: Item,
  options: Omit<ListOptions, 'minItems'>,
) {
  return list(item, { ...options, minItems: 0 }).default([]);
}

/**
 * Creates a zod check that rejects an item with the same key as an earlier one.
 *
 * @param field - The field of the item in which the owner has to change something.
 * @param keyOf - Items for which it returns undefined may be repeated.
 */
export function rejectRepeatedItems<Item>(
  field: string,
  keyOf: (item: Item) => string | undefined,
  sentence = 'já está nesta lista: mude um dos dois, ou apague este.',
) {
  return (items: readonly Item[], context: z.RefinementCtx) => {
    const keys = items.map(keyOf);
    for (const [index, key] of keys.entries()) {
      if (key !== undefined && keys.indexOf(key) < index) {
        context.addIssue({ code: 'custom', message: sentence, path: [index, field] });
      }
    }
  };
}
