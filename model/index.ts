import { type Content, checkContent, readContent } from './content';
import { ContentError } from './content-files/content-error';
import { loadContentFiles } from './content-files/load';
import { readVersion, sampleFolder } from './folder';

/** What `next dev` shows: the last valid content; the sample's while none has been valid. */
type Preview = { content: Content; isValid: boolean; problem: string; version: string };

// Global, because `next dev` evaluates modules again after each change of code.
declare global {
  var siteContent: Content | undefined;
  var preview: Promise<Preview> | undefined;
}

/**
 * The site's content; each component gets it when it renders. It is read once per process, and again
 * by `loadPreview` in `next dev`. Throws a `ContentError` if it is invalid.
 */
export function getContent(): Content {
  globalThis.siteContent ??= readContent();
  return globalThis.siteContent;
}

/** Reads the content again in `next dev`, one call after another, so that the newest wins. */
export async function loadPreview(): Promise<Preview> {
  if (process.env.NODE_ENV !== 'development') {
    return { content: getContent(), isValid: true, problem: '', version: '' };
  }
  globalThis.preview = Promise.resolve(globalThis.preview).then(readPreview);
  const preview = await globalThis.preview;
  globalThis.siteContent = preview.content;
  return preview;
}

/** The content for routes, which await it before their components render. */
export async function loadContent(): Promise<Content> {
  return (await loadPreview()).content;
}

async function readPreview(last: Preview | undefined): Promise<Preview> {
  const version = readVersion(); // Before the files: a later change is another version.
  try {
    return { content: await checkContent(), isValid: true, problem: '', version };
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    const valid = last ?? {
      content: readContent(loadContentFiles(sampleFolder())),
      isValid: false,
    };
    return { ...valid, problem: error.message, version };
  }
}
