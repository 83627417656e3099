import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../folder';

/** A text that changes whenever a content file does, photos included. */
export function readVersion(folder = contentFolder()): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const versions = names.map((name) => {
    // A file may disappear between the two calls: many editors replace files.
    const state = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return `${name} ${state?.mtimeMs} ${state?.size}`;
  });
  return versions.join('\n');
}
