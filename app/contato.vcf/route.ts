import { content } from '@/content';
import { buildContactCard } from '@/content/derive/contact-card';
import { site } from '@/content/derive/site';

export const dynamic = 'force-static';

export function GET() {
  return new Response(buildContactCard(content.shop, site.absolute('/')), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
}
