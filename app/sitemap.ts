import type { MetadataRoute } from 'next';
import { site } from '@/model/derive/site';
import { ROUTES } from '@/model/routes';

export const dynamic = 'force-static';

/** Has no dates: the build does not know when the text of a page changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ROUTES.map((path) => ({ url: site.absolute(path) }));
}
