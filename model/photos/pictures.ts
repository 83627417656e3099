import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Content, getContent } from '../content';
import { pathTo } from '../site-url';
import { slug } from '../slug';
import { cropRegion, openOriginal, readPhoto } from './original';

/**
 * Of each use of a photo, the widths to publish, in pixels up to the original's, the second for a phone,
 * and the least and the largest ratio, width / height: beyond them it is cropped. One JPEG is enough
 * for the few browsers without AVIF.
 */
const PRESETS = {
  // A portrait fits the tall box of wide screens.
  hero: { avif: [480, 800, 1200, 1600], jpg: [1200], aspect: [3 / 4, 10 / 9] },
  // As it is for the viewer; the grid crops with CSS. AVIF ends at 16,384 px of height.
  gallery: { avif: [480, 800, 1200, 1600, 2400], jpg: [1200], aspect: [1 / 3, Infinity] },
  portrait: { avif: [320, 480, 640, 960], jpg: [640], aspect: [4 / 5, 4 / 5] },
  // The three that Google's guide for LocalBusiness recommends.
  square: { avif: [], jpg: [1200], aspect: [1, 1] },
  classic: { avif: [], jpg: [1200], aspect: [4 / 3, 4 / 3] },
  wide: { avif: [], jpg: [1200], aspect: [16 / 9, 16 / 9] },
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
  const recipe = JSON.stringify([original.hash, region, ENCODERS, original.ground]);
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

/** Every use of a photo, on the page or by search engines. */
function listPhotos({ home, gallery, team }: Content): PhotoWithPreset[] {
  const ofHero = ['hero', 'square', 'classic', 'wide'] as const;
  return [
    ...ofHero.map((preset) => ({ ...home.hero.photo, preset })),
    ...gallery.gallery.map((photo) => ({ ...photo, preset: 'gallery' as const })),
    ...team.team.flatMap(({ image, focus }) =>
      image ? [{ src: image, focus, preset: 'portrait' as const }] : [],
    ),
  ];
}

/** The photos for search engines: the hero's in three ratios, and the gallery's as on the page. */
export async function listSearchPhotos(content: Content): Promise<Variant[]> {
  const photos = listPhotos(content).filter(({ preset }) => !/hero|portrait/.test(preset));
  const variants = await Promise.all(photos.map(listVariants));
  return variants.flat().filter(({ format }) => format === 'jpg'); // Some crawlers read no AVIF.
}

/** Every file to publish, by its name. */
export async function listAllVariants() {
  const variants = await Promise.all(listPhotos(await getContent()).map(listVariants));
  return new Map(variants.flat().map((variant) => [variant.file, variant]));
}

/** The photos that are smaller than their place on a phone, with both widths in pixels. */
export async function listSmallPhotos(content: Content) {
  const photos = listPhotos(content).map(async ({ src, focus, preset }) => {
    const { aspect, avif } = PRESETS[preset];
    const { width } = cropRegion(await openOriginal(src), aspect, focus);
    return { src, width, wanted: avif[1] ?? 0 };
  });
  return (await Promise.all(photos)).filter(({ width, wanted }) => width < wanted);
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
  const image = readPhoto(original.bytes).autoOrient().extract(region).resize(width);
  image.flatten(original.ground);
  return (format === 'avif' ? image.avif(ENCODERS.avif) : image.jpeg(ENCODERS.jpg)).toBuffer();
}
