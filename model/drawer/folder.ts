import path from 'node:path';

/** The owner's drawer: `content/`, or the folder that the setting CONTENT_DIR names. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_DIR ?? 'content');
}
