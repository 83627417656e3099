import { openSite } from './open-site';

/** The site of the shop in `content/`, which may be the sample or an owner's shop. */
export const contentSite = openSite('content');
