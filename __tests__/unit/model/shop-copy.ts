import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError, FILES, loadContent, type Problem } from '@/model/content';

const shop = path.resolve('__tests__/fixtures/shop');

/** A file of the fixture shop as it is written. */
export const readOriginal = (name: string) => readFileSync(path.join(shop, name), 'utf8');

/** Copies the fixture shop for this test file, which reads it from then on; removed at the end. */
export function copyShop(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-'));
  cpSync(shop, folder, { recursive: true });
  process.env.CONTENT_DIR = folder;
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Loads the copy with some files changed; `undefined` removes one. */
export async function loadWith(changes: Record<string, string | Buffer | undefined>) {
  for (const name of Object.values(FILES)) {
    const source = name in changes ? changes[name] : readOriginal(name);
    const file = path.join(process.env.CONTENT_DIR ?? '', name);
    source === undefined ? rmSync(file) : writeFileSync(file, source);
  }
  try {
    return { content: await loadContent(), problems: [] as readonly Problem[] };
  } catch (error) {
    if (error instanceof ContentError) {
      return { problems: error.problems, message: error.message };
    }
    throw error;
  }
}
