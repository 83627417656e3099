import { cache } from 'react';
import { loadContent } from './loading/load-content';

export { loadContent } from './loading/load-content';
export { ContentError } from './loading/problems';
export type { Content } from './loading/schema';

/** The site's content. A build loads it once per page, `next dev` once per request, so that a saved change appears. */
export const getContent = cache(async () => (await loadContent()).content);
