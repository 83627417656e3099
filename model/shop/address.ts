import type { Address } from './shop';

/** Returns, for example, `Rua Exemplo, 123`, with a no-break space before the number. */
export function formatStreet({ street }: Pick<Address, 'street'>): string {
  return street.replace(/ (?=\S*\d\S*$)/, '\u00a0');
}

/** Returns, for example, `Rua Exemplo, 123, Centro, São Paulo – SP`. The city and state stay on one line. */
export function formatAddress(address: Address): string {
  const city = address.city.replaceAll(' ', '\u00a0');
  return `${formatStreet(address)}, ${address.district}, ${city}\u00a0–\u00a0${address.state}`;
}
