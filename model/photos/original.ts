import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../content-folder';
import { findNearest, suggest } from '../fields';
import { readVisible } from '../visible-text';

/** A source photo, decoded once from its first byte to its last. */
export type Original = Awaited<ReturnType<typeof decode>>;

const photosFolder = () => path.join(contentFolder(), 'photos');

/**
 * Lists every photo by the name that content gives it, with its name on the disk. They may differ: a Mac decomposes
 * accents and uses no-break spaces in the names of screenshots, and Windows separates subfolders by `\`.
 */
function listNamesOnDisk(): Map<string, string> {
  const names = existsSync(photosFolder())
    ? readdirSync(photosFolder(), { recursive: true, encoding: 'utf8' })
    : [];
  return new Map(names.map((name) => [readVisible(name).replaceAll('\\', '/'), name]));
}

const originals = new Map<string, Promise<Original>>();

/** Opens a photo in `content/photos/`, cached until the file changes. Throws if it is not a photo, or is truncated. */
export async function openOriginal(src: string): Promise<Original> {
  const file = path.join(photosFolder(), listNamesOnDisk().get(src) ?? src);
  const { mtimeMs, size } = await stat(file);
  const version = `${file} ${mtimeMs} ${size}`;
  const original = originals.get(version) ?? decode(file);
  originals.set(version, original);
  return original;
}

/** Explains, in Portuguese, why a photo cannot be shown. Returns undefined if it can. */
export async function explainPhoto(src: string): Promise<string | undefined> {
  const names = listNamesOnDisk();
  if (!names.has(src)) {
    const nearest = findNearest(src, [...names.keys()]);
    return nearest
      ? suggest(nearest)
      : 'ponha a foto na pasta content/photos, com este nome exato.';
  }
  try {
    await openOriginal(src);
    return undefined;
  } catch {
    return 'este arquivo não abre como foto: exporte-a de novo como JPEG.';
  }
}

/**
 * Starts to process an image. Fails on the errors on which browsers show no whole photo either; a mere warning, such
 * as that about odd bytes in the scans of Samsung's phones, is ignored.
 */
export function openImage(bytes: Buffer) {
  return sharp(bytes, { failOn: 'error' });
}

async function decode(file: string) {
  const bytes = await readFile(file);
  const { autoOrient } = await openImage(bytes).metadata();
  // To average them, every pixel has to be decoded: a truncated file throws here.
  const [onWhite, onBlack] = await Promise.all([
    computeAverage(bytes, 'white'),
    computeAverage(bytes, 'black'),
  ]);
  // A transparent drawing is set on the background from which it differs more.
  const contrastToWhite = 3 * 255 - sumChannels(onWhite);
  const contrastToBlack = sumChannels(onBlack);
  const isLight = contrastToBlack > contrastToWhite;

  return {
    bytes,
    hash: hash('sha256', bytes),
    /** Pixels, once the photo is upright. */
    width: autoOrient.width,
    height: autoOrient.height,
    /** What shows behind transparent pixels. */
    background: isLight ? 'black' : 'white',
    /** The average colour: `#2a1710`. */
    colour: `#${(isLight ? onBlack : onWhite).toString('hex')}`,
  };
}

/** Computes the average red, green and blue of an image in front of a background. */
function computeAverage(bytes: Buffer, background: string): Promise<Buffer> {
  return openImage(bytes)
    .flatten({ background })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
}

function sumChannels([red = 0, green = 0, blue = 0]: Buffer): number {
  return red + green + blue;
}

/** The crop position of a photo whose owner named none. */
export const CENTRE = '50% 50%';

/** Between which ratios of width to height a crop has to be. */
type RatioLimits = { minRatio: number; maxRatio: number };

/**
 * Computes the largest crop, in pixels, whose ratio is within limits: the whole photo, if its own ratio is. The focus
 * is a position as in CSS, such as `40% 20%`.
 */
export function cropRegion(photo: Original, limits: RatioLimits, focus = CENTRE) {
  const ownRatio = photo.width / photo.height;
  const ratio = Math.min(Math.max(ownRatio, limits.minRatio), limits.maxRatio);
  const width = Math.min(photo.width, Math.round(photo.height * ratio));
  const height = Math.min(photo.height, Math.round(photo.width / ratio));
  const [x = 0, y = 0] = focus.split(' ').map((percent) => Number.parseInt(percent, 10) / 100);
  const left = Math.round((photo.width - width) * x);
  const top = Math.round((photo.height - height) * y);
  return { left, top, width, height };
}
