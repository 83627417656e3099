import type { MetadataRoute } from 'next';
import { getContent } from '@/model/content';
import { absoluteUrl, ROUTES } from '@/model/shop/site-url';

export const dynamic = 'force-static';

/** Lists the pages without dates, because the build does not know when the text of a page changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { shop } = await getContent();
  return ROUTES.map((path) => ({ url: absoluteUrl(shop, path) }));
}
