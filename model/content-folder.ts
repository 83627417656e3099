import path from 'node:path';

/** `content/`, or the folder in the environment variable CONTENT_DIR. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_DIR ?? 'content');
}
