import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Content, getContent } from '../content';
import { pathTo } from '../site-url';
import { slug } from '../slug';
import { cropRegion, GROUND, openOriginal } from './original';

/**
 * Of each use of a photo, the widths to publish, in pixels up to the original's, and the crop ratio. One
 * JPEG is enough for the few browsers without AVIF.
 */
const PRESETS = {
  hero: { avif: [480, 800, 1200, 1600], jpg: [1200], aspect: 10 / 9 },
  // Uncropped for the viewer; the grid crops with CSS.
  gallery: { avif: [480, 800, 1200, 1600, 2400], jpg: [1200], aspect: undefined },
  portrait: { avif: [320, 480, 640, 960], jpg: [640], aspect: 4 / 5 },
  // The three that Google's guide for LocalBusiness recommends.
  square: { avif: [], jpg: [1200], aspect: 1 },
  classic: { avif: [], jpg: [1200], aspect: 4 / 3 },
  wide: { avif: [], jpg: [1200], aspect: 16 / 9 },
} as const;

/** A file in `content/photos/`, its crop position (`40% 20%`, as in CSS) and its preset. */
type PhotoWithPreset = { src: string; focus?: string; preset: keyof typeof PRESETS };

const CACHE = '.cache/photos';

/** Hexadecimal digits of the hash in a file name. */
const ID_LENGTH = 6;

// Qualities chosen by eye on dark interiors. Higher AVIF efforts save little and encode far slower.
const ENCODERS = { avif: { quality: 50, effort: 3 }, jpg: { quality: 74, mozjpeg: true } } as const;

/** One file to publish. */
export type Variant = Awaited<ReturnType<typeof listVariants>>[number];

/** Every file to publish for one preset of a photo. */
export async function listVariants(photo: PhotoWithPreset) {
  const original = await openOriginal(photo.src);
  const { aspect, avif, jpg } = PRESETS[photo.preset];
  const region = cropRegion(original, aspect, photo.focus);
  const recipe = JSON.stringify([original.hash, region, ENCODERS, GROUND]);
  const id = hash('sha256', recipe).slice(0, ID_LENGTH);
  // Without a Latin letter the slug is empty, and the file name would begin with a dot.
  const name = slug(path.parse(photo.src).name).slice(0, 40) || 'foto';
  // The original's width replaces larger ones.
  const list = (format: keyof typeof ENCODERS, wanted: readonly number[]) =>
    [...new Set(wanted.map((width) => Math.min(width, region.width)))].map((width) => {
      // `hero.1f0c9a-800.avif`.
      return { file: `${name}.${id}-${width}.${format}`, width, format, original, region };
    });
  return [...list('avif', avif), ...list('jpg', jpg)];
}

/** Everything a page needs to show a photo. */
export type Picture = Awaited<ReturnType<typeof buildPicture>>;

/** Describes a photo of `content/photos/` for `<Photo>`. */
export async function buildPicture(photo: PhotoWithPreset & { alt: string }) {
  const variants = await listVariants(photo);
  const avif = variants.filter(({ format }) => format === 'avif');
  const jpg = variants.filter(({ format }) => format === 'jpg');
  const { original, region, width } = avif.reduce((a, b) => (b.width > a.width ? b : a));
  // Served by app/fotos/[file]/route.ts.
  const urlOf = ({ file }: { file: string }) => pathTo(`/fotos/${file}`);

  return {
    alt: photo.alt,
    /** Pixels of the largest file. */
    width,
    height: Math.round((width * region.height) / region.width),
    /** Background while it loads. */
    colour: original.colour,
    /** The crop position; centred by default. */
    focus: photo.focus,
    /** AVIF, in every width. */
    srcSet: avif.map((variant) => `${urlOf(variant)} ${variant.width}w`).join(),
    /** JPEG, for browsers without AVIF. */
    src: jpg.map(urlOf).join(),
  };
}

/** The crops of the hero's and the gallery's photos for search engines. */
export async function listSearchPhotos({ home, gallery }: Content): Promise<Variant[]> {
  const photos = [home.hero.photo, ...gallery.gallery];
  const variants = photos.flatMap((photo) =>
    (['square', 'classic', 'wide'] as const).map((preset) => listVariants({ ...photo, preset })),
  );
  return (await Promise.all(variants)).flat();
}

/** Every file to publish, by its name. */
export async function listAllVariants() {
  const content = await getContent();
  const { home, gallery, team } = content;
  const variants = await Promise.all([
    listVariants({ ...home.hero.photo, preset: 'hero' }),
    ...gallery.gallery.map((photo) => listVariants({ ...photo, preset: 'gallery' })),
    listSearchPhotos(content),
    ...team.team.flatMap(({ image: src, focus }) =>
      src ? [listVariants({ src, focus, preset: 'portrait' })] : [],
    ),
  ]);
  return new Map(variants.flat().map((variant) => [variant.file, variant]));
}

/**
 * The bytes of a variant, cached in `.cache/photos/`. The name contains a hash, so the cache is never
 * stale. All metadata is removed: location, camera, thumbnail.
 */
export function readVariant(variant: Variant): Promise<Buffer> {
  const cached = path.join(process.cwd(), CACHE, variant.file);
  return readFile(cached).catch(async () => {
    const bytes = await encode(variant);
    const temporary = `${cached}.${randomUUID()}`;
    await mkdir(path.dirname(cached), { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, cached); // Atomic: no reader sees half a file.
    return bytes;
  });
}

function encode({ original, region, width, format }: Variant): Promise<Buffer> {
  const image = sharp(original.bytes).autoOrient().extract(region).resize(width).flatten(GROUND);
  return (format === 'avif' ? image.avif(ENCODERS.avif) : image.jpeg(ENCODERS.jpg)).toBuffer();
}
