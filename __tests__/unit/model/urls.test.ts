import { loadContent } from '@/model/content';
import type { Shop } from '@/model/shop/shop';
import {
  buildDirectionsUrl,
  buildMapEmbedUrl,
  buildMapUrl,
  buildWhatsappUrl,
} from '@/model/shop/urls';

let shop: Shop;

beforeAll(async () => {
  ({ shop } = await loadContent());
});

const readParameter = (url: string, name: string) => new URL(url).searchParams.get(name);

test('the WhatsApp link contains the international number and the whole greeting', () => {
  const whatsappGreeting = 'Olá! Corte & barba #1, 100%? +1';
  const url = `${buildWhatsappUrl({ ...shop, whatsappGreeting })}`;
  expect(url).toMatch(/^https:\/\/wa\.me\/5581987652143\?text=[^ &#+]*$/);
  expect(readParameter(url, 'text')).toBe(whatsappGreeting);
});

test('map and directions links contain the shop’s name and full address', () => {
  const address = { ...shop.address, street: 'Rua A & B, 12 #3' };
  const query =
    'Barbearia Irmãos Vasconcelos & Sobrinhos, Rua A & B, 12 #3, Pina, Recife - AM, 51110-131';
  expect(readParameter(buildMapEmbedUrl({ ...shop, address }), 'q')).toBe(query);
  expect(readParameter(buildMapUrl({ ...shop, address }), 'q')).toBe(query);
  expect(readParameter(buildDirectionsUrl({ ...shop, address }), 'destination')).toBe(query);
});

test('map and directions links have the format that Google documents', () => {
  expect(buildMapEmbedUrl(shop)).toMatch(
    /^https:\/\/www\.google\.com\/maps\?q=.*&output=embed&hl=pt-BR$/,
  );
  expect(buildMapUrl(shop)).toMatch(/^https:\/\/www\.google\.com\/maps\?q=[^&]*$/);
  expect(buildDirectionsUrl(shop)).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&/);
});
