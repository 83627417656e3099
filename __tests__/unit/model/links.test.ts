import { loadContent } from '@/model/content';
import { buildDirectionsUrl, buildMapEmbedUrl, buildMapUrl, buildWhatsappUrl } from '@/model/links';
import type { Shop } from '@/model/schema';

let shop: Shop;

beforeAll(async () => {
  shop = { ...(await loadContent()).shop, geo: undefined };
});

const asked = (url: string, name: string) => new URL(url).searchParams.get(name);

test('WhatsApp opens with the whole greeting, for the number in international form', () => {
  const whatsappGreeting = 'Olá! Corte & barba #1, 100%? +1';
  const url = buildWhatsappUrl({ ...shop, whatsappGreeting });
  expect(url).toMatch(/^https:\/\/wa\.me\/5581987652143\?text=[^ &#+]*$/);
  expect(asked(url, 'text')).toBe(whatsappGreeting);
});

test('the map asks for the whole address, or for the position if there is one', () => {
  const address = { ...shop.address, street: 'Rua A & B, 12 #3' };
  const query =
    'Barbearia Irmãos Vasconcelos & Sobrinhos, Rua A & B, 12 #3, Pina, Recife - AM, 51110-131';
  const geo = { latitude: -23.5505, longitude: -46.6333 };
  for (const [other, expected] of [
    [{ ...shop, address }, query],
    [{ ...shop, address, geo }, '-23.5505,-46.6333'],
  ] as const) {
    expect(asked(buildMapEmbedUrl(other), 'q')).toBe(expected);
    expect(asked(buildMapUrl(other), 'q')).toBe(expected);
    expect(asked(buildDirectionsUrl(other), 'destination')).toBe(expected);
  }
});

test('each address is one that opens what it says, in Portuguese', () => {
  expect(buildMapEmbedUrl(shop)).toMatch(
    /^https:\/\/www\.google\.com\/maps\?q=.*&output=embed&hl=pt-BR$/,
  );
  expect(buildMapUrl(shop)).toMatch(/^https:\/\/www\.google\.com\/maps\?q=[^&]*$/);
  expect(buildDirectionsUrl(shop)).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&/);
});
