import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../content-folder';
import { suggest } from '../fields';
import { readVisible } from '../visible-text';

/** A source photo, fully decoded once. */
export type Original = Awaited<ReturnType<typeof decode>>;

const photosFolder = () => path.join(contentFolder(), 'photos');

/**
 * Each photo as content names it, with its name on the disk: a Mac decomposes accents, and has no-break spaces
 * in some, and Windows separates folders, which the form can make, by `\`.
 */
function listNames(): Map<string, string> {
  const names = existsSync(photosFolder())
    ? readdirSync(photosFolder(), { recursive: true, encoding: 'utf8' })
    : [];
  return new Map(names.map((name) => [readVisible(name).replaceAll('\\', '/'), name]));
}

const opened = new Map<string, Promise<Original>>();

/** Opens a photo in `content/photos/`, cached until the file changes. Throws if it cannot. */
export async function openOriginal(src: string): Promise<Original> {
  const file = path.join(photosFolder(), listNames().get(src) ?? src);
  const { mtimeMs, size } = await stat(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const original = opened.get(key) ?? decode(file);
  opened.set(key, original);
  return original;
}

/** Says, in Portuguese, why a photo cannot be shown. */
export async function explainPhoto(src: string): Promise<string | undefined> {
  const names = listNames();
  if (!names.has(src)) {
    const near = suggest(src, [...names.keys()]);
    return near ?? 'ponha a foto na pasta content/photos, com este nome exato.';
  }
  const canOpen = await openOriginal(src).catch(() => false);
  return canOpen ? undefined : 'este arquivo não abre como foto: exporte-a de novo como JPEG.';
}

/** Photos are judged as they are encoded: what browsers open with a warning is whole. */
export function readPhoto(bytes: Buffer) {
  return sharp(bytes, { failOn: 'error' });
}

/** Throws if the file is no photo, or not a whole one. */
async function decode(file: string) {
  const bytes = await readFile(file);
  const { autoOrient } = await readPhoto(bytes).metadata();
  // Decodes every pixel, so a truncated file throws here.
  const average = (background: string) =>
    readPhoto(bytes)
      .flatten({ background })
      .toColourspace('srgb')
      .resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
  const [onWhite, onBlack] = await Promise.all([average('white'), average('black')]);
  const sum = (pixel: Buffer) => pixel.reduce((total, part) => total + part, 0);
  // Of the two grounds, the one from which the picture differs more.
  const isLight = sum(onBlack) > 3 * 255 - sum(onWhite);

  return {
    bytes,
    hash: hash('sha256', bytes),
    /** In pixels. */
    width: autoOrient.width,
    height: autoOrient.height,
    /** What shows behind transparent pixels: where the others can be seen. */
    ground: { background: isLight ? 'black' : 'white' },
    /** The average colour: `#2a1710`. */
    colour: `#${(isLight ? onBlack : onWhite).toString('hex')}`,
  };
}

/** The crop position of a photo whose owner named none. */
export const CENTRE = '50% 50%';

type Limits = readonly [number, number];

/**
 * The largest crop at the focus whose ratio, width / height, is within limits: the whole photo if its
 * own ratio is.
 */
export function cropRegion(photo: Original, [least, most]: Limits, focus = CENTRE) {
  const ratio = Math.min(Math.max(photo.width / photo.height, least), most);
  const width = Math.min(photo.width, Math.round(photo.height * ratio));
  const height = Math.min(photo.height, Math.round(photo.width / ratio));
  const [x = 0, y = 0] = focus.split(' ').map((percent) => Number.parseInt(percent, 10) / 100);
  const left = Math.round((photo.width - width) * x);
  return { left, top: Math.round((photo.height - height) * y), width, height };
}
