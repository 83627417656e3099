import type { Hours } from '../schema/opening-hours';
import type { Price } from '../schema/services';
import type { Shop } from '../schema/shop';
import { formatClock } from './wall-clock';

const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  trailingZeroDisplay: 'stripIfInteger',
});
const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** `R$ 40`, `a partir de R$ 37,50` (no-break space), `grátis`, `sob consulta`. */
export function formatPrice({ amount, isMinimum }: Price): string {
  if (!amount) {
    return amount === 0 ? 'grátis' : 'sob\u00a0consulta';
  }
  return `${isMinimum ? 'a partir de ' : ''}${reais.format(amount)}`;
}

/** Each period of a day: `09:00–19:00`, `24 horas`. Empty if closed. */
export function formatHours(hours: Hours, formatTime = formatClock, to = '–'): string[] {
  return hours.map(({ opens, closes }) =>
    formatClock(closes) === opens ? '24 horas' : formatTime(opens) + to + formatTime(closes),
  );
}

/** `Centro, São Paulo`; skips missing parts. */
export function joinPlaces(...places: readonly (string | undefined)[]): string {
  return places.filter(Boolean).join(', ');
}

/** A street with a no-break space before its number: `Rua Exemplo, 123`. */
export function formatStreet({ street }: Pick<Shop['address'], 'street'>): string {
  return street.replace(/ (?=\S*\d\S*$)/, '\u00a0');
}

/** A Brazilian number with no-break spaces: `(11) 90000-0000`, `0800 123 4567`. */
export function formatTelephone(telephone: string): string {
  return telephone
    .replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1)\u00a0$2-$3')
    .replace(/^(0\d{3})(\d{3})/, '$1\u00a0$2\u00a0')
    .replace(/^(\d{4})(\d{4})$/, '$1-$2');
}

/** "dinheiro, cartão de débito ou Pix"; in short, "dinheiro, débito ou Pix". */
export function formatPaymentMethods(methods: Shop['paymentMethods'], form?: 'short'): string {
  const short = (method: string) => method.replace(/^cartão de /i, '');
  return alternatives.format(form === 'short' ? methods.map(short) : methods);
}
