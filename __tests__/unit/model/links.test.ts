import { loadContent } from '@/model/content';
import { buildDirectionsUrl, buildMapEmbedUrl, buildMapUrl, buildWhatsappUrl } from '@/model/links';
import type { Shop } from '@/model/schema';

let shop: Shop;

beforeAll(async () => {
  ({ shop } = await loadContent());
});

const asked = (url: string, name: string) => new URL(url).searchParams.get(name);

test('WhatsApp opens with the whole greeting, for the number in international form', () => {
  const whatsappGreeting = 'Olá! Corte & barba #1, 100%? +1';
  const url = `${buildWhatsappUrl({ ...shop, whatsappGreeting })}`;
  expect(url).toMatch(/^https:\/\/wa\.me\/5581987652143\?text=[^ &#+]*$/);
  expect(asked(url, 'text')).toBe(whatsappGreeting);
});

test('the map asks for the whole address', () => {
  const address = { ...shop.address, street: 'Rua A & B, 12 #3' };
  const query =
    'Barbearia Irmãos Vasconcelos & Sobrinhos, Rua A & B, 12 #3, Pina, Recife - AM, 51110-131';
  expect(asked(buildMapEmbedUrl({ ...shop, address }), 'q')).toBe(query);
  expect(asked(buildMapUrl({ ...shop, address }), 'q')).toBe(query);
  expect(asked(buildDirectionsUrl({ ...shop, address }), 'destination')).toBe(query);
});

test('each address is one that opens what it says, in Portuguese', () => {
  expect(buildMapEmbedUrl(shop)).toMatch(
    /^https:\/\/www\.google\.com\/maps\?q=.*&output=embed&hl=pt-BR$/,
  );
  expect(buildMapUrl(shop)).toMatch(/^https:\/\/www\.google\.com\/maps\?q=[^&]*$/);
  expect(buildDirectionsUrl(shop)).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&/);
});
