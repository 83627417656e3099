import { type Content, readContent } from './content';
import { ContentError } from './content-files/content-error';
import { loadContentFiles } from './content-files/load';
import { sampleFolder } from './folder';

declare global {
  var lastValidContent: Content | undefined;
}

/**
 * The site's content, read and validated once, at the first import. Invalid content stops `next build`
 * and tests here, with every problem listed in Portuguese.
 */
export const { content, problem, hasContent } =
  process.env.NODE_ENV === 'development'
    ? readOrLastValid()
    : { content: readContent(), problem: '', hasContent: true };

/**
 * While the content is invalid, `next dev` shows the last valid content beside the problems. If there
 * is none yet, it shows only the problems; the sample content stands in, because code needs some.
 */
function readOrLastValid(): { content: Content; problem: string; hasContent: boolean } {
  try {
    globalThis.lastValidContent = readContent();
    return { content: globalThis.lastValidContent, problem: '', hasContent: true };
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    const last = globalThis.lastValidContent;
    const content = last ?? readContent(loadContentFiles(sampleFolder()));
    return { content, problem: error.message, hasContent: last !== undefined };
  }
}
