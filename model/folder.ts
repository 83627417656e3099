import { existsSync } from 'node:fs';
import path from 'node:path';

/** The owner's contentFiles: `content/`, or the folder that the setting CONTENT_DIR names. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_DIR ?? 'content');
}

/**
 * The content as this project ships it: what of it is still in the owner's is a sample.
 * Throws where it is missing, because everything would then count as the owner's own.
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

/** What `read` says while another contentFiles is the owner's. */
export function inFolder<Result>(folder: string, read: () => Result): Result {
  const { CONTENT_DIR } = process.env;
  process.env.CONTENT_DIR = folder;
  try {
    return read();
  } finally {
    process.env.CONTENT_DIR = CONTENT_DIR ?? 'content';
  }
}
