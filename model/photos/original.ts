import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../files/content-folder';
import { normalizeText } from '../text/visible-text';

/** A photo in `content/photos/`. */
export type Original = {
  /** The photo's path in `content/photos/`, spelled as in the content files. */
  name: string;
  /** The photo's absolute path. */
  file: string;
  hash: string;
  /** The photo's size in pixels after it's been turned upright. */
  width: number;
  height: number;
};

const photosFolder = () => path.join(contentFolder(), 'photos');

/** The keys contain a photo's modification time and size, so a changed file is examined again. */
const originals = new Map<string, Promise<Original | undefined>>();

/**
 * Returns undefined if the photo is missing, truncated or not a photo. Remembers what it has found out until the photo's
 * file changes.
 */
export async function openOriginal(name: string): Promise<Original | undefined> {
  const nameOnDisk = findNameOnDisk(name);
  if (!nameOnDisk) {
    return undefined;
  }
  const file = path.join(photosFolder(), nameOnDisk);
  const { mtimeMs, size } = await stat(file);
  const version = `${file} ${mtimeMs} ${size}`;
  const original = originals.get(version) ?? examine(name, file).catch(() => undefined);
  originals.set(version, original);
  return original;
}

/**
 * Finds the name on disk of a photo that content calls `name`. The two can differ: macOS decomposes accents and puts
 * no-break spaces into the names of screenshots, and Windows separates folders with `\`. Without this search, a Mac would
 * also open `A.jpg` for `a.jpg`, and the build on another system would fail.
 */
function findNameOnDisk(name: string): string | undefined {
  const names = existsSync(photosFolder())
    ? readdirSync(photosFolder(), { recursive: true, encoding: 'utf8' })
    : [];
  return names.find((nameOnDisk) => normalizeText(nameOnDisk).replaceAll('\\', '/') === name);
}

/** The colour behind transparent pixels. */
export const BACKGROUND = 'white';

/**
 * Throws if an image is damaged, as browsers couldn't show all of it either. Ignores mere warnings, such as the one
 * about odd bytes in photos from Samsung phones.
 */
export function openImage(bytes: Buffer) {
  return sharp(bytes, { failOn: 'error' });
}

async function examine(name: string, file: string): Promise<Original> {
  const bytes = await readFile(file);
  const { autoOrient } = await openImage(bytes).metadata();
  await openImage(bytes).resize(1, 1).toBuffer(); // Reads the whole file, so it throws if the file is truncated.
  const { width, height } = autoOrient;
  return { name, file, hash: hash('sha256', bytes), width, height };
}
