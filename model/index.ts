import { readContent } from './content';

/**
 * All facts and words of the site, read and checked once, at the first import: `next dev`,
 * `next build` and any test stop here, with every problem listed in Portuguese.
 */
export const { content, files: drawerFiles } = readContent();
