import type { Service } from './services';

const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * Returns, for example, `R$ 40`, `a partir de R$ 37,50`, `grátis` or `sob consulta`. Neither an amount nor `sob
 * consulta` breaks across lines.
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

/** Returns, for example, `1 hora e 30 minutos`, or `1 h 30 min` if short. A number stays on one line with its unit. */
export function formatDuration(minutes: number, style: 'long' | 'short' = 'long'): string {
  const parts = [
    formatUnit(Math.floor(minutes / 60), 'hour', style),
    formatUnit(minutes % 60, 'minute', style),
  ].filter((part) => part !== '');
  return parts.join(style === 'long' ? ' e ' : '\u00a0');
}

/** Returns, for example, `30 minutos` with a no-break space, or an empty string for zero. */
function formatUnit(count: number, unit: 'hour' | 'minute', unitDisplay: 'long' | 'short'): string {
  if (count === 0) {
    return '';
  }
  const words = count.toLocaleString('pt-BR', { style: 'unit', unit, unitDisplay });
  return words.replaceAll(' ', '\u00a0');
}
