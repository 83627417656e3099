import { z } from 'zod';
import { formatAddress } from '../shop/address';
import { formatCancellationNotice, formatPaymentMethods } from '../shop/format';
import { findWhatsapp, formatTelephone } from '../shop/telephones';
import { shopFacts } from './schema';

/** A fact is `absent` if the shop doesn't have it, and `invalid` if the owner has to correct it. */
type Fact = { words: string } | 'absent' | 'invalid';

const {
  name,
  telephone,
  whatsapp,
  address,
  paymentMethods,
  cancellationNoticeHours: hours,
} = shopFacts;

/** Each function reads the fact for one variable, such as `{telefone}`, from `shop.yaml`. */
const VARIABLES = {
  nome: createReader({ name }, (shop) => shop.name),
  telefone: createReader({ telephone }, (shop) => formatTelephone(shop.telephone)),
  whatsapp: createReader({ telephone, whatsapp }, (shop) => {
    const number = findWhatsapp(shop);
    return number && formatTelephone(number);
  }),
  endereco: createReader({ address }, (shop) => formatAddress(shop.address)),
  antecedencia: createReader({ cancellationNoticeHours: hours }, (shop) =>
    formatCancellationNotice(shop.cancellationNoticeHours),
  ),
  formasDePagamento: createReader({ paymentMethods }, (shop) =>
    formatPaymentMethods(shop.paymentMethods),
  ),
};

/** Validates only the fields in `shape`, so a mistake in another field of `shop.yaml` doesn't matter. */
function createReader<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  format: (shop: z.output<z.ZodObject<Shape>>) => string | undefined,
) {
  const fields = z.object(shape);
  return (shop: unknown): Fact => {
    const { success, data } = fields.safeParse(shop);
    if (!success) {
      return 'invalid';
    }
    const words = format(data);
    return words === undefined ? 'absent' : { words };
  };
}

type VariableName = keyof typeof VARIABLES;

/** The shop's facts, by variable name. */
export type Facts = ReadonlyMap<string, Fact>;

/**
 * Reads each fact on its own, so an invalid telephone doesn't hide the shop's name.
 *
 * @param shop - The data in `shop.yaml`, not yet validated.
 */
export function readFacts(shop: unknown): Facts {
  return new Map(Object.entries(VARIABLES).map(([variable, read]) => [variable, read(shop)]));
}

const NAMES = Object.keys(VARIABLES).join('|');
/** Matches a known variable, such as `{telefone}`. A Markdown editor may have escaped its braces: `\{telefone\}`. */
const VARIABLE = new RegExp(`\\\\?\\{(?<name>${NAMES})\\\\?\\}`, 'g');

/**
 * `{antecedencia}` becomes “com pelo menos 2 horas de antecedência”, so the words around it mustn't say this again. The
 * variable may be bold: `com **{antecedencia}**`.
 */
const REPETITION_BEFORE_VARIABLE =
  /(?<!\p{L})(?:com|até|de|em|menos|mínimo) \*{0,2}\{antecedencia\}/iu;
const REPETITION_AFTER_VARIABLE = /\{antecedencia\}\*{0,2} (?:de antecedência|antes)(?!\p{L})/iu;

/** Matches a brace inside a URL, as in `[chame](https://wa.me/{whatsapp})` or `www.{nome}.com`. */
const VARIABLE_IN_URL = /(?:\]\(|https?:\/\/|www\.)[^\s)]*\{/i;

const UNKNOWN_VARIABLE = `entre chaves só cabem {${Object.keys(VARIABLES).join('}, {')}}.`;
const NO_WHATSAPP =
  'sem WhatsApp, {whatsapp} não tem o que dizer: tire-o deste texto, ou escreva o número em whatsapp, no shop.yaml.';
const REMOVE_REPETITION =
  '{antecedencia} já diz a frase toda, como “com pelo menos 2 horas de antecedência”: tire o que a repete antes e depois.';
const ASK_FOR_WHOLE_URL =
  'no endereço de um link não cabe nada entre chaves: escreva o endereço todo, como https://wa.me/5511987654321.';

export function explainVariables(
  typed: string,
  facts: Facts,
  { isMarkdown }: { isMarkdown: boolean },
): string | undefined {
  if (/[{}]/.test(typed.replace(VARIABLE, ''))) {
    return UNKNOWN_VARIABLE;
  }
  if (isMarkdown && VARIABLE_IN_URL.test(typed)) {
    return ASK_FOR_WHOLE_URL;
  }
  if (findFacts(typed, facts).includes('absent')) {
    return NO_WHATSAPP;
  }
  const repeatsNotice =
    REPETITION_BEFORE_VARIABLE.test(typed) || REPETITION_AFTER_VARIABLE.test(typed);
  return repeatsNotice ? REMOVE_REPETITION : undefined;
}

/** Text that contains an invalid fact can't be validated until the owner has corrected that fact. */
export function needsInvalidFact(typed: string, facts: Facts): boolean {
  return findFacts(typed, facts).includes('invalid');
}

function findFacts(typed: string, facts: Facts): (Fact | undefined)[] {
  return [...typed.matchAll(VARIABLE)].map(({ groups }) => facts.get(groups?.name ?? ''));
}

const keepUnchanged = (words: string) => words;

/** A variable whose fact is absent or invalid stays in the text. */
export function fillVariables(typed: string, facts: Facts, escapeFact = keepUnchanged): string {
  return typed.replace(VARIABLE, (variable, name: VariableName) => {
    const fact = facts.get(name);
    return typeof fact === 'object' ? escapeFact(fact.words) : variable;
  });
}

/**
 * Escapes all ASCII punctuation, since Markdown may give any of it a meaning and lets all of it be escaped (CommonMark
 * 2.4).
 */
export function escapeMarkdown(words: string): string {
  return words.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
