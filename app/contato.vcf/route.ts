import { buildContactCard } from '@/model/contact-card';
import { getContent } from '@/model/content';

export const dynamic = 'force-static';

export async function GET() {
  const { shop } = await getContent();
  return new Response(buildContactCard(shop), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
}
