import path from 'node:path';

/** Returns the absolute path of `content/`, or of the folder that the environment variable `CONTENT_DIR` names. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_DIR ?? 'content');
}
