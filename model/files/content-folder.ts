import path from 'node:path';

/** The absolute path of `content/`, or of the folder in the environment variable `CONTENT_DIR`. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_DIR ?? 'content');
}
