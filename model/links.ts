import { internationalNumber } from './format';
import type { Shop } from './schema';

/** A WhatsApp conversation with the greeting prefilled. */
export function buildWhatsappUrl({ whatsapp, whatsappGreeting }: Shop): string {
  const number = internationalNumber(whatsapp).slice(1);
  return `https://wa.me/${number}?text=${encodeURIComponent(whatsappGreeting)}`;
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
    : `${name}, ${address.street}, ${address.district}, ${address.city} - ${address.state}, ${address.postalCode}`;
}

/** Social networks by host; `components/ui/icon` has an icon of the same name. */
const NETWORKS: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** The name of the social network that an address belongs to, or else its host. */
export function nameNetwork(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return NETWORKS[host] ?? host;
}
