import { drawShopIcon } from '@/components/identity/shop-icon';
import { content } from '@/model';

export const dynamic = 'force-static';

export function GET() {
  return new Response(drawShopIcon({ shopName: content.shop.name.proper }), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
