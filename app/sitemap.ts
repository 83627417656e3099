import type { MetadataRoute } from 'next';
import { getContent } from '@/model/content';
import { absoluteUrl, isInPreparation, ROUTES } from '@/model/shop/site-url';

export const dynamic = 'force-static';

/** The sitemap has no dates, because the build doesn't know when a page's text last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { shop } = await getContent();
  const listedRoutes = isInPreparation(shop) ? [] : ROUTES;
  return listedRoutes.map((path) => ({ url: absoluteUrl(shop, path) }));
}
