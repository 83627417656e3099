import { distance } from 'fastest-levenshtein';
import { z } from 'zod';

/**
 * @file Kinds of fields. Each has one spelling and one sentence, in Portuguese, that says how to write
 * it; the loader shows that sentence for whatever is wrong.
 */

const WRITE_TEXT =
  'escreva um texto; se é só um número ou uma palavra como true, ponha-o entre aspas.';

/** The facts that texts can name; `fillVariables` has their values. */
export const VARIABLE =
  /\{(nome|telefone|whatsapp|endereco|antecedencia|formasDePagamento|pagamento)\}/g;

export const UNKNOWN_VARIABLE =
  'entre chaves só cabem {nome}, {telefone}, {whatsapp}, {endereco}, {antecedencia}, {formasDePagamento}, {pagamento}.';

/** Whether a text has a `{…}`, or a lone brace, that stands for nothing. */
export const hasUnknownVariable = (typed: string) => /[{}]/.test(typed.replace(VARIABLE, ''));

/** A text of at most so many characters, which may contain variables such as `{nome}`. */
export function text(max: number) {
  return z
    .string(WRITE_TEXT)
    .trim()
    .min(1, WRITE_TEXT)
    .max(max, `encurte o texto: aqui cabem ${max} caracteres.`)
    .refine((typed) => !hasUnknownVariable(typed), UNKNOWN_VARIABLE);
}

/** A text of one pattern. Nothing else is said about a text that does not match. */
export function pattern(regexp: RegExp, advice: string) {
  return z.string(advice).regex(regexp, { error: advice, abort: true });
}

/** A full https address. */
export const httpsUrl = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'copie o endereço inteiro da barra do navegador; ele começa com https://.',
  abort: true,
});

/** Yes or no. */
export const flag = z.boolean('escreva true, ou apague a linha.').optional();

/** A whole number within limits. */
export function integer(min: number, max: number) {
  const advice = `escreva um número de ${min} a ${max}, sem aspas.`;
  return z.int(advice).min(min, advice).max(max, advice);
}

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
  const advice = `escreva de ${min} a ${max} itens, cada um com o seu traço.`;
  return z
    .array(item, advice)
    .min(min, advice)
    .max(max, advice)
    .superRefine((items, context) => {
      const keys = items.map((one) => (by ? Object(one)[by] : one));
      for (const [index, key] of keys.entries()) {
        if (typeof key === 'string' && keys.indexOf(key) < index) {
          const message = 'já está nesta lista: mude um dos dois, ou apague este.';
          context.addIssue({ code: 'custom', message, path: by ? [index, by] : [index] });
        }
      }
    });
}

/** A list that may be empty or missing. */
export function optionalList<Item extends z.ZodType>(item: Item, max: number, by?: string) {
  return list(item, max, by, 0).default([]);
}
