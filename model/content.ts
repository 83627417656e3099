import { cache } from 'react';
import { loadContentWithNotices } from './loading/load-content';
import type { Content } from './loading/schema';

export { loadContentWithNotices } from './loading/load-content';
export { ContentError } from './loading/problems';
export type { Content };

/** Throws a `ContentError` with everything that is wrong. */
export async function loadContent(): Promise<Content> {
  const { content } = await loadContentWithNotices();
  return content;
}

/** The site's content. A build loads it once per page, `next dev` once per request, so that a saved change appears. */
export const getContent = cache(loadContent);
