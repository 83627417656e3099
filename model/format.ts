import { DAY_IN_MINUTES, formatClock } from './clock';
import type { Hours } from './opening-hours';
import type { Service, Shop } from './schema';

const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  trailingZeroDisplay: 'stripIfInteger',
});
const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** `R$ 40`, `a partir de R$ 37,50` (no-break space), `grátis`, `sob consulta`. */
export function formatPrice({ price, priceFrom }: Pick<Service, 'price' | 'priceFrom'>): string {
  if (!price) {
    return price === 0 ? 'grátis' : 'sob\u00a0consulta';
  }
  return `${priceFrom ? 'a partir de ' : ''}${reais.format(price)}`;
}

/** Each period of a day: `09:00–19:00`, or `24 horas`. Empty if closed. */
export function formatHours(hours: Hours, formatTime = formatClock, to = '–'): string[] {
  return hours.map(({ opens, closes }) =>
    closes - opens === DAY_IN_MINUTES ? '24 horas' : formatTime(opens) + to + formatTime(closes),
  );
}

/** A street with a no-break space before its number: `Rua Exemplo, 123`. */
export function formatStreet({ street }: Pick<Shop['address'], 'street'>): string {
  return street.replace(/ (?=\S*\d\S*$)/, '\u00a0');
}

/** With a no-break space: `(11) 90000-0000`. */
export function formatTelephone(telephone: string): string {
  return telephone.replace(' ', '\u00a0');
}

/** `tel:+5511900000000` (RFC 3966). */
export function telephoneUrl(telephone: string): string {
  return `tel:${internationalNumber(telephone)}`;
}

/** E.164: `+5511900000000`. */
export function internationalNumber(telephone: string): string {
  return `+55${telephone.replace(/\D/g, '')}`;
}

/** Words of a means of payment that are not a name. */
const COMMON =
  /^(dinheiro|cart(ão|ões)|de|débito|crédito|e|ou|em|no|na|à|vista|boleto|transferência|bancária|cheque|vale|por|aproximação)$/i;

/** As it is written inside a sentence: `Cartão de Crédito` is `cartão de crédito`, `PIX` is `Pix`. */
function formatPaymentMethod(method: string): string {
  return method
    .replace(/\p{L}+/gu, (word) => (COMMON.test(word) ? word.toLowerCase() : word))
    .replace(/\bpix\b/gi, 'Pix');
}

/** "dinheiro, cartão de débito ou Pix"; in short, "dinheiro, débito ou Pix". */
export function formatPaymentMethods(methods: Shop['paymentMethods'], form?: 'short'): string {
  const texts = methods.map(formatPaymentMethod);
  const short = (text: string) => text.replace(/^cart(ão|ões) de /, '');
  return alternatives.format(form === 'short' ? texts.map(short) : texts);
}

export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
