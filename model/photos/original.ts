import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { findNearest, suggest } from '../fields/fields';
import { contentFolder } from '../files/content-folder';
import { normalizeText } from '../text/visible-text';

/** An original photo of the shop: its bytes, their hash, its size, its background and its average colour. */
export type Original = Awaited<ReturnType<typeof decode>>;

const photosFolder = () => path.join(contentFolder(), 'photos');

/**
 * Maps the name of each photo in content files to its name on the disk. The two names may differ, because a Mac
 * decomposes accents and puts no-break spaces into the names of screenshots, and Windows separates folders with `\`.
 */
function mapToNamesOnDisk(): Map<string, string> {
  const names = existsSync(photosFolder())
    ? readdirSync(photosFolder(), { recursive: true, encoding: 'utf8' })
    : [];
  return new Map(names.map((name) => [normalizeText(name).replaceAll('\\', '/'), name]));
}

/** Maps the path, modification time and size of each opened photo to the photo. */
const originals = new Map<string, Promise<Original>>();

/**
 * Opens a photo in `content/photos/`, and keeps it in memory until the file changes. Throws if the file is not a photo
 * or is truncated.
 */
export async function openOriginal(src: string): Promise<Original> {
  const file = path.join(photosFolder(), mapToNamesOnDisk().get(src) ?? src);
  const { mtimeMs, size } = await stat(file);
  const version = `${file} ${mtimeMs} ${size}`;
  const original = originals.get(version) ?? decode(file);
  originals.set(version, original);
  return original;
}

/** Why a photo can't be shown, in Portuguese. Undefined if it can. */
export async function explainPhoto(src: string): Promise<string | undefined> {
  const names = [...mapToNamesOnDisk().keys()];
  if (!names.includes(src)) {
    const meant = findMeantName(src, names);
    return meant ? suggest(meant) : 'ponha a foto na pasta content/photos, com este nome exato.';
  }
  try {
    await openOriginal(src);
    return undefined;
  } catch {
    return 'este arquivo não abre como foto: exporte-a de novo como JPEG.';
  }
}

/**
 * The photo that the owner most probably means: the one with the same name but for its folder, its case or its ending,
 * such as `IMG_1234.JPG` for `photos/img_1234.jpeg`, or else the one with the most similar name.
 */
function findMeantName(src: string, names: readonly string[]): string | undefined {
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
 * Opens an image with sharp. Errors are thrown, because browsers would not show the whole photo either. Warnings are
 * ignored, such as the warning about odd bytes in the photos of Samsung's phones.
 */
export function openImage(bytes: Buffer) {
  return sharp(bytes, { failOn: 'error' });
}

/** Decodes a photo, and computes its size, background and average colour. */
async function decode(file: string) {
  const bytes = await readFile(file);
  const { autoOrient } = await openImage(bytes).metadata();
  // An average needs every pixel, so a truncated file throws here.
  const [onWhite, onBlack] = await Promise.all([
    computeAverage(bytes, 'white'),
    computeAverage(bytes, 'black'),
  ]);
  // A transparent drawing gets a white or a black background, whichever differs more from the drawing.
  const sumOfWhite = 3 * 255;
  const contrastToWhite = sumOfWhite - sumChannels(onWhite);
  const contrastToBlack = sumChannels(onBlack);
  const isLight = contrastToBlack > contrastToWhite;

  return {
    /** The absolute path of the photo. */
    file,
    bytes,
    hash: hash('sha256', bytes),
    /** The width and height in pixels of the upright photo. */
    width: autoOrient.width,
    height: autoOrient.height,
    /** The colour behind transparent pixels. */
    background: isLight ? 'black' : 'white',
    /** The average colour, such as `#2a1710`. */
    color: `#${(isLight ? onBlack : onWhite).toString('hex')}`,
  };
}

/** Computes the average red, green and blue of an image that is flattened onto a background colour. */
function computeAverage(bytes: Buffer, background: string): Promise<Buffer> {
  return openImage(bytes)
    .flatten({ background })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
}

/** Measures the lightness of a colour as the sum of its red, green and blue. */
function sumChannels([red = 0, green = 0, blue = 0]: Buffer): number {
  return red + green + blue;
}

/** The focus of a photo for which the owner wrote none. */
export const CENTRE = '50% 50%';

/** The smallest and the largest ratio of width to height that a crop may have. */
type RatioLimits = { minRatio: number; maxRatio: number };

/**
 * Computes the largest crop of a photo, in pixels, whose ratio is within limits. The crop is the whole photo if the
 * photo's own ratio is within the limits. The focus is a position as in CSS, such as `40% 20%`.
 */
export function computeCrop(photo: Original, limits: RatioLimits, focus = CENTRE) {
  const ownRatio = photo.width / photo.height;
  const ratio = Math.min(Math.max(ownRatio, limits.minRatio), limits.maxRatio);
  const width = Math.min(photo.width, Math.round(photo.height * ratio));
  const height = Math.min(photo.height, Math.round(photo.width / ratio));
  const [x = 0, y = 0] = focus.split(' ').map((percent) => Number.parseInt(percent, 10) / 100);
  const left = Math.round((photo.width - width) * x);
  const top = Math.round((photo.height - height) * y);
  return { left, top, width, height };
}
