/** A web service on which a shop may have a profile, a chat or a place on a map. */
type Network = {
  name: string;
  icon: 'facebook' | 'instagram' | 'tiktok' | 'x' | 'youtube' | 'external' | 'whatsapp' | 'pin';
  /** Each host includes its subdomains: `facebook.com` includes `pt-br.facebook.com`. */
  hosts: readonly string[];
  /** Tells services on one host apart: Google Maps is at `google.com/maps`, and the search at `google.com/search`. */
  path?: string;
  /** A chat or a place on a map isn't a profile. */
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

/** Falls back to the URL's host as the name if the URL isn't on a known network. */
export function findNetwork(url: string): Pick<Network, 'name' | 'icon' | 'hasProfiles'> {
  const parsedUrl = new URL(url);
  const host = parsedUrl.hostname.replace(/^www\./, '');
  return findKnownNetwork(parsedUrl) ?? { name: host, icon: 'external', hasProfiles: true };
}

function findKnownNetwork(url: URL): Network | undefined {
  return NETWORKS.find((network) => isOnNetwork(url, network));
}

function isOnNetwork(url: URL, { hosts, path }: Network): boolean {
  const { hostname, pathname } = url;
  const isOnHost = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  const isOnPath = !path || pathname === path || pathname.startsWith(`${path}/`);
  return isOnHost && isOnPath;
}

/** Returns false for a chat, a map, or a site's home page. */
export function isProfile(url: string): boolean {
  const isHomePage = new URL(url).pathname === '/';
  return !isHomePage && findNetwork(url).hasProfiles;
}

/** The URL of a shop's booking page may be a WhatsApp chat. */
export function isChat(url: string): boolean {
  return findNetwork(url).name === 'WhatsApp';
}

/** Matches the parameters that an app adds to a profile's address when it's copied. They only say who shared it. */
const TRACKING = /^(igsh|igshid|fbclid|mibextid|utm_\w+)$/;

/** Leaves other parameters, as in `profile.php?id=1`. */
export function removeTracking(url: string): string {
  const cleaned = new URL(url);
  for (const name of [...cleaned.searchParams.keys()]) {
    if (TRACKING.test(name)) {
      cleaned.searchParams.delete(name);
    }
  }
  return cleaned.href;
}
