/** Networks by their hosts, or the beginnings of their addresses. */
const NETWORKS = [
  { name: 'Facebook', icon: 'facebook', at: 'facebook.com fb.com' },
  { name: 'Instagram', icon: 'instagram', at: 'instagram.com' },
  { name: 'TikTok', icon: 'tiktok', at: 'tiktok.com' },
  { name: 'X', icon: 'x', at: 'x.com twitter.com' },
  { name: 'YouTube', icon: 'youtube', at: 'youtube.com youtu.be' },
  { name: 'Linktree', icon: 'external', at: 'linktr.ee' },
  { name: 'WhatsApp', icon: 'whatsapp', at: 'wa.me whatsapp.com' },
  {
    name: 'Google Maps',
    icon: 'pin',
    at: 'google.com/maps google.com.br/maps maps.google.com maps.app.goo.gl goo.gl/maps g.page',
  },
] as const;

/** Name and icon of the network at an address; another site has its host's name. */
export function findNetwork(url: string) {
  const { hostname, pathname } = new URL(url);
  const other = { name: hostname.replace(/^www\./, ''), icon: 'external' } as const;
  const isAt = (place: string) => `.${hostname}${pathname}/`.includes(`.${place}/`);
  return NETWORKS.find(({ at }) => at.split(' ').some(isAt)) ?? other;
}

/** Whether an address is the shop's own page: no chat, no map, and no network's home page. */
export function isProfile(url: string): boolean {
  return new URL(url).pathname !== '/' && !/^(WhatsApp|Google Maps)$/.test(findNetwork(url).name);
}
