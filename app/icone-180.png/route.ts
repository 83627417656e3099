import { respondWithPng } from '@/components/identity/respond-with-png';
import { drawShopIcon } from '@/components/identity/shop-icon';
import { content } from '@/model';

export const dynamic = 'force-static';

export function GET() {
  return respondWithPng(drawShopIcon({ shopName: content.shop.name.proper }), 180);
}
