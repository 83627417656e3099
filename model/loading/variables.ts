import { formatPaymentMethods, formatStreet, formatTelephone } from '../shop/format';
import type { Shop } from './schema';

/** Maps the name of each variable, such as `telefone` in `{telefone}`, to a function that formats its value. */
const FACTS: Readonly<Record<string, (shop: Shop) => string>> = {
  nome: ({ name }) => name,
  telefone: ({ telephone }) => formatTelephone(telephone),
  whatsapp: ({ whatsapp = '' }) => formatTelephone(whatsapp),
  endereco: ({ address }) => formatAddress(address),
  antecedencia: ({ cancellationNoticeHours }) => formatCancellationNotice(cancellationNoticeHours),
  formasDePagamento: ({ paymentMethods }) => formatPaymentMethods(paymentMethods),
};

/** Formats an address: `Rua Exemplo, 123, Centro, São Paulo – SP`. No line breaks inside its city and federal state. */
function formatAddress(address: Shop['address']): string {
  const city = address.city.replaceAll(' ', '\u00a0');
  return `${formatStreet(address)}, ${address.district}, ${city}\u00a0–\u00a0${address.state}`;
}

/** Formats how long before an appointment a customer may cancel: "com pelo menos 2 horas de antecedência", or "a qualquer momento" if the shop needs none. */
function formatCancellationNotice(hours: number): string {
  if (hours === 0) {
    return 'a qualquer momento';
  }
  const duration = hours.toLocaleString('pt-BR', {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  });
  return `com pelo menos ${duration} de antecedência`;
}

/** Matches a known variable, such as `{telefone}`. */
const VARIABLE = new RegExp(`\\{(${Object.keys(FACTS).join('|')})\\}`, 'g');

/**
 * Matches words next to `{antecedencia}` that would repeat a part of its value, as in `até **{antecedencia}** antes`.
 */
const REPEATED_CANCELLATION_NOTICE =
  /(?<!\p{L})(?:com|até|de|em|menos|mínimo) \*{0,2}\{antecedencia\}|\{antecedencia\}\*{0,2} (?:de antecedência|antes)(?!\p{L})/iu;

const UNKNOWN_VARIABLE = `entre chaves só cabem {${Object.keys(FACTS).join('}, {')}}.`;
const NO_WHATSAPP =
  'sem WhatsApp, {whatsapp} não tem o que dizer: tire-o deste texto, ou escreva o número em whatsapp, no shop.yaml.';
const REMOVE_REPETITION =
  '{antecedencia} já diz a frase toda, como “com pelo menos 2 horas de antecedência”: tire o que a repete antes e depois.';

/** Explains, in Portuguese, what is wrong with the variables of a text. Returns undefined if they are right. */
export function explainVariables(
  text: string,
  { hasWhatsapp }: { hasWhatsapp: boolean },
): string | undefined {
  const textWithoutVariables = text.replace(VARIABLE, '');
  if (/[{}]/.test(textWithoutVariables)) {
    return UNKNOWN_VARIABLE;
  }
  if (!hasWhatsapp && text.includes('{whatsapp}')) {
    return NO_WHATSAPP;
  }
  return REPEATED_CANCELLATION_NOTICE.test(text) ? REMOVE_REPETITION : undefined;
}

/** Replaces the variables in every text of the content, at any depth, with the facts of the shop. */
export function fillVariables<Value>(content: Value, shop: Shop): Value {
  const fill = (text: string) =>
    text.replace(VARIABLE, (variable, name) => FACTS[name]?.(shop) ?? variable);
  // JSON.parse visits every value of the content.
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === 'string' ? fill(value) : value,
  );
}
