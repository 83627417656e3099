import { cache } from 'react';
import { loadContent } from './loading/load-content';

export { loadContent } from './loading/load-content';
export { ContentError } from './loading/problems';
export type { Content } from './loading/schema';

/** Loads the content once per page in a build. In `next dev`, loads it once per request, so saved changes appear. */
export const getContent = cache(loadContent);
