import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../files/content-folder';
import { normalizeText } from '../text/visible-text';

/** What's known about a photo in `content/photos/`. */
export type Original = Awaited<ReturnType<typeof examine>>;

const photosFolder = () => path.join(contentFolder(), 'photos');

/**
 * Finds the name on disk of a photo that content names `src`. The two can differ: macOS decomposes accents and puts
 * no-break spaces into the names of screenshots, and Windows separates folders with `\`.
 */
function findNameOnDisk(src: string): string | undefined {
  const names = existsSync(photosFolder())
    ? readdirSync(photosFolder(), { recursive: true, encoding: 'utf8' })
    : [];
  return names.find((name) => normalizeText(name).replaceAll('\\', '/') === src);
}

/** The keys contain a photo's modification time and size, so a changed file is examined again. */
const originals = new Map<string, Promise<Original>>();

/** Remembers the result until the photo's file changes. Throws if the file is missing, truncated or not a photo. */
export async function openOriginal(src: string): Promise<Original> {
  const file = path.join(photosFolder(), findNameOnDisk(src) ?? src);
  const { mtimeMs, size } = await stat(file);
  const version = `${file} ${mtimeMs} ${size}`;
  const original = originals.get(version) ?? examine(file);
  originals.set(version, original);
  return original;
}

export async function isUsablePhoto(src: string): Promise<boolean> {
  // `openOriginal` alone would also accept `A.jpg` for `a.jpg` on a Mac, and the build on another system would fail.
  if (!findNameOnDisk(src)) {
    return false;
  }
  try {
    await openOriginal(src);
    return true;
  } catch {
    return false;
  }
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

async function examine(file: string) {
  const bytes = await readFile(file);
  const { autoOrient } = await openImage(bytes).metadata();
  // Computing an average reads every pixel, so this throws if the file is truncated.
  const average = await openImage(bytes)
    .flatten({ background: BACKGROUND })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();

  return {
    /** The photo's absolute path. */
    file,
    hash: hash('sha256', bytes),
    /** The photo's size in pixels after it's been turned upright. */
    width: autoOrient.width,
    height: autoOrient.height,
    /** The average colour, such as `#2a1710`. */
    color: `#${average.toString('hex')}`,
  };
}

export const DEFAULT_FOCUS = '50% 50%';

/** A ratio is a width divided by a height. */
type RatioLimits = { minRatio: number; maxRatio: number };

/**
 * Returns the largest crop, in pixels, whose ratio is within the limits. A photo that's already within them isn't
 * cropped. `focus` is a CSS position, such as `40% 20%`.
 */
export function computeCrop(photo: Original, limits: RatioLimits, focus = DEFAULT_FOCUS) {
  const ownRatio = photo.width / photo.height;
  const ratio = Math.min(Math.max(ownRatio, limits.minRatio), limits.maxRatio);
  const width = Math.min(photo.width, Math.round(photo.height * ratio));
  const height = Math.min(photo.height, Math.round(photo.width / ratio));
  const [x = 0, y = 0] = focus.split(' ').map((percent) => Number.parseInt(percent, 10) / 100);
  const left = Math.round((photo.width - width) * x);
  const top = Math.round((photo.height - height) * y);
  return { left, top, width, height };
}
