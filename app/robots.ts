import type { MetadataRoute } from 'next';
import { getContent } from '@/model/content';
import { absoluteUrl } from '@/model/shop/site-url';

export const dynamic = 'force-static';

export default async function robots(): Promise<MetadataRoute.Robots> {
  const { shop } = await getContent();
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(shop, '/sitemap.xml') };
}
