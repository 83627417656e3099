import { contentFolder, readVersion } from './files/content-folder';
import { loadContent } from './loading/load-content';
import type { Content } from './loading/schema';

export { loadContent } from './loading/load-content';
export { ContentError } from './loading/problems';
export type { Content } from './loading/schema';

let latest: { version: string; content: Promise<Content> } | undefined;

/** Loads the content once, and again if one of its files has changed since, as in `next dev`. */
export function getContent(): Promise<Content> {
  const version = readVersion(contentFolder());
  if (latest?.version !== version) {
    latest = { version, content: loadContent() };
  }
  return latest.content;
}
