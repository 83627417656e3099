import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import type { Focus } from '../schema/photo';
import { slug } from '../text/slug';
import { IMAGE_PRESETS, type ImagePreset } from './image-presets';
import type { FocusedPhoto } from './list-photos';
import { cutTo, findFocus, type Original, openOriginal } from './original';

const CACHE = '.cache/photos';

/** Hexadecimal digits: enough to tell the versions of one picture apart. */
const ID_LENGTH = 6;

export const MEDIA_TYPES = { avif: 'image/avif', jpg: 'image/jpeg' } as const;

export type Format = keyof typeof MEDIA_TYPES;

// Qualities chosen by eye on dark interiors. AVIF at effort 4 saves 8 % more, and takes five times as
// long, which a slow machine feels at its first build.
const ENCODERS = { avif: { quality: 50, effort: 3 }, jpg: { quality: 74, mozjpeg: true } } as const;

/** One file to publish. */
export type Variant = {
  /** Names the picture, its content, its width and its format: `hero.1f0c9a-800.avif`. */
  file: string;
  width: number;
  format: Format;
  original: Original;
  region: Region;
};

/** Every file that one use of a photo publishes: each width in each format that has widths. */
export async function listVariants(photo: FocusedPhoto, use: ImagePreset): Promise<Variant[]> {
  const original = await openOriginal(photo.src);
  const { aspect, widths } = IMAGE_PRESETS[use];
  const region = await cropRegion(original, aspect, photo.focus);
  const id = createHash('sha256')
    .update(JSON.stringify([original.hash, region, ENCODERS]))
    .digest('hex')
    .slice(0, ID_LENGTH);
  // A name without a Latin letter must not begin with the dot that hides files.
  const name = slug(path.parse(original.name).name).slice(0, 40) || 'foto';
  /** The original's own width stands in for those that it lacks. */
  const list = (format: Format, wanted: readonly number[]) =>
    [...new Set(wanted.map((width) => Math.min(width, region.width)))].map((width) => {
      return { file: `${name}.${id}-${width}.${format}`, width, format, original, region };
    });
  // JPEG is for browsers from before AVIF, which are too few to weigh on everyone's page with a
  // choice of widths: one of the middle serves them.
  return [...list('avif', widths), ...list('jpg', widths.slice(2, 3))];
}

/** Every file that these photos publish, each once. */
export async function listAllVariants(
  photos: readonly (FocusedPhoto & { use: ImagePreset })[],
): Promise<Variant[]> {
  const variants = await Promise.all(photos.map((photo) => listVariants(photo, photo.use)));
  return [...new Map(variants.flat().map((variant) => [variant.file, variant])).values()];
}

/**
 * The bytes of a variant, made once and kept in `.cache/photos/`. Its name stands for its content,
 * so what is there is never stale. No metadata survives: neither place nor camera nor thumbnail.
 */
export async function readVariant(variant: Variant): Promise<Buffer> {
  const cached = path.join(process.cwd(), CACHE, variant.file);
  try {
    return await readFile(cached);
  } catch {
    const bytes = await encode(variant);
    const unfinished = `${cached}.${randomUUID()}`;
    await mkdir(path.dirname(cached), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, cached); // Nobody ever reads half a file.
    return bytes;
  }
}

function encode({ original, region, width, format }: Variant): Promise<Buffer> {
  const image = sharp(original.bytes).autoOrient().extract(region).resize({ width }).flatten();
  return (format === 'avif' ? image.avif(ENCODERS.avif) : image.jpeg(ENCODERS.jpg)).toBuffer();
}

/** The part of the original that a place shows: around the owner's focus, or where the eye goes. */
async function cropRegion(original: Original, aspect?: number, focus?: Focus): Promise<Region> {
  const { width, height } = original;
  if (!aspect) {
    return { left: 0, top: 0, width, height };
  }
  const kept = cutTo(original, aspect);
  const { x, y } = focus ?? (await findFocus(original, aspect));
  return {
    left: Math.round((width - kept.width) * x),
    top: Math.round((height - kept.height) * y),
    ...kept,
  };
}
