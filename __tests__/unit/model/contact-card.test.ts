/** @jest-environment node */
import { getContent } from '@/model';
import { buildContactCard } from '@/model/derive/contact-card';
import type { Shop } from '@/model/schema/shop';

const { shop } = getContent();

/** The lines of a card, as an address book reads them. */
function readLines(changes: Partial<Shop> = {}): string[] {
  const card = buildContactCard({ ...shop, ...changes }, 'https://jatoba.example/');
  return card.split('\r\n');
}

test('has name, address and telephone', () => {
  expect(readLines()).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Barbearia Jatobá;;;;',
    'FN:Barbearia Jatobá',
    'ORG:Barbearia Jatobá',
    'X-ABSHOWAS:COMPANY',
    'TEL;TYPE=WORK,VOICE:+5511900000000',
    'ADR;TYPE=WORK:;;Rua Exemplo\\, 123\\, Centro;São Paulo;SP;01000-000;Brasil',
    'URL:https://jatoba.example/',
    'END:VCARD',
    '',
  ]);
});

test('has no telephone if the shop only has WhatsApp', () => {
  const lines = readLines({ telephone: undefined });
  expect(lines.filter((line) => line.startsWith('TEL'))).toEqual(['TEL;TYPE=CELL:+5511900000000']);
});

test('has a separate WhatsApp number and the position, if any', () => {
  const lines = readLines({
    whatsapp: '+5511987654321',
    geo: { latitude: -23.55, longitude: -46.63 },
  });
  expect(lines).toContain('TEL;TYPE=CELL:+5511987654321');
  expect(lines).toContain('GEO:-23.55;-46.63');
});

test('escapes special characters', () => {
  const full = 'Corte; barba, A\\B\nEND:VCARD\r\nC\rD';
  const lines = readLines({ name: { full, trade: '', proper: full } });
  expect(lines).toContain('FN:Corte\\; barba\\, A\\\\B\\nEND:VCARD\\nC\\nD');
  expect(lines.filter((line) => line === 'END:VCARD')).toHaveLength(1);
});
