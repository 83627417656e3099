import type { Address } from './shop';

/** Returns, for example, `Rua Exemplo, 123`, with a no-break space before the number. */
export function formatStreet({ street }: Pick<Address, 'street'>): string {
  return street.replace(/ (?=\S*\d\S*$)/, '\u00a0');
}
