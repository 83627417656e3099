import { cache } from 'react';
import { loadContentWithNotices } from './loading/load-content';
import type { Content } from './loading/schema';

export { loadContentWithNotices } from './loading/load-content';
export { ContentError } from './loading/problems';
export type { Content };

/** Throws a `ContentError` with everything that's wrong with the content. */
export async function loadContent(): Promise<Content> {
  const { content } = await loadContentWithNotices();
  return content;
}

/** Loads the content once per page in a build. In `next dev`, loads it once per request, so saved changes appear. */
export const getContent = cache(loadContent);
