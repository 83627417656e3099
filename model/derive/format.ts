import type { Hours, Period } from '../schema/opening-hours';
import type { Price } from '../schema/services';
import type { Shop } from '../schema/shop';

const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  trailingZeroDisplay: 'stripIfInteger',
});
const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** `R$ 40`, `a partir de R$ 37,50`, with a space that breaks no line; `grátis`, `sob consulta`. */
export function formatPrice({ amount, isMinimum }: Price): string {
  if (!amount) {
    return amount === 0 ? 'grátis' : 'sob\u00a0consulta';
  }
  return `${isMinimum ? 'a partir de ' : ''}${reais.format(amount)}`;
}

/** What a clock shows at a time of a period: `02:00`, where it is `26:00`. */
export function formatClock(time: string): string {
  return String(Number.parseInt(time, 10) % 24).padStart(2, '0') + time.slice(2);
}

/** From opening to closing, one for each period of the day: `09:00–19:00`, `24 horas`. Closed is none. */
export function formatHours(hours: Hours, formatTime = formatClock, to = '–'): string[] {
  return hours.map((period) =>
    isWholeDay(period) ? '24 horas' : formatTime(period.opens) + to + formatTime(period.closes),
  );
}

export function isWholeDay({ opens, closes }: Period): boolean {
  return formatClock(closes) === opens;
}

/** `Centro, São Paulo`, as far as they are there. */
export function joinPlaces(...places: readonly (string | undefined)[]): string {
  return places.filter(Boolean).join(', ');
}

/** A street that keeps its number with it: `Rua Exemplo, 123`. */
export function formatStreet({ street }: Pick<Shop['address'], 'street'>): string {
  return street.replace(/ (?=\S*\d\S*$)/, '\u00a0');
}

/** A Brazilian number as Brazilians write it, in one piece: `(11) 90000-0000`, `0800 123 4567`. */
export function formatTelephone(telephone: string): string {
  return telephone
    .replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1)\u00a0$2-$3')
    .replace(/^(0\d{3})(\d{3})/, '$1\u00a0$2\u00a0')
    .replace(/^(\d{4})(\d{4})$/, '$1-$2');
}

/** "dinheiro, cartão de débito, cartão de crédito ou Pix"; in short, "dinheiro, débito, crédito ou Pix". */
export function formatPaymentMethods(methods: Shop['paymentMethods'], form?: 'short'): string {
  const short = (method: string) => method.replace(/^cartão de /i, '');
  return alternatives.format(form === 'short' ? methods.map(short) : methods);
}
