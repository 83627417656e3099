import { findNetwork, isProfile } from '@/model/shop/networks';

/** The last column says whether the URL counts as one of the shop's profiles. */
test.each([
  ['https://www.instagram.com/jatoba', 'Instagram', 'instagram', true],
  ['https://pt-br.facebook.com/jatoba', 'Facebook', 'facebook', true],
  ['https://m.facebook.com/profile.php?id=1', 'Facebook', 'facebook', true],
  ['https://fb.com/jatoba', 'Facebook', 'facebook', true],
  ['https://www.tiktok.com/@jatoba', 'TikTok', 'tiktok', true],
  ['https://youtube.com/@jatoba', 'YouTube', 'youtube', true],
  ['https://youtu.be/abc', 'YouTube', 'youtube', true],
  ['https://x.com/jatoba', 'X', 'x', true],
  ['https://twitter.com/jatoba', 'X', 'x', true],
  ['https://linktr.ee/jatoba', 'Linktree', 'external', true],
  ['https://netflix.com/jatoba', 'netflix.com', 'external', true],
  ['https://wa.me/5511987654321', 'WhatsApp', 'whatsapp', false],
  ['https://api.whatsapp.com/send?phone=5511987654321', 'WhatsApp', 'whatsapp', false],
  ['https://maps.app.goo.gl/abc', 'Google Maps', 'pin', false],
  ['https://maps.google.com/?cid=1', 'Google Maps', 'pin', false],
  ['https://www.google.com/maps', 'Google Maps', 'pin', false],
  ['https://www.google.com.br/maps/place/Jatoba', 'Google Maps', 'pin', false],
  ['https://goo.gl/maps/abc', 'Google Maps', 'pin', false],
  ['https://g.page/jatoba', 'Google Maps', 'pin', false],
])('%s is on %s, with the icon “%s”, and counts as a profile: %s', (url, name, icon, expected) => {
  expect(findNetwork(url)).toMatchObject({ name, icon });
  expect(isProfile(url)).toBe(expected);
});

test.each([
  ['https://netflix.com/x.com', 'netflix.com'],
  ['https://www.google.com/mapsite', 'google.com'],
  ['https://share.google/AbC123', 'share.google'],
  ['https://notinstagram.com/jatoba', 'notinstagram.com'],
])('%s isn’t on a known network, so its name is the host %s', (url, name) => {
  expect(findNetwork(url)).toMatchObject({ name, icon: 'external' });
});

test('a network’s home page doesn’t count as one of the shop’s profiles', () => {
  expect(isProfile('https://www.instagram.com/?hl=pt')).toBe(false);
});
