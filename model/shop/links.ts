import type { Address } from './address';
import { internationalNumber, type Telephones } from './telephones';

/** What a map needs to find the shop. */
type Place = { name: string; address: Address };

type WhatsappChat = Pick<Telephones, 'whatsapp'> & { whatsappGreeting?: string | undefined };

/** The URL that dials a number: `tel:+5511900000000` (RFC 3966). */
export function telephoneUrl(telephone: string): string {
  return `tel:${internationalNumber(telephone)}`;
}

/**
 * Builds the URL of a WhatsApp conversation with the shop, in which the greeting is typed already. Returns undefined if
 * the shop has no WhatsApp number.
 */
export function buildWhatsappUrl({ whatsapp, whatsappGreeting }: WhatsappChat): string | undefined {
  if (!whatsapp) {
    return undefined;
  }
  const numberWithoutPlus = internationalNumber(whatsapp).slice(1);
  // A space is `%20`, as WhatsApp documents. `URLSearchParams` would write it as a plus sign.
  const query = whatsappGreeting ? `?text=${encodeURIComponent(whatsappGreeting)}` : '';
  return `https://wa.me/${numberWithoutPlus}${query}`;
}

/** Builds the URL of the map that the page embeds. Google needs no API key for this form of URL. */
export function buildMapEmbedUrl(place: Place): string {
  const parameters = { q: buildMapQuery(place), output: 'embed', hl: 'pt-BR' };
  return `https://www.google.com/maps?${new URLSearchParams(parameters)}`;
}

/** Builds the URL that shows the shop on Google Maps. */
export function buildMapUrl(place: Place): string {
  const parameters = { q: buildMapQuery(place) };
  return `https://www.google.com/maps?${new URLSearchParams(parameters)}`;
}

/** Builds the URL of Google's directions to the shop. */
export function buildDirectionsUrl(place: Place): string {
  const parameters = { api: '1', destination: buildMapQuery(place) };
  return `https://www.google.com/maps/dir/?${new URLSearchParams(parameters)}`;
}

/** Builds the text with which Google Maps finds the shop: its name and its address. */
function buildMapQuery({ name, address }: Place): string {
  const { street, district, city, state, postalCode } = address;
  return `${name}, ${street}, ${district}, ${city} - ${state}, ${postalCode}`;
}
