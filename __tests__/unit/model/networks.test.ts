import { findNetwork, isProfile } from '@/model/shop/networks';

test.each([
  ['https://www.instagram.com/jatoba', 'Instagram', 'instagram'],
  ['https://pt-br.facebook.com/jatoba', 'Facebook', 'facebook'],
  ['https://m.facebook.com/profile.php?id=1', 'Facebook', 'facebook'],
  ['https://fb.com/jatoba', 'Facebook', 'facebook'],
  ['https://www.tiktok.com/@jatoba', 'TikTok', 'tiktok'],
  ['https://youtube.com/@jatoba', 'YouTube', 'youtube'],
  ['https://youtu.be/abc', 'YouTube', 'youtube'],
  ['https://x.com/jatoba', 'X', 'x'],
  ['https://twitter.com/jatoba', 'X', 'x'],
  ['https://linktr.ee/jatoba', 'Linktree', 'external'],
  ['https://wa.me/5511987654321', 'WhatsApp', 'whatsapp'],
  ['https://api.whatsapp.com/send?phone=5511987654321', 'WhatsApp', 'whatsapp'],
  ['https://maps.app.goo.gl/abc', 'Google Maps', 'pin'],
  ['https://maps.google.com/?cid=1', 'Google Maps', 'pin'],
  ['https://www.google.com/maps', 'Google Maps', 'pin'],
  ['https://www.google.com.br/maps/place/Jatoba', 'Google Maps', 'pin'],
  ['https://goo.gl/maps/abc', 'Google Maps', 'pin'],
  ['https://g.page/jatoba', 'Google Maps', 'pin'],
])('%s belongs to %s, whose icon is “%s”', (url, name, icon) => {
  expect(findNetwork(url)).toMatchObject({ name, icon });
});

test.each([
  ['https://netflix.com/x.com', 'netflix.com'],
  ['https://www.google.com/mapsite', 'google.com'],
  ['https://share.google/AbC123', 'share.google'],
  ['https://notinstagram.com/jatoba', 'notinstagram.com'],
])('%s isn’t on a known network, so its name is the host %s', (url, name) => {
  expect(findNetwork(url)).toMatchObject({ name, icon: 'external' });
});

test.each([
  ['https://www.instagram.com/jatoba'],
  ['https://www.facebook.com/jatoba'],
  ['https://www.tiktok.com/@jatoba'],
  ['https://x.com/jatoba'],
  ['https://youtube.com/@jatoba'],
  ['https://linktr.ee/jatoba'],
  ['https://netflix.com/jatoba'],
])('%s counts as one of the shop’s profiles', (url) => {
  expect(isProfile(url)).toBe(true);
});

test.each([
  ['a chat', 'https://wa.me/5511987654321'],
  ['a map', 'https://g.page/jatoba'],
  ['a place on Google Maps', 'https://www.google.com/maps/place/Jatoba'],
  ['a network’s home page', 'https://www.instagram.com/?hl=pt'],
  ['a shared Google result', 'https://share.google/AbC123'],
  ['a Google search', 'https://www.google.com/search?q=jatoba'],
  ['a knowledge panel', 'https://g.co/kgs/AbC123'],
  ['a Brazilian Google search', 'https://www.google.com.br/search?q=jatoba'],
  ['a shortened URL', 'https://bit.ly/jatoba'],
  ['another shortened URL', 'https://tinyurl.com/jatoba'],
  ['a URL that Google shortened', 'https://goo.gl/abc'],
])('%s doesn’t count as one of the shop’s profiles: %s', (_, url) => {
  expect(isProfile(url)).toBe(false);
});
