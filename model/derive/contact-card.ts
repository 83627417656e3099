import type { Shop } from '../schema/shop';
import { joinPlaces } from './format';

const LONGEST_LINE_IN_BYTES = 75;

/**
 * The shop as an entry of a phone's address book: vCard 3.0, which every phone reads, escaped and
 * folded as RFC 6350 has it.
 */
export function buildContactCard(shop: Shop, siteUrl: string): string {
  const name = escapeText(shop.name.whole);
  const { street, district, city, state, postalCode } = shop.address;
  const country = new Intl.DisplayNames('pt-BR', { type: 'region' }).of('BR') ?? '';
  const address = ['', '', joinPlaces(street, district), city, state, postalCode, country];

  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    'X-ABSHOWAS:COMPANY', // Apple files it under companies, not under people.
    `TEL;TYPE=WORK,VOICE:${shop.telephone}`,
    ...(shop.whatsapp ? [`TEL;TYPE=CELL:${shop.whatsapp}`] : []),
    `ADR;TYPE=WORK:${address.map(escapeText).join(';')}`,
    ...(shop.geo ? [`GEO:${shop.geo.latitude};${shop.geo.longitude}`] : []),
    `URL:${siteUrl}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** RFC 6350, section 3.4. */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** RFC 6350, section 3.2: a long line goes on after a break and a space, never inside a letter. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (length + size > LONGEST_LINE_IN_BYTES) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += size;
  }
  return folded;
}
