import type { Shop } from '../loading/schema';
import { internationalNumber } from './format';

/**
 * Builds the URL of a WhatsApp conversation with the shop, in which the greeting is typed already. Returns undefined if
 * the shop has no WhatsApp number.
 */
export function buildWhatsappUrl({ whatsapp, whatsappGreeting }: Shop): string | undefined {
  if (!whatsapp) {
    return undefined;
  }
  const numberWithoutPlus = internationalNumber(whatsapp).slice(1);
  // A space is `%20`, as WhatsApp documents. `URLSearchParams` would write it as a plus sign.
  const query = whatsappGreeting ? `?text=${encodeURIComponent(whatsappGreeting)}` : '';
  return `https://wa.me/${numberWithoutPlus}${query}`;
}

/** Builds the URL of the map that the page embeds. Google needs no API key for this form of URL. */
export function buildMapEmbedUrl(shop: Shop): string {
  const parameters = { q: buildMapQuery(shop), output: 'embed', hl: 'pt-BR' };
  return `https://www.google.com/maps?${new URLSearchParams(parameters)}`;
}

/** Builds the URL that shows the shop on Google Maps. */
export function buildMapUrl(shop: Shop): string {
  const parameters = { q: buildMapQuery(shop) };
  return `https://www.google.com/maps?${new URLSearchParams(parameters)}`;
}

/** Builds the URL of Google's directions to the shop. */
export function buildDirectionsUrl(shop: Shop): string {
  const parameters = { api: '1', destination: buildMapQuery(shop) };
  return `https://www.google.com/maps/dir/?${new URLSearchParams(parameters)}`;
}

/** Builds the text with which Google Maps finds the shop: its name and its address. */
function buildMapQuery({ name, address }: Shop): string {
  const { street, district, city, state, postalCode } = address;
  return `${name}, ${street}, ${district}, ${city} - ${state}, ${postalCode}`;
}
