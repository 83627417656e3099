import { createPngResponse } from '@/app/_assets/drawings';
import { drawSharePicture, SHARE_PICTURE_WIDTH } from '@/app/_assets/share-picture';
import { content } from '@/model';

export const dynamic = 'force-static';

export function GET() {
  const { home, shop } = content;
  const picture = drawSharePicture({ headline: home.hero.headline, shopName: shop.name });
  return createPngResponse(picture, SHARE_PICTURE_WIDTH);
}
