import { findNetwork, isProfile } from '@/model/networks';

test.each([
  ['https://www.instagram.com/jatoba', 'Instagram instagram'],
  ['https://pt-br.facebook.com/jatoba', 'Facebook facebook'],
  ['https://m.facebook.com/profile.php?id=1', 'Facebook facebook'],
  ['https://www.tiktok.com/@jatoba', 'TikTok tiktok'],
  ['https://youtube.com/@jatoba', 'YouTube youtube'],
  ['https://x.com/jatoba', 'X x'],
  ['https://netflix.com/x.com', 'netflix.com external'],
  ['https://linktr.ee/jatoba', 'Linktree external'],
  ['https://wa.me/5511987654321', 'WhatsApp whatsapp', false],
  ['https://api.whatsapp.com/send?phone=5511987654321', 'WhatsApp whatsapp', false],
  ['https://maps.app.goo.gl/abc', 'Google Maps pin', false],
  ['https://www.google.com/maps/place/Jatoba', 'Google Maps pin', false],
  ['https://g.page/jatoba', 'Google Maps pin', false],
  ['https://www.instagram.com/?hl=pt', 'Instagram instagram', false],
])('%s is of %s', (url, network, isOwn = true) => {
  const { name, icon } = findNetwork(url);
  expect([`${name} ${icon}`, isProfile(url)]).toEqual([network, isOwn]);
});
