import { formatPaymentMethods, formatStreet, formatTelephone } from './format';
import type { Shop } from './schema';

/** The facts that texts can name, such as `{telefone}`. */
const FACTS: Readonly<Record<string, (shop: Shop) => string>> = {
  nome: ({ name }) => name,
  telefone: ({ telephone }) => formatTelephone(telephone),
  whatsapp: ({ whatsapp = '' }) => formatTelephone(whatsapp),
  endereco: ({ address }) =>
    `${formatStreet(address)}, ${address.district}, ${address.city.replaceAll(' ', '\u00a0')}\u00a0–\u00a0${address.state}`,
  antecedencia: ({ cancellationNoticeHours: hours }) =>
    hours.toLocaleString('pt-BR', { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
  formasDePagamento: ({ paymentMethods }) => formatPaymentMethods(paymentMethods),
  pagamento: ({ paymentMethods }) => formatPaymentMethods(paymentMethods, 'short'),
};

const VARIABLE = new RegExp(`\\{(${Object.keys(FACTS).join('|')})\\}`, 'g');

const UNKNOWN = `entre chaves só cabem {${Object.keys(FACTS).join('}, {')}}.`;
const NO_WHATSAPP =
  'sem WhatsApp, {whatsapp} não tem o que dizer: tire-o deste texto, ou escreva o número em whatsapp, no shop.yaml.';

/** How sentences name the notice, bold or not. Without any, the whole phrase has nothing to say. */
const NOTICE =
  /(?:(?:com|até) )?(?:(?:pelo menos|no mínimo) )?(\*\*)?\{antecedencia\}(?: de antecedência| antes)?/gi;

/** Says, in Portuguese, why a `{…}` in a text, or a lone brace, stands for nothing. */
export function explainVariables(text: string, hasWhatsapp: boolean): string | undefined {
  if (/[{}]/.test(text.replace(VARIABLE, ''))) {
    return UNKNOWN;
  }
  return hasWhatsapp || !text.includes('{whatsapp}') ? undefined : NO_WHATSAPP;
}

/** Replaces the variables in every text of the content. */
export function fillVariables<Value>(content: Value, shop: Shop): Value {
  const notice = shop.cancellationNoticeHours > 0 ? '$&' : '$1a qualquer momento';
  const fill = (text: string) =>
    text.replace(NOTICE, notice).replace(VARIABLE, (all, name) => FACTS[name]?.(shop) ?? all);
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === 'string' ? fill(value) : value,
  );
}
