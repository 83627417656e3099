import { existsSync } from 'node:fs';
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
