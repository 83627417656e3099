import { textWithVariables } from '../fields/fields';
import { formatAddress } from '../shop/address';
import { formatCancellationNotice, formatPaymentMethods } from '../shop/format';
import type { Shop } from '../shop/shop';
import { formatTelephone } from '../shop/telephones';

/** Each function returns the fact for one variable, such as `{telefone}`, or undefined if the shop doesn't have it. */
const READERS = {
  nome: ({ name }) => name,
  telefone: ({ telephone }) => formatTelephone(telephone),
  whatsapp: ({ whatsapp }) => whatsapp && formatTelephone(whatsapp),
  endereco: ({ address }) => formatAddress(address),
  antecedencia: ({ cancellationNoticeHours: hours }) =>
    hours === undefined ? undefined : formatCancellationNotice(hours),
  formasDePagamento: ({ paymentMethods }) =>
    paymentMethods.length > 0 ? formatPaymentMethods(paymentMethods) : undefined,
} satisfies Record<string, (shop: Shop) => string | undefined>;

const VARIABLES = Object.keys(READERS);

export const ASK_FOR_KNOWN_VARIABLE = `entre chaves só cabem {${VARIABLES.join('}, {')}}.`;

/** Matches a known variable, such as `{telefone}`. */
const VARIABLE = new RegExp(`\\{(${VARIABLES.join('|')})\\}`, 'g');

/** The shop's facts, by variable name. A fact that the shop doesn't have is undefined. */
export type Facts = ReadonlyMap<string, string | undefined>;

export function listFacts(shop: Shop): Facts {
  return new Map(Object.entries(READERS).map(([variable, read]) => [variable, read(shop)]));
}

/** Returns true for a brace that isn't part of a known variable. */
export function hasUnknownVariable(text: string): boolean {
  return /[{}]/.test(text.replace(VARIABLE, ''));
}

/** Returns advice in Portuguese on the first variable whose fact the shop doesn't have. */
export function explainMissingFact(text: string, facts: Facts): string | undefined {
  const names = [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
  const missing = names.find((name) => facts.has(name) && facts.get(name) === undefined);
  return (
    missing &&
    `a barbearia não tem {${missing}}: apague a frase ou o item inteiro que fala disso, ou escreva o dado em shop.yaml.`
  );
}

/** @param encode - Applied to each fact, but not to the text around it. */
export function fillVariables(
  text: string,
  facts: Facts,
  encode: (fact: string) => string = (fact) => fact,
): string {
  return text.replace(VARIABLE, (variable, name: string) => {
    const fact = facts.get(name);
    return fact === undefined ? variable : encode(fact);
  });
}

/** Text whose variables are replaced with the shop's facts. */
export function textWithFacts(maxLength: number, facts: Facts) {
  return textWithVariables(maxLength, VARIABLES)
    .superRefine((typed, context) => {
      const message = explainMissingFact(typed, facts);
      if (message) {
        context.addIssue({ code: 'custom', message });
      }
    })
    .transform((typed) => fillVariables(typed, facts));
}
