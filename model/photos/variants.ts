import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import type { Focus } from '../schema/photo';
import { slug } from '../text/slug';
import { IMAGE_PRESETS, type PhotoWithPreset } from './list-photos';
import { cropSize, detectFocus, GROUND, type Original, openLastOriginal } from './original';

const CACHE = '.cache/photos';

/** Hexadecimal digits of the hash in a file name. */
const ID_LENGTH = 6;

export const MEDIA_TYPES = { avif: 'image/avif', jpg: 'image/jpeg' } as const;

export type Format = keyof typeof MEDIA_TYPES;

// Qualities chosen by eye on dark interiors. Higher AVIF efforts save little and encode far slower.
const ENCODERS = { avif: { quality: 50, effort: 3 }, jpg: { quality: 74, mozjpeg: true } } as const;

/** One file to publish. */
export type Variant = Awaited<ReturnType<typeof listVariants>>[number];

/** Every file to publish for one preset of a photo. */
export async function listVariants(photo: PhotoWithPreset) {
  const original = await openLastOriginal(photo.src);
  const { aspect, widths } = IMAGE_PRESETS[photo.preset];
  const region = await cropRegion(original, aspect, photo.focus);
  const id = createHash('sha256')
    .update(JSON.stringify([original.hash, region, ENCODERS, GROUND]))
    .digest('hex')
    .slice(0, ID_LENGTH);
  // Without a Latin letter the slug is empty, and the file name would begin with a dot.
  const name = slug(path.parse(photo.src).name).slice(0, 40) || 'foto';
  // The original's width replaces larger ones.
  const list = (format: Format, wanted: readonly number[]) =>
    [...new Set(wanted.map((width) => Math.min(width, region.width)))].map((width) => {
      // `hero.1f0c9a-800.avif`.
      return { file: `${name}.${id}-${width}.${format}`, width, format, original, region };
    });
  // One JPEG is enough for the few browsers without AVIF.
  return [...list('avif', widths), ...list('jpg', widths.slice(2, 3))];
}

/** Every file to publish for these photos, by its name. */
export async function listAllVariants(photos: readonly PhotoWithPreset[]) {
  const variants = await Promise.all(photos.map(listVariants));
  return new Map(variants.flat().map((variant) => [variant.file, variant]));
}

/**
 * The bytes of a variant, cached in `.cache/photos/`. The name contains a hash, so the cache is never
 * stale. All metadata is removed: location, camera, thumbnail.
 */
export async function readVariant(variant: Variant): Promise<Buffer> {
  const cached = path.join(process.cwd(), CACHE, variant.file);
  try {
    return await readFile(cached);
  } catch {
    const bytes = await encode(variant);
    const temporary = `${cached}.${randomUUID()}`;
    await mkdir(path.dirname(cached), { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, cached); // Atomic: no reader sees half a file.
    return bytes;
  }
}

function encode({ original, region, width, format }: Variant): Promise<Buffer> {
  const image = sharp(original.bytes)
    .autoOrient()
    .extract(region)
    .resize({ width })
    .flatten(GROUND);
  return (format === 'avif' ? image.avif(ENCODERS.avif) : image.jpeg(ENCODERS.jpg)).toBuffer();
}

/** The crop of a preset: at the owner's focus, or at the detected one. */
async function cropRegion(original: Original, aspect?: number, focus?: Focus): Promise<Region> {
  const { width, height } = original;
  if (!aspect) {
    return { left: 0, top: 0, width, height };
  }
  const crop = cropSize(original, aspect);
  const { x, y } = focus ?? (await detectFocus(original, aspect));
  return {
    left: Math.round((width - crop.width) * x),
    top: Math.round((height - crop.height) * y),
    ...crop,
  };
}
