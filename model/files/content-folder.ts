import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns an absolute path. The environment variable `CONTENT_DIR` overrides `content/`. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_DIR || 'content');
}

/**
 * Returns a string that changes whenever a file in the folder changes. If there's an `ending`, only files whose names
 * end with it count.
 */
export function readVersion(folder: string, ending = ''): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const fileVersions = names
    .filter((name) => name.endsWith(ending))
    .map((name) => {
      const file = path.join(folder, name);
      // Many editors save by replacing the file, so a listed file may be missing for a moment.
      const stats = statSync(file, { throwIfNoEntry: false });
      return `${file} ${stats?.mtimeMs} ${stats?.size}`;
    });
  return fileVersions.join('\n');
}
