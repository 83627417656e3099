import { getContent } from '..';
import { createSiteUrl } from './site-url';

/** Builds URLs of this site, with base path and domain. */
export const site = createSiteUrl(() => getContent().shop.url);
