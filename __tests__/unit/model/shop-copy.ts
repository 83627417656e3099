import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Content, ContentError, loadContentWithNotices } from '@/model/content';
import type { Problem } from '@/model/files/yaml';
import { FILES } from '@/model/loading/content-files';
import type { Notice } from '@/model/loading/notices';

const FIXTURE_SHOP = path.resolve('__tests__/fixtures/shop');

/** Returns the text of a file of the fixture shop. */
export function readOriginal(name: string): string {
  return readFileSync(path.join(FIXTURE_SHOP, name), 'utf8');
}

/**
 * Copies the fixture shop into a temporary folder, from which all tests of the calling file load their content.
 * Returns the path of the folder, which is removed after these tests.
 */
export function copyShop(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-'));
  cpSync(FIXTURE_SHOP, folder, { recursive: true });
  process.env.CONTENT_DIR = folder;
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The new sources of some content files, keyed by file name. A file whose source is undefined is removed. */
type ChangedFiles = Record<string, string | Buffer | undefined>;

/** Loads the copied shop with some files changed. Returns its content and its notices, or else its
 * problems and the error's message. */
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
    return { ...(await loadContentWithNotices()), problems: [] };
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
