import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../../drawer/folder';
import type { Focus } from '../../schema/photo';

/** A photo as the owner dropped it: upright, measured and known to be whole. */
export type Original = {
  name: string;
  bytes: Buffer;
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Its average: `#2a1710`. */
  colour: string;
};

const opened = new Map<string, Promise<Original>>();

/** Opens a photo of `content/photos/`, once until the file changes. Throws where it cannot. */
export async function openOriginal(src: string): Promise<Original> {
  const file = path.join(contentFolder(), 'photos', src);
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
  // One pixel is made of all the others, so half a file is noticed here too.
  const average = await image.resize(1, 1, { fit: 'fill' }).flatten().raw().toBuffer();

  return {
    name,
    bytes,
    hash: createHash('sha256').update(bytes).digest('hex'),
    width: autoOrient.width,
    height: autoOrient.height,
    colour: `#${average.subarray(0, 3).toString('hex')}`,
  };
}

/** In pixels: enough to tell what a photo is of. */
const SKETCH_WIDTH = 320;

/** Where the eye goes, as sharp finds it, of a photo that keeps only a part of such an aspect. */
export async function findFocus(
  { bytes, width, height }: Original,
  aspect: number,
): Promise<Focus> {
  const scale = SKETCH_WIDTH / width;
  const sketch = { width: SKETCH_WIDTH, height: Math.round(height * scale) };
  const kept = {
    width: Math.round(Math.min(sketch.width, sketch.height * aspect)),
    height: Math.round(Math.min(sketch.height, sketch.width / aspect)),
  };
  const { info } = await sharp(bytes)
    .autoOrient()
    .resize({ ...kept, fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  const share = (offset = 0, cut: number) => (cut > 0 ? Math.min(1, Math.abs(offset) / cut) : 0.5);
  return {
    x: share(info.cropOffsetLeft, sketch.width - kept.width),
    y: share(info.cropOffsetTop, sketch.height - kept.height),
  };
}
