import { loadContent } from '@/model/content';
import { buildContactCard } from '@/model/shop/contact-card';
import type { Shop } from '@/model/shop/shop';

async function readLines(changes: Partial<Shop> = {}): Promise<string[]> {
  const { shop } = await loadContent();
  return buildContactCard({ ...shop, ...changes }).split('\r\n');
}

test('the contact card has the name, both phone numbers, the address and the site', async () => {
  expect(await readLines()).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Barbearia Irmãos Vasconcelos & Sobrinhos;;;;',
    'FN:Barbearia Irmãos Vasconcelos & Sobrinhos',
    'ORG:Barbearia Irmãos Vasconcelos & Sobrinhos',
    'X-ABSHOWAS:COMPANY',
    'TEL;TYPE=WORK,VOICE:+558133331234',
    'TEL;TYPE=CELL:+5581987652143',
    'ADR;TYPE=WORK:;;Avenida Herculano Bandeira\\, 785\\, loja 2\\, Pina;Recife;AM;51110-131;Brasil',
    'URL:https://www.vasconcelos.example.com/',
    'END:VCARD',
    '',
  ]);
});

test('the contact card has a single phone number if WhatsApp uses the same one', async () => {
  const lines = await readLines({ whatsapp: '(81) 3333-1234' });
  expect(lines.filter((line) => line.startsWith('TEL'))).toEqual([
    'TEL;TYPE=WORK,VOICE:+558133331234',
  ]);
});

test('the contact card escapes line breaks and separators', async () => {
  const lines = await readLines({ name: 'Corte; barba, A\\B\nEND:VCARD\r\nC\rD' });
  expect(lines).toContain('FN:Corte\\; barba\\, A\\\\B\\nEND:VCARD\\nC\\nD');
  expect(lines.filter((line) => line === 'END:VCARD')).toHaveLength(1);
});
