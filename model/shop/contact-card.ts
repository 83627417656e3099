import type { Shop } from './shop';
import { absoluteUrl } from './site-url';
import { internationalNumber } from './telephones';

/** Every phone can read vCard 3.0. Long lines aren't folded, as folding is optional. */
export function buildContactCard(shop: Shop): string {
  const name = escapeText(shop.name);
  const { street, district, city, state, postalCode } = shop.address;
  // A vCard's order: post office box, extension, street, city, region, postal code, country.
  const addressParts = ['', '', `${street}, ${district}`, city, state, postalCode, 'Brasil'];

  const telephoneLines = [`TEL;TYPE=WORK,VOICE:${internationalNumber(shop.telephone)}`];
  if (shop.whatsapp && shop.whatsapp !== shop.telephone) {
    telephoneLines.push(`TEL;TYPE=CELL:${internationalNumber(shop.whatsapp)}`);
  }

  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    'X-ABSHOWAS:COMPANY', // Apple's Contacts then shows a company instead of a person.
    ...telephoneLines,
    `ADR;TYPE=WORK:${addressParts.map(escapeText).join(';')}`,
    `URL:${absoluteUrl(shop, '/')}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Escapes line breaks and the separators of a vCard 3.0 (RFC 2426, section 4). */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}
