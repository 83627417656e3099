import { loadContent } from '@/model';
import { buildContactCard } from '@/model/derive/contact-card';
import { site } from '@/model/derive/site';

export const dynamic = 'force-static';

export async function GET() {
  const { shop } = await loadContent();
  return new Response(buildContactCard(shop, site.absolute('/')), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
}
