import { respondWithPng } from '@/components/identity/respond-with-png';
import { drawShopIcon } from '@/components/identity/shop-icon';
import { content } from '@/model';

export const dynamic = 'force-static';

/** A launcher may cut everything outside a circle four fifths as wide as the icon. */
const SAFE_SCALE = 0.72;

export function GET() {
  const icon = drawShopIcon({ shopName: content.shop.name.proper, scale: SAFE_SCALE });
  return respondWithPng(icon, 512);
}
