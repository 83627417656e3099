import { internationalNumber } from '@/model/format';
import type { Shop } from '@/model/schema';
import { absoluteUrl } from '@/model/site-url';

/**
 * The shop as a vCard 3.0, which every phone reads, escaped per RFC 6350. Long lines are not folded,
 * because folding is optional.
 */
export function buildContactCard(shop: Shop): string {
  const name = escapeText(shop.name);
  const { street, district, city, state, postalCode } = shop.address;
  const address = ['', '', `${street}, ${district}`, city, state, postalCode, 'Brasil'];

  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    'X-ABSHOWAS:COMPANY', // Apple: a company, not a person.
    `TEL;TYPE=WORK,VOICE:${internationalNumber(shop.telephone)}`,
    ...(shop.whatsapp && shop.whatsapp !== shop.telephone
      ? [`TEL;TYPE=CELL:${internationalNumber(shop.whatsapp)}`]
      : []),
    `ADR;TYPE=WORK:${address.map(escapeText).join(';')}`,
    `URL:${absoluteUrl(shop, '/')}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** RFC 6350, section 3.4. */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}
