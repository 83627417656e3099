import { internationalNumber } from './format';
import type { Shop } from './schema';

/** A WhatsApp conversation with the greeting prefilled. Nothing if the shop has no WhatsApp. */
export function buildWhatsappUrl({ whatsapp, whatsappGreeting }: Shop): string | undefined {
  const text = whatsappGreeting ? `?text=${encodeURIComponent(whatsappGreeting)}` : '';
  return whatsapp && `https://wa.me/${internationalNumber(whatsapp).slice(1)}${text}`;
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

/** What Google looks up. */
function mapQuery({ name, address }: Shop): string {
  const { street, district, city, state, postalCode } = address;
  return `${name}, ${street}, ${district}, ${city} - ${state}, ${postalCode}`;
}
