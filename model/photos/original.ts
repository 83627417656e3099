import { hash } from 'node:crypto';
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

/** Opens a photo in `content/photos/`, cached until the file changes. Throws if it cannot. */
export async function openOriginal(src: string): Promise<Original> {
  const file = path.join(contentFolder(), 'photos', src);
  const { mtimeMs, size } = await stat(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const original = opened.get(key) ?? decode(file);
  opened.set(key, original);
  return original;
}

const lastOpened = new Map<string, Original>();

/** The photo, or its last version that opened, for `next dev` while a file is broken. */
export async function openLastOriginal(src: string): Promise<Original> {
  const last = lastOpened.get(src);
  const original = await (last ? openOriginal(src).catch(() => last) : openOriginal(src));
  lastOpened.set(src, original);
  return original;
}

/** Throws if the file is no photo, or not a whole one. */
async function decode(file: string) {
  const bytes = await readFile(file);
  const image = sharp(bytes).autoOrient();
  const { autoOrient } = await image.metadata();
  // Decodes every pixel, so a truncated file throws here.
  const thumbnail = await image.resize(THUMBNAIL_WIDTH).flatten(GROUND).png().toBuffer();
  const average = await sharp(thumbnail).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  // sharp says where the attention falls only when it crops, so this keeps a single row.
  const { info } = await sharp(thumbnail)
    .resize(THUMBNAIL_WIDTH, 1, { position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  const scale = autoOrient.width / THUMBNAIL_WIDTH;

  return {
    bytes,
    hash: hash('sha256', bytes),
    /** In pixels. */
    width: autoOrient.width,
    height: autoOrient.height,
    /** The average colour: `#2a1710`. */
    colour: `#${average.subarray(0, 3).toString('hex')}`,
    /** The point that draws attention, in pixels. */
    attention: { x: (info.attentionX ?? 0) * scale, y: (info.attentionY ?? 0) * scale },
  };
}

/** The largest crop with this ratio, width / height: the whole photo by default. */
export function cropRegion(photo: Original, aspect = photo.width / photo.height, focus?: Focus) {
  const { width, height, attention } = photo;
  const crop = {
    width: Math.min(width, Math.round(height * aspect)),
    height: Math.min(height, Math.round(width / aspect)),
  };
  return {
    left: placeCrop(width, crop.width, attention.x, focus?.x),
    top: placeCrop(height, crop.height, attention.y, focus?.y),
    ...crop,
  };
}

/** Where a crop begins on one axis: at the owner's focus, or with what draws attention in its middle. */
function placeCrop(whole: number, part: number, attention: number, focus?: number): number {
  const spare = whole - part;
  const start = focus === undefined ? attention - part / 2 : spare * focus;
  return Math.round(Math.min(spare, Math.max(0, start)));
}
