import type { MetadataRoute } from 'next';
import { ROUTES } from '@/model/routes';
import { site } from '@/model/derive/site';

export const dynamic = 'force-static';

/** Without dates: the build does not know when a page's words last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ROUTES.map((path) => ({ url: site.absolute(path) }));
}
