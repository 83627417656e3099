import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Content, getContent } from '../content';
import { pathTo } from '../shop/site-url';
import { computeCrop, type Original, openImage, openOriginal } from './original';

/** A preset for one use of photos: the limits of the crop, and the widths in pixels of the published files. */
type Preset = {
  /** The smallest ratio of width to height. A narrower photo is cropped. */
  minRatio: number;
  /** The largest ratio of width to height. A wider photo is cropped. */
  maxRatio: number;
  /** The widths of the AVIF files. */
  avifWidths: readonly number[];
  /** The width of the JPEG file. One file is enough for crawlers and for the few browsers without AVIF. */
  jpgWidth: number;
};

/** A preset for photos that the page shows. */
type PagePreset = Preset & {
  /** The width in pixels at which a phone shows the photo. A narrower photo would be blurred there. */
  phoneWidth: number;
};

const PAGE_PRESETS = {
  hero: {
    // Wide screens show the hero's photo in a tall box, which a portrait photo fits.
    minRatio: 3 / 4,
    maxRatio: 10 / 9,
    avifWidths: [480, 800, 1200, 1600],
    jpgWidth: 1200,
    phoneWidth: 800,
  },
  gallery: {
    // The lightbox shows gallery photos whole, and the grid crops them with CSS. Only very tall photos are cropped
    // here, because sharp encodes no AVIF that is higher than 16,384 px.
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

/**
 * The presets of the hero's photo for search engines: the three crops that Google's guide for LocalBusiness recommends.
 */
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

/** A photo in `content/photos/`. Its focus is the position that no crop may lose, as in CSS: `40% 20%`. */
type Photo = { src: string; focus?: string | undefined };

/** A photo that the page shows, with the preset of its use. */
type PagePhoto = Photo & { preset: PagePresetName };

/** A photo that is published for the page or for search engines, with the preset of its use. */
type PublishedPhoto = Photo & { preset: PagePresetName | SearchPresetName };

const CACHE_FOLDER = '.cache/photos';

/** The number of hexadecimal digits of the hash in the file names of a photo. */
const HASH_LENGTH = 8;

/**
 * The options of the encoders. The qualities were chosen by eye on dark interiors. A higher AVIF effort would save few
 * bytes and take far more time.
 */
const ENCODERS = { avif: { quality: 50, effort: 3 }, jpg: { quality: 74, mozjpeg: true } } as const;

/** A file to publish: a photo in one width and one format. */
export type PhotoFile = {
  /** The name of the file, such as `1f0c9a24-800.avif`. */
  name: string;
  /** The width of the file in pixels. */
  width: number;
  format: keyof typeof ENCODERS;
  original: Original;
  /** The part of the original that the file shows. */
  region: ReturnType<typeof computeCrop>;
};

/**
 * Lists the files to publish for one use of a photo, from the narrowest AVIF to the JPEG. The file names do not contain
 * the name of the photo, because ad blockers would hide `publicidade.jpg` or `banner-ad.jpg`.
 */
export async function listPhotoFiles({ src, focus, preset }: PublishedPhoto): Promise<PhotoFile[]> {
  const original = await openOriginal(src);
  const { avifWidths, jpgWidth, ...ratioLimits } = PRESETS[preset];
  const region = computeCrop(original, ratioLimits, focus);
  const recipe = JSON.stringify([original.hash, region, ENCODERS, original.background]);
  const id = hash('sha256', recipe).slice(0, HASH_LENGTH);

  const listFiles = (format: PhotoFile['format'], wantedWidths: readonly number[]) => {
    // The photo's own width replaces all larger widths, because no photo is enlarged.
    const widths = new Set(wantedWidths.map((width) => Math.min(width, region.width)));
    return [...widths].map((width) => {
      return { name: `${id}-${width}.${format}`, width, format, original, region };
    });
  };
  return [...listFiles('avif', avifWidths), ...listFiles('jpg', [jpgWidth])];
}

/** A photo with everything that the `<Photo>` component needs to show it. */
export type Picture = Awaited<ReturnType<typeof buildPicture>>;

/** Builds what the `<Photo>` component needs to show a photo of `content/photos/`. */
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
    /** The width and height in pixels of the largest file. */
    width,
    height: Math.round((width * region.height) / region.width),
    /** The colour that shows while the photo loads. */
    colour: original.colour,
    /** The position around which the photo is cropped, or undefined for the centre. */
    focus: photo.focus,
    /** The URL and the width of every AVIF file, as in the HTML attribute `srcset`. */
    srcSet: avifFiles.map((file) => `${urlOf(file)} ${file.width}w`).join(','),
    /** The URL of the JPEG file, for browsers without AVIF. */
    src: urlOf(fallback),
  };
}

/** Returns the URL of a file, which `app/fotos/[file]/route.ts` serves. */
function urlOf({ name }: PhotoFile): string {
  return pathTo(`/fotos/${name}`);
}

/** Lists every photo that the page shows. */
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

/** Lists the photos for search engines: the hero's in three crops, and the gallery's as the page shows them. */
function listSearchPhotos({ home, gallery }: Content): PublishedPhoto[] {
  return [
    { ...home.hero.photo, preset: 'square' },
    { ...home.hero.photo, preset: 'classic' },
    { ...home.hero.photo, preset: 'wide' },
    ...gallery.gallery.map((photo) => ({ ...photo, preset: 'gallery' as const })),
  ];
}

/** Lists the photo files for search engines: only JPEGs, because some crawlers cannot read AVIF. */
export async function listSearchPhotoFiles(content: Content): Promise<PhotoFile[]> {
  const files = await Promise.all(listSearchPhotos(content).map(listPhotoFiles));
  return files.flat().filter(({ format }) => format === 'jpg');
}

/** Maps the name of every photo file to publish to the file. */
export async function listAllPhotoFiles(): Promise<Map<string, PhotoFile>> {
  const content = await getContent();
  const photos = [...listPagePhotos(content), ...listSearchPhotos(content)];
  const files = await Promise.all(photos.map(listPhotoFiles));
  return new Map(files.flat().map((file) => [file.name, file]));
}

/** A photo that would be blurred on a phone, with the width of its crop and its width on a phone, in pixels. */
type SmallPhoto = { src: string; width: number; phoneWidth: number };

/** Lists the photos on the page whose crop is narrower than the width at which a phone shows them. */
export async function listSmallPhotos(content: Content): Promise<SmallPhoto[]> {
  const small: SmallPhoto[] = [];
  for (const { src, focus, preset } of listPagePhotos(content)) {
    const { phoneWidth, ...ratioLimits } = PAGE_PRESETS[preset];
    const { width } = computeCrop(await openOriginal(src), ratioLimits, focus);
    if (width < phoneWidth) {
      small.push({ src, width, phoneWidth });
    }
  }
  return small;
}

/**
 * Reads the bytes of a photo file from the cache in `.cache/photos/`, or encodes the file. The cache is never stale,
 * because the name of a file contains a hash of everything that determines its bytes.
 */
export async function readPhotoFile(file: PhotoFile): Promise<Buffer> {
  const cached = path.join(process.cwd(), CACHE_FOLDER, file.name);
  try {
    return await readFile(cached);
  } catch {
    const bytes = await encode(file);
    await mkdir(path.dirname(cached), { recursive: true });
    // Renaming is atomic, so no other process can read half a file.
    const temporary = `${cached}.${randomUUID()}`;
    await writeFile(temporary, bytes);
    await rename(temporary, cached);
    return bytes;
  }
}

/** Encodes a photo file. Sharp drops all metadata by default: location, camera, thumbnail. */
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
