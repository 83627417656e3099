import { content } from '@/model';
import { buildContactCard } from '@/model/derive/contact-card';
import { site } from '@/model/derive/site';

export const dynamic = 'force-static';

export function GET() {
  return new Response(buildContactCard(content.shop, site.absolute('/')), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
}
