import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { findNearest, suggest } from '../fields/fields';
import { contentFolder } from '../files/content-folder';
import { normalizeText } from '../text/visible-text';

/** A photo from `content/photos/`, decoded. */
export type Original = Awaited<ReturnType<typeof decode>>;

const photosFolder = () => path.join(contentFolder(), 'photos');

/**
 * Maps photo names in content files to names on disk. They can differ: macOS decomposes accents and puts no-break
 * spaces into the names of screenshots, and Windows separates folders with `\`.
 */
function readNamesOnDisk(): Map<string, string> {
  const names = existsSync(photosFolder())
    ? readdirSync(photosFolder(), { recursive: true, encoding: 'utf8' })
    : [];
  return new Map(names.map((name) => [normalizeText(name).replaceAll('\\', '/'), name]));
}

/** The keys contain a photo's modification time and size, so a changed file is opened again. */
const originals = new Map<string, Promise<Original>>();

/** Keeps the photo in memory until its file changes. Throws if the file isn't a photo or is truncated. */
export async function openOriginal(src: string): Promise<Original> {
  const file = path.join(photosFolder(), readNamesOnDisk().get(src) ?? src);
  const { mtimeMs, size } = await stat(file);
  const version = `${file} ${mtimeMs} ${size}`;
  const original = originals.get(version) ?? decode(file);
  originals.set(version, original);
  return original;
}

export async function explainUnusablePhoto(src: string): Promise<string | undefined> {
  const names = [...readNamesOnDisk().keys()];
  if (!names.includes(src)) {
    const guess = guessName(src, names);
    return guess ? suggest(guess) : 'ponha a foto na pasta content/photos, com este nome exato.';
  }
  try {
    await openOriginal(src);
    return undefined;
  } catch {
    return 'este arquivo não abre como foto: exporte-a de novo como JPEG.';
  }
}

/**
 * Finds `IMG_1234.JPG` if the owner wrote `photos/img_1234.jpeg`: the folder, the case and the extension may differ.
 * Otherwise, falls back to the most similar name.
 */
function guessName(src: string, names: readonly string[]): string | undefined {
  const typed = src.replace(/^\/?(content\/)?(photos\/)?/, '');
  const stemOf = (name: string) => path.parse(name.toLowerCase()).name;
  return (
    names.find((name) => name === typed) ??
    names.find((name) => name.toLowerCase() === typed.toLowerCase()) ??
    names.find((name) => stemOf(name) === stemOf(typed)) ??
    findNearest(typed, names)
  );
}

/**
 * Throws if an image is damaged, as browsers couldn't show all of it either. Ignores mere warnings, such as the one
 * about odd bytes in photos from Samsung phones.
 */
export function openImage(bytes: Buffer) {
  return sharp(bytes, { failOn: 'error' });
}

async function decode(file: string) {
  const bytes = await readFile(file);
  const { autoOrient } = await openImage(bytes).metadata();
  // Computing an average reads every pixel, so this throws if the file is truncated.
  const [onWhite, onBlack] = await Promise.all([
    computeAverage(bytes, 'white'),
    computeAverage(bytes, 'black'),
  ]);
  // A transparent drawing gets a white or a black background, whichever contrasts more with it.
  const sumOfWhite = 3 * 255;
  const contrastToWhite = sumOfWhite - sumChannels(onWhite);
  const contrastToBlack = sumChannels(onBlack);
  const isLight = contrastToBlack > contrastToWhite;

  return {
    /** The photo's absolute path. */
    file,
    bytes,
    hash: hash('sha256', bytes),
    /** The photo's size in pixels after it's been turned upright. */
    width: autoOrient.width,
    height: autoOrient.height,
    /** The colour behind transparent pixels. */
    background: isLight ? 'black' : 'white',
    /** The average colour, such as `#2a1710`. */
    color: `#${(isLight ? onBlack : onWhite).toString('hex')}`,
  };
}

/** Returns the average red, green and blue. Transparent pixels count as the colour `background`. */
function computeAverage(bytes: Buffer, background: string): Promise<Buffer> {
  return openImage(bytes)
    .flatten({ background })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
}

/** A rough measure of lightness: the sum of red, green and blue. */
function sumChannels([red = 0, green = 0, blue = 0]: Buffer): number {
  return red + green + blue;
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
