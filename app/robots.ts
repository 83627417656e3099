import type { MetadataRoute } from 'next';
import { loadContent } from '@/model';
import { site } from '@/model/derive/site';

export const dynamic = 'force-static';

export default async function robots(): Promise<MetadataRoute.Robots> {
  await loadContent();
  return { rules: { userAgent: '*', allow: '/' }, sitemap: site.absolute('/sitemap.xml') };
}
