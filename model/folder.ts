import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** `content/`, or the folder in the environment variable CONTENT_DIR. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_DIR ?? 'content');
}

/**
 * The sample content, to compare the owner's with. Throws if it is missing: without it, sample texts
 * would be published as the owner's.
 */
export function sampleFolder(): string {
  const folder = path.resolve('model/sample-content');
  if (!existsSync(path.join(folder, 'shop.yaml'))) {
    throw new Error(
      'Falta a pasta model/sample-content, com a qual o conteúdo é comparado. Traga-a de volta do repositório: git checkout -- model/sample-content',
    );
  }
  return folder;
}

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
