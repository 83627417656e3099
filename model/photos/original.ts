import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../folder';
import type { Focus } from '../schema/photo';

/** A photo of the owner's, decoded once to its end. */
export type Original = {
  name: string;
  bytes: Buffer;
  /** Upright and small, but enough to tell what it is of. */
  sketch: Buffer;
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Its average: `#2a1710`. */
  colour: string;
};

/** In pixels. */
const SKETCH_WIDTH = 320;

const opened = new Map<string, Promise<Original>>();

/** Where a photo of the contentFiles lies. */
export const photoPath = (src: string) => path.join(contentFolder(), 'photos', src);

/** Opens a photo of `content/photos/`, once until the file changes. Throws where it cannot. */
export async function openOriginal(src: string): Promise<Original> {
  const file = photoPath(src);
  const { mtimeMs, size } = await stat(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const original = opened.get(key) ?? decode(src, file);
  opened.set(key, original);
  return original;
}

async function decode(name: string, file: string): Promise<Original> {
  const bytes = await readFile(file);
  const image = sharp(bytes);
  const { autoOrient } = await image.metadata();
  // Made of every pixel, so half a file is noticed here too.
  const sketch = await image
    .autoOrient()
    .resize(SKETCH_WIDTH)
    .flatten()
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const average = await sharp(sketch).resize(1, 1, { fit: 'fill' }).raw().toBuffer();

  return {
    name,
    bytes,
    sketch,
    hash: createHash('sha256').update(bytes).digest('hex'),
    width: autoOrient.width,
    height: autoOrient.height,
    colour: `#${average.subarray(0, 3).toString('hex')}`,
  };
}

type Size = { width: number; height: number };

/** The largest part of a picture that has such an aspect, width by height. */
export function cutTo({ width, height }: Size, aspect: number): Size {
  return {
    width: Math.min(width, Math.round(height * aspect)),
    height: Math.min(height, Math.round(width / aspect)),
  };
}

const found = new Map<string, Promise<Focus>>();

/** Where the eye goes, as sharp finds it, of a photo that keeps only a part of such an aspect. */
export function findFocus(original: Original, aspect: number): Promise<Focus> {
  const key = `${original.hash} ${aspect}`;
  const focus = found.get(key) ?? lookForFocus(original, aspect);
  found.set(key, focus);
  return focus;
}

async function lookForFocus({ sketch }: Original, aspect: number): Promise<Focus> {
  const { width, height } = await sharp(sketch).metadata();
  const kept = cutTo({ width, height }, aspect);
  const { info } = await sharp(sketch)
    .resize({ ...kept, fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  const share = (offset = 0, cut: number) => (cut > 0 ? Math.min(1, Math.abs(offset) / cut) : 0.5);
  return {
    x: share(info.cropOffsetLeft, width - kept.width),
    y: share(info.cropOffsetTop, height - kept.height),
  };
}
