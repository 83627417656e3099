import type { Shop } from './shop';
import { internationalNumber } from './telephones';

type Place = Pick<Shop, 'name' | 'address'>;

type WhatsappChat = Pick<Shop, 'whatsapp' | 'whatsappGreeting'>;

/** The URL that dials a number, such as `tel:+5511900000000` (RFC 3966). */
export function telephoneUrl(telephone: string): string {
  return `tel:${internationalNumber(telephone)}`;
}

/** The chat opens with the greeting already typed. Returns undefined if the shop has no WhatsApp number. */
export function buildWhatsappUrl({ whatsapp, whatsappGreeting }: WhatsappChat): string | undefined {
  if (!whatsapp) {
    return undefined;
  }
  const numberWithoutPlus = internationalNumber(whatsapp).slice(1);
  // WhatsApp documents `%20` for a space, which `URLSearchParams` would write as a plus sign.
  const query = whatsappGreeting ? `?text=${encodeURIComponent(whatsappGreeting)}` : '';
  return `https://wa.me/${numberWithoutPlus}${query}`;
}

/** Where booking buttons lead: to the shop's booking page, or else to its WhatsApp chat, or else to its telephone. */
export function buildBookingUrl(
  shop: WhatsappChat & Pick<Shop, 'bookingUrl' | 'telephone'>,
): string {
  return shop.bookingUrl ?? buildWhatsappUrl(shop) ?? telephoneUrl(shop.telephone);
}

/** Google lets anyone embed a map with this kind of URL, without an API key. */
export function buildMapEmbedUrl(place: Place): string {
  const parameters = { q: buildMapQuery(place), output: 'embed', hl: 'pt-BR' };
  return `https://www.google.com/maps?${new URLSearchParams(parameters)}`;
}

export function buildMapUrl(place: Place): string {
  const parameters = { q: buildMapQuery(place) };
  return `https://www.google.com/maps?${new URLSearchParams(parameters)}`;
}

export function buildDirectionsUrl(place: Place): string {
  const parameters = { api: '1', destination: buildMapQuery(place) };
  return `https://www.google.com/maps/dir/?${new URLSearchParams(parameters)}`;
}

function buildMapQuery({ name, address }: Place): string {
  const { street, district, city, state, postalCode } = address;
  return `${name}, ${street}, ${district}, ${city} - ${state}, ${postalCode}`;
}
