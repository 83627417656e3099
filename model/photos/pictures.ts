import { hash } from 'node:crypto';
import { pathTo } from '../shop/site-url';
import { type Crop, computeCrop, type RatioLimits } from './crop';
import { BACKGROUND, type Original } from './original';

/** Crops and scales photos for one purpose, such as the gallery. Widths are in pixels. */
type Preset = {
  limits: RatioLimits;
  avifWidths: readonly number[];
  /** One JPEG is enough for crawlers and the few browsers without AVIF. */
  jpgWidth: number;
  /** The photo's width on a phone. A narrower photo would look blurry there. */
  phoneWidth: number;
  /** The crops that the JSON-LD names, each as a JPEG of `jpgWidth`. A portrait has none. */
  searchCrops: readonly RatioLimits[];
};

/** Very tall photos are always cropped: sharp can't encode AVIFs taller than 16,384 px. */
const WHOLE: RatioLimits = { minRatio: 1 / 3, maxRatio: Number.POSITIVE_INFINITY };

const PRESETS = {
  hero: {
    // On wide screens the hero's box is tall, so portrait photos are allowed.
    limits: { minRatio: 3 / 4, maxRatio: 10 / 9 },
    avifWidths: [480, 800, 1200, 1600],
    jpgWidth: 1200,
    phoneWidth: 800,
    // The three crops that Google's guide for LocalBusiness recommends.
    searchCrops: [exactly(1), exactly(4 / 3), exactly(16 / 9)],
  },
  gallery: {
    // The lightbox shows gallery photos whole, and the grid crops them with CSS.
    limits: WHOLE,
    avifWidths: [480, 800, 1200, 1600, 2400],
    jpgWidth: 1200,
    phoneWidth: 800,
    searchCrops: [WHOLE],
  },
  portrait: {
    limits: exactly(4 / 5),
    avifWidths: [320, 480, 640, 960],
    jpgWidth: 640,
    phoneWidth: 480,
    searchCrops: [],
  },
} satisfies Record<string, Preset>;

function exactly(ratio: number): RatioLimits {
  return { minRatio: ratio, maxRatio: ratio };
}

/**
 * The qualities were chosen by eye, with photos of dark interiors. More effort for AVIF would save few bytes and take
 * much longer.
 */
export const ENCODERS = {
  avif: { quality: 50, effort: 3 },
  jpg: { quality: 74, mozjpeg: true },
} as const;

/** A file that's published for a picture. Sizes are in pixels. */
export type PictureFile = {
  /** For example `1f0c9a24-800.avif`. */
  name: string;
  width: number;
  height: number;
  format: keyof typeof ENCODERS;
  original: Original;
  crop: Crop;
};

/** An original, cropped for one purpose and published in several sizes. */
export type Picture = {
  alt: string;
  /** The size of the largest file, in pixels. */
  width: number;
  height: number;
  /** The CSS position around which the photo is cropped. Undefined means the centre. */
  focus: string | undefined;
  /** The AVIF files, in the syntax of HTML's `srcset`. */
  srcSet: string;
  /** The JPEG, for browsers without AVIF. */
  src: string;
  original: Original;
  /** In pixels: how wide the crop is in the original, and how wide a phone shows it. */
  cropWidth: number;
  phoneWidth: number;
  /** What pages show: AVIFs, then the JPEG. */
  files: readonly PictureFile[];
  /** What the JSON-LD names. Only JPEGs, because some crawlers can't read AVIF. */
  searchFiles: readonly PictureFile[];
};

type Photo = { src: Original; alt: string; focus?: string | undefined };

export function buildPicture(
  presetName: keyof typeof PRESETS,
  { src: original, alt, focus = findFocus(original) }: Photo,
): Picture {
  const { limits, avifWidths, jpgWidth, phoneWidth, searchCrops }: Preset = PRESETS[presetName];
  const crop = computeCrop(original, limits, focus);
  // Photos are never enlarged: all widths beyond the crop's own are the crop's.
  const widths = new Set(avifWidths.map((width) => Math.min(width, crop.width)));
  const avifFiles = [...widths].map((width) => describeFile(original, crop, 'avif', width));
  const jpg = describeFile(original, crop, 'jpg', jpgWidth);
  const largest = avifFiles.at(-1) ?? jpg;
  return {
    alt,
    width: largest.width,
    height: largest.height,
    focus,
    srcSet: avifFiles.map((file) => `${urlOf(file)} ${file.width}w`).join(','),
    src: urlOf(jpg),
    original,
    cropWidth: crop.width,
    phoneWidth,
    files: [...avifFiles, jpg],
    searchFiles: searchCrops.map((searchLimits) =>
      describeFile(original, computeCrop(original, searchLimits, focus), 'jpg', jpgWidth),
    ),
  };
}

/** People on upright photos, which phones take, have their heads in the upper third. */
function findFocus({ width, height }: Original): string | undefined {
  return height > width ? '50% 30%' : undefined;
}

const HASH_LENGTH = 8;

/** The name doesn't contain the original's name, because ad blockers would hide `publicidade.jpg` or `banner-ad.jpg`. */
function describeFile(
  original: Original,
  crop: Crop,
  format: PictureFile['format'],
  wantedWidth: number,
): PictureFile {
  const appearance = JSON.stringify([original.hash, crop, ENCODERS, BACKGROUND]);
  const id = hash('sha256', appearance).slice(0, HASH_LENGTH);
  const width = Math.min(wantedWidth, crop.width);
  const height = Math.round((width * crop.height) / crop.width);
  return { name: `${id}-${width}.${format}`, width, height, format, original, crop };
}

function urlOf({ name }: PictureFile): string {
  return pathTo(`/fotos/${name}`);
}

/** Finds all pictures in the content, in the order of its fields. */
export function findPictures(content: unknown): Picture[] {
  if (typeof content !== 'object' || content === null) {
    return [];
  }
  return isPicture(content) ? [content] : Object.values(content).flatMap(findPictures);
}

/** Nothing else in the content has a `srcSet`. */
function isPicture(value: object): value is Picture {
  return 'srcSet' in value;
}
