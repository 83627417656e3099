import { internationalNumber } from './format';
import type { Shop } from './schema';

/**
 * Builds the address of a WhatsApp conversation, with the greeting ready to be sent. Returns undefined if the shop has
 * no WhatsApp.
 */
export function buildWhatsappUrl({ whatsapp, whatsappGreeting }: Shop): string | undefined {
  if (!whatsapp) {
    return undefined;
  }
  const numberWithoutPlus = internationalNumber(whatsapp).slice(1);
  // WhatsApp documents `%20` for a space; URLSearchParams would write a plus sign.
  const query = whatsappGreeting ? `?text=${encodeURIComponent(whatsappGreeting)}` : '';
  return `https://wa.me/${numberWithoutPlus}${query}`;
}

/** Builds the address of Google's embedded map, which needs no API key. */
export function buildMapEmbedUrl(shop: Shop): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: buildMapQuery(shop), output: 'embed', hl: 'pt-BR' })}`;
}

/** Builds the address of the shop on Google Maps. */
export function buildMapUrl(shop: Shop): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: buildMapQuery(shop) })}`;
}

/** Builds the address of the directions to the shop. */
export function buildDirectionsUrl(shop: Shop): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: buildMapQuery(shop) })}`;
}

/** Builds the text that Google Maps searches for. */
function buildMapQuery({ name, address }: Shop): string {
  const { street, district, city, state, postalCode } = address;
  return `${name}, ${street}, ${district}, ${city} - ${state}, ${postalCode}`;
}
