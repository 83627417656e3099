import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../content-folder';
import { suggest } from '../fields';
import { readVisible } from '../visible-text';

/** A source photo, fully decoded once. */
export type Original = Awaited<ReturnType<typeof decode>>;

/** What shows behind transparent pixels: most logos are dark. */
export const GROUND = { background: 'white' };

const photosFolder = () => path.join(contentFolder(), 'photos');

/** The name on the disk of a photo: a Mac decomposes accents, and has no-break spaces in some. */
const findName = (src: string) =>
  readdirSync(photosFolder()).find((name) => readVisible(name) === src);

const opened = new Map<string, Promise<Original>>();

/** Opens a photo in `content/photos/`, cached until the file changes. Throws if it cannot. */
export async function openOriginal(src: string): Promise<Original> {
  const file = path.join(photosFolder(), findName(src) ?? src);
  const { mtimeMs, size } = await stat(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const original = opened.get(key) ?? decode(file);
  opened.set(key, original);
  return original;
}

/** Says, in Portuguese, why a photo cannot be shown. */
export async function explainPhoto(src: string): Promise<string | undefined> {
  if (!findName(src)) {
    return (
      suggest(src, readdirSync(photosFolder())) ??
      'ponha a foto na pasta content/photos, com este nome exato.'
    );
  }
  const canOpen = await openOriginal(src).catch(() => false);
  return canOpen ? undefined : 'este arquivo não abre como foto: exporte-a de novo como JPEG.';
}

/** Throws if the file is no photo, or not a whole one. */
async function decode(file: string) {
  const bytes = await readFile(file);
  const { autoOrient } = await sharp(bytes).metadata();
  // Decodes every pixel, so a truncated file throws here.
  const pixel = await sharp(bytes)
    .flatten(GROUND)
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();

  return {
    bytes,
    hash: hash('sha256', bytes),
    /** In pixels. */
    width: autoOrient.width,
    height: autoOrient.height,
    /** The average colour: `#2a1710`. */
    colour: `#${pixel.toString('hex')}`,
  };
}

/** The largest crop with this ratio, width / height, at the focus: the whole photo by default. */
export function cropRegion(photo: Original, aspect?: number, focus = '50% 50%') {
  const ratio = aspect ?? photo.width / photo.height;
  const width = Math.min(photo.width, Math.round(photo.height * ratio));
  const height = Math.min(photo.height, Math.round(photo.width / ratio));
  const [x = 0, y = 0] = focus.split(' ').map((percent) => Number.parseInt(percent, 10) / 100);
  const left = Math.round((photo.width - width) * x);
  return { left, top: Math.round((photo.height - height) * y), width, height };
}
