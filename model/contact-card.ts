import { internationalNumber } from './format';
import type { Shop } from './schema';
import { absoluteUrl } from './site-url';

/**
 * Builds the shop's entry for an address book as a vCard 3.0, which every phone reads. Long lines are not folded,
 * because folding is optional.
 */
export function buildContactCard(shop: Shop): string {
  const name = escapeText(shop.name);
  const { street, district, city, state, postalCode } = shop.address;
  const address = ['', '', `${street}, ${district}`, city, state, postalCode, 'Brasil'];

  const whatsappLines =
    shop.whatsapp && shop.whatsapp !== shop.telephone
      ? [`TEL;TYPE=CELL:${internationalNumber(shop.whatsapp)}`]
      : [];

  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    'X-ABSHOWAS:COMPANY', // Makes Apple's address book show a company instead of a person.
    `TEL;TYPE=WORK,VOICE:${internationalNumber(shop.telephone)}`,
    ...whatsappLines,
    `ADR;TYPE=WORK:${address.map(escapeText).join(';')}`,
    `URL:${absoluteUrl(shop, '/')}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Escapes the characters that separate values in a vCard, and line breaks (RFC 6350, section 3.4). */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}
