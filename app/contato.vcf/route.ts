import { getContent } from '@/model/content';
import { buildContactCard } from '@/model/shop/contact-card';

export const dynamic = 'force-static';

export async function GET() {
  const { shop } = await getContent();
  return new Response(buildContactCard(shop), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
}
