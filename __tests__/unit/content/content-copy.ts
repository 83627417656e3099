import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Content, readContent } from '@/model/content';
import { ContentError, type ContentProblem } from '@/model/content-files/content-error';
import { FILES, type FileId } from '@/model/content-files/files';
import { parseFile } from '@/model/content-files/parse';
import { SHOP_NAMES, SHOPS, type ShopName } from '../../fixtures/shops';

/** The files of each shop, without photos. */
export const TEXTS = Object.fromEntries(
  SHOP_NAMES.map((shop) => [
    shop,
    readdirSync(SHOPS[shop], { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(yaml|md)$/.test(name),
    ),
  ]),
) as Record<ShopName, string[]>;

/** A file's new text from its old one; `undefined` removes the file. */
export type Change = (text: string) => string | Buffer | undefined;

type Changes = Readonly<Record<string, Change>>;

/** Reads content with some files changed: the content, or its problems. */
export function readChanged(
  changes: Changes,
  shop: ShopName = 'jatoba',
): { content?: Content; problems: readonly ContentProblem[] } {
  return withContentFiles(changes, shop, () => {
    try {
      return { content: readContent(), problems: [] };
    } catch (error) {
      if (error instanceof ContentError) {
        return { problems: error.problems };
      }
      throw error;
    }
  });
}

/** Calls `read` on content with some files changed. */
export function withContentFiles<Result>(
  changes: Changes,
  shop: ShopName,
  read: () => Result,
): Result {
  const former = process.env.CONTENT_DIR;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gaveta-'));
  mkdirSync(path.join(folder, 'policies'));
  for (const name of TEXTS[shop]) {
    copyFileSync(path.join(SHOPS[shop], name), path.join(folder, name)); // `cpSync` takes thrice as long.
  }
  symlinkSync(path.join(SHOPS[shop], 'photos'), path.join(folder, 'photos'), 'junction');
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(folder, name);
    const text = change(readText(file));
    if (text === undefined) {
      rmSync(file);
    } else {
      writeFileSync(file, text);
    }
  }
  process.env.CONTENT_DIR = folder;
  try {
    return read();
  } finally {
    process.env.CONTENT_DIR = former;
    rmSync(folder, { recursive: true });
  }
}

/** Replaces the first line that begins so, or removes it. */
export const replaceLine =
  (start: string, typed: string): Change =>
  (text) =>
    text.replace(new RegExp(`^( *)${start}.*\\n`, 'm'), typed && `$1${typed}\n`);

/** A value in one line. */
export const show = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(show).join(' ').trim()
    : `${value ?? ''}`.replaceAll('\u00a0', ' ');

/** A file of a fixture shop. */
export function readShop(file: string, shop: ShopName = 'jatoba'): string {
  return readText(path.join(SHOPS[shop], file));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** A sample file with a field changed or appended: `services[0].price`. */
export function retype(id: FileId, fieldPath: string, typed: string): string {
  const source = readShop(FILES[id].name);
  const line = parseFile(id, source).lines.get(fieldPath);
  const name = fieldPath.replace(/.*\./, '');
  const lines = source.split('\n');
  const start = /^\s*(?:- )?(?:\w+:(?= |$)|(?<=- ))/.exec(lines[(line ?? 0) - 1] ?? '') ?? [''];
  return line
    ? lines.with(line - 1, `${start[0]} ${typed}`.replace('-  ', '- ')).join('\n')
    : `${source.trimEnd()}\n${/\]\./.test(fieldPath) ? '    ' : ''}${name}: ${typed}\n`;
}
