import { createPngResponse, SHARE_PICTURE_WIDTH } from '@/components/drawings/drawings';
import { drawShopsPicture } from './share-picture';

export const dynamic = 'force-static';

export async function GET() {
  return createPngResponse(await drawShopsPicture(), SHARE_PICTURE_WIDTH);
}
