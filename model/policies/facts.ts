import type { Shop } from '../loading/schema';
import { formatAddress } from '../shop/address';
import { formatCancellationNotice, formatPaymentMethods } from '../shop/format';
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

export const VARIABLES = Object.keys(READERS);

/** Matches a known variable, such as `{telefone}`. */
const VARIABLE = new RegExp(`\\{(${VARIABLES.join('|')})\\}`, 'g');

/** The shop's facts, by variable name. A fact that the shop doesn't have is missing. */
export type Facts = ReadonlyMap<string, string>;

export function listFacts(shop: Shop): Facts {
  const facts = new Map<string, string>();
  for (const [variable, read] of Object.entries(READERS)) {
    const fact = read(shop);
    if (fact !== undefined) {
      facts.set(variable, fact);
    }
  }
  return facts;
}

/** Lists the variables in a text: `telefone` for `Ligue: {telefone}`. */
export function findVariables(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
}

/** Returns true for a brace that isn't part of a known variable. */
export function hasUnknownVariable(text: string): boolean {
  return /[{}]/.test(text.replace(VARIABLE, ''));
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
