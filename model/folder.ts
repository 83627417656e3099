import path from 'node:path';

/** The owner's drawer: `content/`, or the folder that the setting CONTENT_DIR names. */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_DIR ?? 'content');
}

/** The shop as this project ships it, frozen. */
export const SHIPPED = path.resolve('__tests__/fixtures/shops/jatoba');

/** What `read` says while another drawer is the owner's. */
export function inFolder<Result>(folder: string, read: () => Result): Result {
  const { CONTENT_DIR } = process.env;
  process.env.CONTENT_DIR = folder;
  try {
    return read();
  } finally {
    process.env.CONTENT_DIR = CONTENT_DIR ?? 'content';
  }
}
