const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  trailingZeroDisplay: 'stripIfInteger',
});
const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** A price in reais, or none. A price “a partir de” is a minimum. */
export type Price = { price?: number | undefined; priceFrom?: boolean | undefined };

/**
 * Formats a price: `R$ 40`, `a partir de R$ 37,50`, `grátis`, `sob consulta`. No line breaks inside an amount or inside
 * `sob consulta`.
 */
export function formatPrice({ price, priceFrom }: Price): string {
  if (price === undefined) {
    return 'sob\u00a0consulta';
  }
  if (price === 0) {
    return 'grátis';
  }
  return priceFrom ? `a partir de ${reais.format(price)}` : reais.format(price);
}

/** A duration in words, such as `1 hora e 30 minutos`, or abbreviated: `1 h 30 min`. No line breaks between a number and its unit. */
export function formatDuration(minutes: number, style: 'long' | 'short' = 'long'): string {
  const parts = [
    formatUnit(Math.floor(minutes / 60), 'hour', style),
    formatUnit(minutes % 60, 'minute', style),
  ].filter((part) => part !== '');
  return parts.join(style === 'long' ? ' e ' : '\u00a0');
}

/** `30 minutos`, with a no-break space. Empty for zero. */
function formatUnit(count: number, unit: 'hour' | 'minute', unitDisplay: 'long' | 'short'): string {
  if (count === 0) {
    return '';
  }
  const words = count.toLocaleString('pt-BR', { style: 'unit', unit, unitDisplay });
  return words.replaceAll(' ', '\u00a0');
}

/** The notice that a cancellation needs: "com pelo menos 2 horas de antecedência", or "a qualquer momento" for none. */
export function formatCancellationNotice(hours: number): string {
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

/** The means of payment as alternatives, each as the shop writes it: "dinheiro, cartão de débito ou Pix". */
export function formatPaymentMethods(methods: readonly string[]): string {
  return alternatives.format(methods);
}
