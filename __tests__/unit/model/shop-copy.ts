import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Content, ContentError, loadContent } from '@/model/content';
import type { Problem } from '@/model/files/yaml';
import { FILES } from '@/model/loading/content-files';
import { listNotices, type Notice } from '@/model/loading/notices';

const FIXTURE_SHOP = path.resolve('__tests__/fixtures/shop');

export function readOriginal(name: string): string {
  return readFileSync(path.join(FIXTURE_SHOP, name), 'utf8');
}

/**
 * Copies the fixture shop into a temporary folder, and lets all tests in the calling file load their content from
 * there. Returns the folder's path. The folder is removed after the tests.
 */
export function copyShop(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-'));
  cpSync(FIXTURE_SHOP, folder, { recursive: true });
  process.env.CONTENT_DIR = folder;
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** New sources for content files, by file name. `undefined` removes the file. */
type ChangedFiles = Record<string, string | Buffer | undefined>;

/** Loads the copied shop with some files changed. Returns either its content and notices, or its problems. */
export async function loadWith(changes: ChangedFiles): Promise<Loaded> {
  for (const name of Object.values(FILES)) {
    const source = name in changes ? changes[name] : readOriginal(name);
    const file = path.join(process.env.CONTENT_DIR ?? '', name);
    if (source === undefined) {
      rmSync(file);
    } else {
      writeFileSync(file, source);
    }
  }
  try {
    const content = await loadContent();
    return { content, notices: listNotices(content), problems: [] };
  } catch (error) {
    if (error instanceof ContentError) {
      return { problems: error.problems, message: error.message, notices: [] };
    }
    throw error;
  }
}

type Loaded = {
  content?: Content;
  notices: readonly Notice[];
  problems: readonly Problem[];
  message?: string;
};
