import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Content, getContent } from '../content';
import { pathTo } from '../site-url';
import { cropRegion, type Original, openImage, openOriginal } from './original';

/** How one use of a photo is cropped, and which sizes of it are published. All sizes are widths in pixels. */
type Preset = {
  /** The least and the largest ratio of width to height. A photo beyond them is cropped. */
  minRatio: number;
  maxRatio: number;
  /** The widths in AVIF. */
  avifWidths: readonly number[];
  /** The width in JPEG: one is enough for crawlers, and for the few browsers without AVIF. */
  jpgWidth: number;
};

/** A preset of a photo that the page shows. */
type PagePreset = Preset & {
  /** The width that a phone shows. A smaller photo would be blurred there. */
  phoneWidth: number;
};

const PAGE_PRESETS = {
  hero: {
    // A portrait photo fits the tall box of wide screens.
    minRatio: 3 / 4,
    maxRatio: 10 / 9,
    avifWidths: [480, 800, 1200, 1600],
    jpgWidth: 1200,
    phoneWidth: 800,
  },
  gallery: {
    // The lightbox shows the whole photo; the grid crops it with CSS. AVIF allows no more than 16,384 px of height.
    minRatio: 1 / 3,
    maxRatio: Infinity,
    avifWidths: [480, 800, 1200, 1600, 2400],
    jpgWidth: 1200,
    phoneWidth: 800,
  },
  portrait: {
    minRatio: 4 / 5,
    maxRatio: 4 / 5,
    avifWidths: [320, 480, 640, 960],
    jpgWidth: 640,
    phoneWidth: 480,
  },
} satisfies Record<string, PagePreset>;

/** The three crops of the hero's photo that Google's guide for LocalBusiness recommends. */
const SEARCH_PRESETS = {
  square: { minRatio: 1, maxRatio: 1, avifWidths: [], jpgWidth: 1200 },
  classic: { minRatio: 4 / 3, maxRatio: 4 / 3, avifWidths: [], jpgWidth: 1200 },
  wide: { minRatio: 16 / 9, maxRatio: 16 / 9, avifWidths: [], jpgWidth: 1200 },
} satisfies Record<string, Preset>;

const PRESETS: Readonly<Record<PagePresetName | SearchPresetName, Preset>> = {
  ...PAGE_PRESETS,
  ...SEARCH_PRESETS,
};

type PagePresetName = keyof typeof PAGE_PRESETS;
type SearchPresetName = keyof typeof SEARCH_PRESETS;

/** A photo in `content/photos/`, and the part of it that no crop may lose: `40% 20%`, a position as in CSS. */
type Photo = { src: string; focus?: string | undefined };

/** A photo as the page shows it. */
type PagePhoto = Photo & { preset: PagePresetName };

/** A photo as the page shows it, or as only search engines do. */
type PublishedPhoto = Photo & { preset: PagePresetName | SearchPresetName };

const CACHE_FOLDER = '.cache/photos';

/** Hexadecimal digits of the hash that names a photo's files. */
const HASH_LENGTH = 12;

// Qualities chosen by eye on dark interiors. Higher AVIF efforts save little and encode far slower.
const ENCODERS = { avif: { quality: 50, effort: 3 }, jpg: { quality: 74, mozjpeg: true } } as const;

/** One file to publish: a size of a photo, in one format. */
export type PhotoFile = {
  /** `1f0c9a24b7e3-800.avif`. */
  name: string;
  /** Pixels. */
  width: number;
  format: keyof typeof ENCODERS;
  original: Original;
  /** The part of the original that is shown. */
  region: ReturnType<typeof cropRegion>;
};

/**
 * Lists the files to publish for one use of a photo, from the narrowest AVIF to the JPEG. Their names do not contain
 * the photo's own: ad blockers would hide `publicidade.jpg` or `banner-ad.jpg`.
 */
export async function listPhotoFiles({ src, focus, preset }: PublishedPhoto): Promise<PhotoFile[]> {
  const original = await openOriginal(src);
  const { avifWidths, jpgWidth, ...ratioLimits } = PRESETS[preset];
  const region = cropRegion(original, ratioLimits, focus);
  const recipe = JSON.stringify([original.hash, region, ENCODERS, original.background]);
  const id = hash('sha256', recipe).slice(0, HASH_LENGTH);

  const listFiles = (format: PhotoFile['format'], wantedWidths: readonly number[]) => {
    // No photo is enlarged: its own width replaces all larger ones.
    const widths = new Set(wantedWidths.map((width) => Math.min(width, region.width)));
    return [...widths].map((width) => {
      return { name: `${id}-${width}.${format}`, width, format, original, region };
    });
  };
  return [...listFiles('avif', avifWidths), ...listFiles('jpg', [jpgWidth])];
}

/** Everything that a component needs to show a photo. */
export type Picture = Awaited<ReturnType<typeof buildPicture>>;

