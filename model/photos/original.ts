import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../folder';
import type { Focus } from '../schema/photo';

/** A source photo, fully decoded once. */
export type Original = Awaited<ReturnType<typeof decode>>;

/** In pixels. */
const THUMBNAIL_WIDTH = 320;

/** What shows behind transparent pixels: most logos are dark. */
export const GROUND = { background: 'white' };

const opened = new Map<string, Promise<Original>>();

/** The path of a photo in the content folder. */
export const photoPath = (src: string) => path.join(contentFolder(), 'photos', src);

/** Opens a photo in `content/photos/`, cached until the file changes. Throws if it cannot. */
export async function openOriginal(src: string): Promise<Original> {
  const file = photoPath(src);
  const { mtimeMs, size } = await stat(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const original = opened.get(key) ?? decode(file);
  opened.set(key, original);
  return original;
}

const lastOpened = new Map<string, Original>();

/** The photo, or its last version that opened, for `next dev` while a file is broken. */
export async function openLastOriginal(src: string): Promise<Original> {
  const original = await openOriginal(src).catch((error) => {
    return lastOpened.get(src) ?? Promise.reject(error);
  });
  lastOpened.set(src, original);
  return original;
}

/** Throws if the file is no photo, or not a whole one. */
async function decode(file: string) {
  const bytes = await readFile(file);
  const image = sharp(bytes);
  const { autoOrient } = await image.metadata();
  // Decodes every pixel, so a truncated file throws here.
  const thumbnail = await image
    .autoOrient()
    .resize(THUMBNAIL_WIDTH)
    .flatten(GROUND)
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const average = await sharp(thumbnail).resize(1, 1, { fit: 'fill' }).raw().toBuffer();

  return {
    bytes,
    /** A small, upright PNG for analysis. */
    thumbnail,
    hash: createHash('sha256').update(bytes).digest('hex'),
    /** In pixels. */
    width: autoOrient.width,
    height: autoOrient.height,
    /** The average colour: `#2a1710`. */
    colour: `#${average.subarray(0, 3).toString('hex')}`,
  };
}

type Size = { width: number; height: number };

/** The largest crop with this ratio, width / height. */
export function cropSize({ width, height }: Size, aspect: number): Size {
  return {
    width: Math.min(width, Math.round(height * aspect)),
    height: Math.min(height, Math.round(width / aspect)),
  };
}

/** The crop position that sharp's attention strategy finds for this ratio. */
export async function detectFocus({ thumbnail }: Original, aspect: number): Promise<Focus> {
  const { width, height } = await sharp(thumbnail).metadata();
  const crop = cropSize({ width, height }, aspect);
  const { info } = await sharp(thumbnail)
    .resize({ ...crop, fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  const ratioOf = (offset = 0, removed: number) =>
    removed > 0 ? Math.min(1, Math.abs(offset) / removed) : 0.5;
  return {
    x: ratioOf(info.cropOffsetLeft, width - crop.width),
    y: ratioOf(info.cropOffsetTop, height - crop.height),
  };
}
