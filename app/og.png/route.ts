import {
  createPngResponse,
  drawSharePicture,
  SHARE_PICTURE_WIDTH,
} from '@/components/drawings/drawings';
import { getContent } from '@/model/content';
import { splitName } from '@/model/shop/names';

export const dynamic = 'force-static';

export async function GET() {
  const { home, shop } = await getContent();
  const picture = drawSharePicture({ headline: home.hero.headline, shopName: splitName(shop) });
  return createPngResponse(picture, SHARE_PICTURE_WIDTH);
}
