import { content } from '..';
import { createSiteUrl } from './site-url';

/** Addresses of this site's own pages and files, base path and domain included. */
export const site = createSiteUrl(content.shop.url);
