/** @jest-environment node */
import { getContent } from '@/model';
import {
  buildBookingUrl,
  buildDirectionsUrl,
  buildMapEmbedUrl,
  buildMapUrl,
  buildWhatsappUrl,
} from '@/model/derive/links';

const { shop } = getContent();
const asked = (url: string) => new URL(url).searchParams;

test('the WhatsApp greeting is fully encoded', () => {
  const whatsappGreeting = 'Olá! Corte & barba #1, 100%? +1';
  const url = buildWhatsappUrl({ ...shop, whatsapp: '+5511987654321', whatsappGreeting });
  expect(url).toMatch(/^https:\/\/wa\.me\/5511987654321\?/);
  expect(asked(url).get('text')).toBe(whatsappGreeting);
});

test('the WhatsApp subject is on its own line', () => {
  const url = buildWhatsappUrl({ ...shop, whatsappGreeting: 'Olá!' }, 'Corte');
  expect(asked(url).get('text')).toBe('Olá!\nCorte');
});

test('booking leads to the booking page, or else to WhatsApp', () => {
  const bookingUrl = 'https://agenda.example/jatoba';
  expect(buildBookingUrl({ ...shop, bookingUrl })).toBe(bookingUrl);
  const without = { ...shop, bookingUrl: undefined };
  expect(buildBookingUrl(without)).toBe(buildWhatsappUrl(without));
});

test('the map query is the whole address, encoded', () => {
  const address = { ...shop.address, street: 'Rua A & B, 12 #3' };
  const query = `${shop.name.full}, Rua A & B, 12 #3, ${address.district}, ${address.city} - ${address.state}, ${address.postalCode}`;
  expect(asked(buildMapEmbedUrl({ ...shop, address })).get('q')).toBe(query);
  expect(asked(buildMapUrl({ ...shop, address })).get('q')).toBe(query);
  expect(asked(buildDirectionsUrl({ ...shop, address })).get('destination')).toBe(query);
});

test('a position takes the place of the address on the map', () => {
  const geo = { latitude: -23.5505, longitude: -46.6333 };
  expect(asked(buildMapEmbedUrl({ ...shop, geo })).get('q')).toBe('-23.5505,-46.6333');
  expect(asked(buildMapUrl({ ...shop, geo })).get('q')).toBe('-23.5505,-46.6333');
  expect(asked(buildDirectionsUrl({ ...shop, geo })).get('destination')).toBe('-23.5505,-46.6333');
});

test('each address is one that opens what it says, in Portuguese', () => {
  expect(buildMapEmbedUrl(shop)).toMatch(
    /^https:\/\/www\.google\.com\/maps\?q=.*&output=embed&hl=pt-BR$/,
  );
  expect(buildMapUrl(shop)).toMatch(/^https:\/\/www\.google\.com\/maps\?q=[^&]*$/);
  expect(buildDirectionsUrl(shop)).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&/);
});