/** Describes a photo of `content/photos/` for `<Photo>`. */
export async function buildPicture(photo: PagePhoto & { alt: string }) {
  const files = await listPhotoFiles(photo);
  const avifFiles = files.filter(({ format }) => format === 'avif');
  const jpgFiles = files.filter(({ format }) => format === 'jpg');
  const largest = avifFiles.at(-1);
  const fallback = jpgFiles.at(-1);
  if (!largest || !fallback) {
    throw new Error(`The preset “${photo.preset}” has no AVIF or no JPEG.`);
  }
  const { width, region, original } = largest;

  return {
    alt: photo.alt,
    /** Pixels of the largest file. */
    width,
    height: Math.round((width * region.height) / region.width),
    /** The background while the photo loads. */
    colour: original.colour,
    /** The crop position; undefined is the centre. */
    focus: photo.focus,
    /** Every AVIF with its width, as in HTML. */
    srcSet: avifFiles.map((file) => `${urlOf(file)} ${file.width}w`).join(),
    /** The JPEG, for browsers without AVIF. */
    src: urlOf(fallback),
  };
}

/** The address of a file, which `app/fotos/[file]/route.ts` serves. */
function urlOf({ name }: PhotoFile): string {
  return pathTo(`/fotos/${name}`);
}

/** Lists every photo on the page. */
function listPagePhotos({ home, gallery, team }: Content): PagePhoto[] {
  const portraits: PagePhoto[] = [];
  for (const { image, focus } of team.team) {
    if (image) {
      portraits.push({ src: image, focus, preset: 'portrait' });
    }
  }
  return [
    { ...home.hero.photo, preset: 'hero' },
    ...gallery.gallery.map((photo) => ({ ...photo, preset: 'gallery' as const })),
    ...portraits,
  ];
}

/** Lists the photos for search engines: three crops of the hero's, and the gallery's as on the page. */
function listSearchPhotos({ home, gallery }: Content): PublishedPhoto[] {
  return [
    { ...home.hero.photo, preset: 'square' },
    { ...home.hero.photo, preset: 'classic' },
    { ...home.hero.photo, preset: 'wide' },
    ...gallery.gallery.map((photo) => ({ ...photo, preset: 'gallery' as const })),
  ];
}

/** Lists the files for search engines. They are JPEGs, because some crawlers do not read AVIF. */
export async function listSearchPhotoFiles(content: Content): Promise<PhotoFile[]> {
  const files = await Promise.all(listSearchPhotos(content).map(listPhotoFiles));
  return files.flat().filter(({ format }) => format === 'jpg');
}

/** Lists every file to publish, by its name. */
export async function listAllPhotoFiles(): Promise<Map<string, PhotoFile>> {
  const content = await getContent();
  const photos = [...listPagePhotos(content), ...listSearchPhotos(content)];
  const files = await Promise.all(photos.map(listPhotoFiles));
  return new Map(files.flat().map((file) => [file.name, file]));
}

/** A photo that would be blurred on a phone, with both widths in pixels. */
type SmallPhoto = { src: string; width: number; phoneWidth: number };

/** Lists the photos on the page whose crop is narrower than a phone shows it. */
export async function listSmallPhotos(content: Content): Promise<SmallPhoto[]> {
  const small: SmallPhoto[] = [];
  for (const { src, focus, preset } of listPagePhotos(content)) {
    const { phoneWidth, ...ratioLimits } = PAGE_PRESETS[preset];
    const { width } = cropRegion(await openOriginal(src), ratioLimits, focus);
    if (width < phoneWidth) {
      small.push({ src, width, phoneWidth });
    }
  }
  return small;
}

/**
 * Reads the bytes of a file to publish, which are cached in `.cache/photos/`. The name is a hash of all that makes the
 * file, so the cache is never stale.
 */
export async function readPhotoFile(file: PhotoFile): Promise<Buffer> {
  const cached = path.join(process.cwd(), CACHE_FOLDER, file.name);
  try {
    return await readFile(cached);
  } catch {
    const bytes = await encode(file);
    await mkdir(path.dirname(cached), { recursive: true });
    // To rename is atomic, so no other reader finds half a file.
    const temporary = `${cached}.${randomUUID()}`;
    await writeFile(temporary, bytes);
    await rename(temporary, cached);
    return bytes;
  }
}

/** Encodes a file. Unless told otherwise, sharp drops all metadata: location, camera, thumbnail. */
function encode({ original, region, width, format }: PhotoFile): Promise<Buffer> {
  const image = openImage(original.bytes)
    .autoOrient()
    .extract(region)
    .resize(width)
    .flatten({ background: original.background });
  return format === 'avif'
    ? image.avif(ENCODERS.avif).toBuffer()
    : image.jpeg(ENCODERS.jpg).toBuffer();
}
