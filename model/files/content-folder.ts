import path from 'node:path';

/** Returns an absolute path. The environment variable `CONTENT_DIR` overrides `content/`. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_DIR || 'content');
}
