import type { Shop } from '../schema/shop';
import { joinPlaces } from './format';

/** Opens the telephone (RFC 3966). */
export function buildTelephoneUrl(telephone: string): string {
  return `tel:${telephone}`;
}

/** Opens a WhatsApp conversation with its first line written, and under it what it is about. */
export function buildWhatsappUrl(shop: Shop, ...about: readonly string[]): string {
  const digits = shop.whatsapp.replace(/\D/g, '');
  const text = [shop.whatsappGreeting, ...about].join('\n');
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}

/** Begins a booking: on the shop's agenda or, where it has none, in WhatsApp. */
export function buildBookingUrl(shop: Shop): string {
  return shop.bookingUrl ?? buildWhatsappUrl(shop);
}

/** The map frame's address: Google's embed by address, which needs no key. */
export function buildMapEmbedUrl(shop: Shop): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: mapQuery(shop), output: 'embed', hl: 'pt-BR' })}`;
}

/** The shop on the map. */
export function buildMapUrl(shop: Shop): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: mapQuery(shop) })}`;
}

/** Directions to the shop, in the visitor's map. */
export function buildDirectionsUrl(shop: Shop): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: mapQuery(shop) })}`;
}

function mapQuery(shop: Shop): string {
  const { address } = shop;
  return `${shop.name.whole}, ${address.street}, ${joinPlaces(address.district, address.city)} - ${address.state}, ${address.postalCode}`;
}
