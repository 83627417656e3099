import { createPngResponse, drawSharePicture, SHARE_PICTURE_WIDTH } from '@/app/_assets/drawings';
import { loadContent } from '@/model';

export const dynamic = 'force-static';

export async function GET() {
  const { home, shop } = await loadContent();
  const picture = drawSharePicture({ headline: home.hero.headline, shopName: shop.name });
  return createPngResponse(picture, SHARE_PICTURE_WIDTH);
}
