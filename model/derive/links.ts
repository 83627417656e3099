import type { Shop } from '../schema/shop';
import { joinPlaces } from './format';

/** A WhatsApp conversation with the greeting and more lines prefilled. */
export function buildWhatsappUrl(shop: Shop, ...about: readonly string[]): string {
  const digits = shop.whatsapp.replace(/\D/g, '');
  const text = [shop.whatsappGreeting, ...about].join('\n');
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}

/** The booking page, or else WhatsApp. */
export function buildBookingUrl(shop: Shop): string {
  return shop.bookingUrl ?? buildWhatsappUrl(shop);
}

/** Google's map embed, which needs no API key. */
export function buildMapEmbedUrl(shop: Shop): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: mapQuery(shop), output: 'embed', hl: 'pt-BR' })}`;
}

/** The shop on Google Maps. */
export function buildMapUrl(shop: Shop): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: mapQuery(shop) })}`;
}

/** Directions to the shop. */
export function buildDirectionsUrl(shop: Shop): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: mapQuery(shop) })}`;
}

/** The exact position, or else the address, which Google looks up. */
function mapQuery({ name, address, geo }: Shop): string {
  return geo
    ? `${geo.latitude},${geo.longitude}`
    : `${name.full}, ${address.street}, ${joinPlaces(address.district, address.city)} - ${address.state}, ${address.postalCode}`;
}
