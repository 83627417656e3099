import { type Content, readContent } from './content';
import { ContentError } from './content-files/content-error';
import { inFolder, sampleFolder } from './folder';

declare global {
  var lastValidContent: Content | undefined;
}

/**
 * All facts and words of the site, read and checked once, at the first import: `next build` and any
 * test stop here, with every problem listed in Portuguese.
 */
export const { content, problem, isOwn } =
  process.env.NODE_ENV === 'development'
    ? readWhileTyping()
    : { content: readContent(), problem: '', isOwn: true };

/**
 * While the owner types, the page stays as it last was, and says beside it what is wrong. Where it
 * never was, the example is in its place, for the message alone to be shown.
 */
function readWhileTyping(): { content: Content; problem: string; isOwn: boolean } {
  try {
    globalThis.lastValidContent = readContent();
    return { content: globalThis.lastValidContent, problem: '', isOwn: true };
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    const last = globalThis.lastValidContent;
    const content = last ?? inFolder(sampleFolder(), readContent);
    return { content, problem: error.message, isOwn: last !== undefined };
  }
}
