import type { Shop } from '../schema/shop';

/** Opens the telephone (RFC 3966). */
export function buildTelephoneUrl(shop: Shop): string {
  return `tel:${shop.telephone}`;
}

/** Opens a WhatsApp conversation with its first line written. */
export function buildWhatsappUrl(shop: Shop): string {
  const digits = (shop.whatsapp ?? shop.telephone).replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${encodeURIComponent(shop.whatsappGreeting)}`;
}

/** The map frame's address: Google's embed by address, which needs no key. */
export function buildMapEmbedUrl(shop: Shop): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: mapQuery(shop), output: 'embed', hl: 'pt-BR' })}`;
}

/** Directions to the shop, in the visitor's map. */
export function buildDirectionsUrl(shop: Shop): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: mapQuery(shop) })}`;
}

function mapQuery(shop: Shop): string {
  const { address } = shop;
  return `${shop.name.whole}, ${address.street}, ${address.district}, ${address.city} - ${address.state}, ${address.postalCode}`;
}
