import { type Content, readContent } from './content';
import { ContentError } from './drawer/problems';

declare global {
  var lastValidContent: Content | undefined;
}

/**
 * All facts and words of the site, read and checked once, at the first import: `next dev`,
 * `next build` and any test stop here, with every problem listed in Portuguese.
 */
export const { content, problem } =
  process.env.NODE_ENV === 'development'
    ? readWhileTyping()
    : { content: readContent(), problem: '' };

/** While the owner types, the page stays as it last was, and says beside it what is wrong. */
function readWhileTyping(): { content: Content; problem: string } {
  try {
    globalThis.lastValidContent = readContent();
    return { content: globalThis.lastValidContent, problem: '' };
  } catch (error) {
    if (error instanceof ContentError && globalThis.lastValidContent) {
      return { content: globalThis.lastValidContent, problem: error.message };
    }
    throw error;
  }
}
