import { hash } from 'node:crypto';
import { drawSharePicture } from '@/components/drawings/drawings';
import { getContent } from '@/model/content';
import { splitName } from '@/model/shop/names';
import { absoluteUrl } from '@/model/shop/site-url';

/** Returns an SVG. */
export async function drawShopsPicture(): Promise<string> {
  const { home, shop } = await getContent();
  return drawSharePicture({ headline: home.hero.headline, shopName: splitName(shop) });
}

/**
 * Returns, for example, `https://example.com/og.png?1f0c9a24`. Chats keep the picture that they once got from a URL, so
 * a changed picture needs a new one. The hash is only a query, and a chat with an older URL still finds the file.
 */
export async function buildSharePictureUrl(): Promise<string> {
  const { shop } = await getContent();
  const version = hash('sha256', await drawShopsPicture()).slice(0, 8);
  return absoluteUrl(shop, `/og.png?${version}`);
}
