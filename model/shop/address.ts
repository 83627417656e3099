export type Address = {
  street: string;
  district: string;
  city: string;
  /** The abbreviation of the federal state, such as `SP`. */
  state: string;
  postalCode: string;
};

/** The street, with a no-break space before the house number at its end: `Rua Exemplo, 123`. */
export function formatStreet({ street }: Pick<Address, 'street'>): string {
  return street.replace(/ (?=\S*\d\S*$)/, '\u00a0');
}

/** The address in one line: `Rua Exemplo, 123, Centro, São Paulo – SP`. Its city and state stay together. */
export function formatAddress(address: Omit<Address, 'postalCode'>): string {
  const city = address.city.replaceAll(' ', '\u00a0');
  return `${formatStreet(address)}, ${address.district}, ${city}\u00a0–\u00a0${address.state}`;
}
