/** A site where shops have profiles, chats or a place on a map. */
type Network = {
  name: string;
  icon: 'facebook' | 'instagram' | 'tiktok' | 'x' | 'youtube' | 'external' | 'whatsapp' | 'pin';
  /** Its hosts, whose subdomains belong to it, too: `facebook.com` includes `pt-br.facebook.com`. */
  hosts: readonly string[];
  /** The path of the network on hosts that it shares with other services. */
  path?: string;
  /** A chat or a place on a map is not a profile of the shop. */
  hasProfiles: boolean;
};

const NETWORKS: readonly Network[] = [
  { name: 'Facebook', icon: 'facebook', hosts: ['facebook.com', 'fb.com'], hasProfiles: true },
  { name: 'Instagram', icon: 'instagram', hosts: ['instagram.com'], hasProfiles: true },
  { name: 'TikTok', icon: 'tiktok', hosts: ['tiktok.com'], hasProfiles: true },
  { name: 'X', icon: 'x', hosts: ['x.com', 'twitter.com'], hasProfiles: true },
  { name: 'YouTube', icon: 'youtube', hosts: ['youtube.com', 'youtu.be'], hasProfiles: true },
  { name: 'Linktree', icon: 'external', hosts: ['linktr.ee'], hasProfiles: true },
  { name: 'WhatsApp', icon: 'whatsapp', hosts: ['wa.me', 'whatsapp.com'], hasProfiles: false },
  {
    name: 'Google Maps',
    icon: 'pin',
    hosts: ['maps.google.com', 'maps.app.goo.gl', 'g.page'],
    hasProfiles: false,
  },
  {
    name: 'Google Maps',
    icon: 'pin',
    hosts: ['google.com', 'google.com.br', 'goo.gl'],
    path: '/maps',
    hasProfiles: false,
  },
];

/** Finds the network of an address. Any other site is named by its host. */
export function findNetwork(url: string): Pick<Network, 'name' | 'icon' | 'hasProfiles'> {
  const address = new URL(url);
  const network = NETWORKS.find((one) => isOnNetwork(address, one));
  const otherName = address.hostname.replace(/^www\./, '');
  return network ?? { name: otherName, icon: 'external', hasProfiles: true };
}

function isOnNetwork({ hostname, pathname }: URL, { hosts, path }: Network): boolean {
  const isOnHost = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isOnHost && (!path || pathname === path || pathname.startsWith(`${path}/`));
}

/** Checks whether an address is a page of the shop's own: not a chat, a map, or the home page of a network. */
export function isProfile(url: string): boolean {
  return new URL(url).pathname !== '/' && findNetwork(url).hasProfiles;
}
