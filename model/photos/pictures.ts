import { hash } from 'node:crypto';
import { pathTo } from '../shop/site-url';
import { BACKGROUND, computeCrop, type Original, openOriginal } from './original';

/** Crops and scales photos for one purpose, such as the gallery. Widths are in pixels. */
type Preset = {
  /** The smallest ratio of width to height. A narrower photo is cropped. */
  minRatio: number;
  /** The largest ratio of width to height. A wider photo is cropped. */
  maxRatio: number;
  avifWidths: readonly number[];
  /** One JPEG is enough for crawlers and the few browsers without AVIF. */
  jpgWidth: number;
};

type PagePreset = Preset & {
  /** The photo's width on a phone, in pixels. A narrower photo would look blurry there. */
  phoneWidth: number;
};

const PAGE_PRESETS = {
  hero: {
    // On wide screens the hero's box is tall, so portrait photos are allowed.
    minRatio: 3 / 4,
    maxRatio: 10 / 9,
    avifWidths: [480, 800, 1200, 1600],
    jpgWidth: 1200,
    phoneWidth: 800,
  },
  gallery: {
    // The lightbox shows gallery photos whole, and the grid crops them with CSS. Only very tall photos are cropped
    // here: sharp can't encode AVIFs taller than 16,384 px.
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

/** The hero's photo for search engines, in the three crops that Google's guide for LocalBusiness recommends. */
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

/** A photo in `content/photos/`. Crops are positioned by its focus, a CSS position such as `40% 20%`. */
export type Photo = { src: string; focus?: string | undefined };

export type PagePhoto = Photo & { preset: PagePresetName };

export type PublishedPhoto = Photo & { preset: PagePresetName | SearchPresetName };

const HASH_LENGTH = 8;

/**
 * The qualities were chosen by eye, with photos of dark interiors. More effort for AVIF would save few bytes and take
 * much longer.
 */
export const ENCODERS = {
  avif: { quality: 50, effort: 3 },
  jpg: { quality: 74, mozjpeg: true },
} as const;

export type PhotoFile = {
  /** For example `1f0c9a24-800.avif`. */
  name: string;
  /** The file's width in pixels. */
  width: number;
  format: keyof typeof ENCODERS;
  original: Original;
  region: ReturnType<typeof computeCrop>;
};

/**
 * Starts with the narrowest AVIF and ends with the JPEG. File names don't contain the original's name, because ad
 * blockers would hide `publicidade.jpg` or `banner-ad.jpg`.
 */
export async function listPhotoFiles({ src, focus, preset }: PublishedPhoto): Promise<PhotoFile[]> {
  const original = await openOriginal(src);
  const { avifWidths, jpgWidth, ...ratioLimits } = PRESETS[preset];
  const region = computeCrop(original, ratioLimits, focus);
  const appearance = JSON.stringify([original.hash, region, ENCODERS, BACKGROUND]);
  const id = hash('sha256', appearance).slice(0, HASH_LENGTH);

  const listFiles = (format: PhotoFile['format'], wantedWidths: readonly number[]) => {
    // Photos are never enlarged. If a wanted width exceeds the crop's width, the crop's width is used.
    const widths = new Set(wantedWidths.map((width) => Math.min(width, region.width)));
    return [...widths].map((width) => {
      return { name: `${id}-${width}.${format}`, width, format, original, region };
    });
  };
  return [...listFiles('avif', avifWidths), ...listFiles('jpg', [jpgWidth])];
}

export type Picture = Awaited<ReturnType<typeof buildPicture>>;

/** The photo's files are only published if `listPhotos` in published-photos.ts lists the photo. */
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
    /** The size of the largest file, in pixels. */
    width,
    height: Math.round((width * region.height) / region.width),
    /** The colour that shows while the photo loads. */
    color: original.color,
    /** The CSS position around which the photo is cropped. Undefined means the centre. */
    focus: photo.focus,
    /** The AVIF files, in the syntax of HTML's `srcset`. */
    srcSet: avifFiles.map((file) => `${urlOf(file)} ${file.width}w`).join(','),
    /** The JPEG, for browsers without AVIF. */
    src: urlOf(fallback),
  };
}

function urlOf({ name }: PhotoFile): string {
  return pathTo(`/fotos/${name}`);
}

/** Returns the width of the photo's crop, and the width at which a phone shows it, both in pixels. */
export async function measureOnPhone({ src, focus, preset }: PagePhoto) {
  const { phoneWidth, ...ratioLimits } = PAGE_PRESETS[preset];
  const { width } = computeCrop(await openOriginal(src), ratioLimits, focus);
  return { width, phoneWidth };
}
