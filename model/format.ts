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

/** Lists the means of payment as the shop writes them: "dinheiro, cartão de débito ou Pix". */
export function formatPaymentMethods(methods: Shop['paymentMethods']): string {
  return alternatives.format(methods);
}

export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
