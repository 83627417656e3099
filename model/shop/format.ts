import { DAY_IN_MINUTES, formatClock } from '../hours/clock';
import type { Hours } from '../hours/opening-hours';
import type { Service, Shop } from '../loading/schema';

const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  trailingZeroDisplay: 'stripIfInteger',
});
const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/**
 * Formats a price: `R$ 40`, `a partir de R$ 37,50`, `grátis`, `sob consulta`. No line breaks inside an amount or inside
 * `sob consulta`.
 */
export function formatPrice({ price, priceFrom }: Pick<Service, 'price' | 'priceFrom'>): string {
  if (price === undefined) {
    return 'sob\u00a0consulta';
  }
  if (price === 0) {
    return 'grátis';
  }
  return priceFrom ? `a partir de ${reais.format(price)}` : reais.format(price);
}

/** Formats each open period of a day: `09:00–19:00`, or `24 horas`. Returns an empty list for a closed day. */
export function formatHours(
  hours: Hours,
  { formatTime = formatClock, separator = '–' } = {},
): string[] {
  return hours.map(({ opens, closes }) => {
    const isWholeDay = closes - opens === DAY_IN_MINUTES;
    return isWholeDay ? '24 horas' : `${formatTime(opens)}${separator}${formatTime(closes)}`;
  });
}

/** Formats a street with a no-break space before the house number at its end: `Rua Exemplo, 123`. */
export function formatStreet({ street }: Pick<Shop['address'], 'street'>): string {
  return street.replace(/ (?=\S*\d\S*$)/, '\u00a0');
}

/** Formats a telephone number with a no-break space after its area code: `(11) 90000-0000`. */
export function formatTelephone(telephone: string): string {
  return telephone.replace(' ', '\u00a0');
}

/** Builds the URL that dials a telephone number: `tel:+5511900000000` (RFC 3966). */
export function telephoneUrl(telephone: string): string {
  return `tel:${internationalNumber(telephone)}`;
}

/** Formats a telephone number in the international format E.164: `+5511900000000`. */
export function internationalNumber(telephone: string): string {
  return `+55${telephone.replace(/\D/g, '')}`;
}

/** Formats the means of payment as alternatives, each as the shop writes it: "dinheiro, cartão de débito ou Pix". */
export function formatPaymentMethods(methods: Shop['paymentMethods']): string {
  return alternatives.format(methods);
}

/** Capitalizes the first letter of a string, and leaves all other letters unchanged. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
