import { hash } from 'node:crypto';
import { pathTo } from '../shop/site-url';
import { computeCrop, type Original, openOriginal } from './original';
import { writeRecipe } from './recipes';

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
export type PagePhoto = Photo & { preset: PagePresetName };

/** A photo that is published for the page or for search engines, with the preset of its use. */
type PublishedPhoto = Photo & { preset: PagePresetName | SearchPresetName };

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
 * The files for one use of a photo, from the narrowest AVIF to the JPEG. Their names have nothing of the photo's name:
 * ad blockers would hide `publicidade.jpg` or `banner-ad.jpg`.
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

/**
 * Lists the files for one use of a photo, and records the recipe of each. The post-build step makes every photo that a
 * page names from its recipe, so no list of photos has to be kept beside the pages.
 */
async function publishPhoto(photo: PublishedPhoto): Promise<PhotoFile[]> {
  const files = await listPhotoFiles(photo);
  for (const { name, width, format, original, region } of files) {
    const { file, background } = original;
    writeRecipe(name, { file, region, width, background, format, options: ENCODERS[format] });
  }
  return files;
}

/** A photo with everything that the `<Photo>` component needs to show it. */
export type Picture = Awaited<ReturnType<typeof buildPicture>>;

/** Builds what the `<Photo>` component needs to show a photo of `content/photos/`, and has the photo published. */
export async function buildPicture(photo: PagePhoto & { alt: string }) {
  const files = await publishPhoto(photo);
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
    color: original.color,
    /** The position around which the photo is cropped, or undefined for the centre. */
    focus: photo.focus,
    /** The URL and the width of every AVIF file, as in the HTML attribute `srcset`. */
    srcSet: avifFiles.map((file) => `${urlOf(file)} ${file.width}w`).join(','),
    /** The URL of the JPEG file, for browsers without AVIF. */
    src: urlOf(fallback),
  };
}

function urlOf({ name }: PhotoFile): string {
  return pathTo(`/fotos/${name}`);
}

/**
 * Has photos published for search engines, and returns the names of their files: the hero's in three crops, and the
 * gallery's as the page shows them. Only JPEGs, as some crawlers can't read AVIF.
 */
export async function publishSearchPhotos(
  hero: Photo,
  gallery: readonly Photo[],
): Promise<string[]> {
  const photos: PublishedPhoto[] = [
    { ...hero, preset: 'square' },
    { ...hero, preset: 'classic' },
    { ...hero, preset: 'wide' },
    ...gallery.map((photo) => ({ ...photo, preset: 'gallery' as const })),
  ];
  const files = await Promise.all(photos.map(publishPhoto));
  const names = files.flat().flatMap(({ name, format }) => (format === 'jpg' ? [name] : []));
  return [...new Set(names)]; // The hero's photo may also be in the gallery.
}

/** The width of a photo's crop, and the width in which a phone shows it, in pixels. A narrower crop is blurred there. */
export async function measureOnPhone({ src, focus, preset }: PagePhoto) {
  const { phoneWidth, ...ratioLimits } = PAGE_PRESETS[preset];
  const { width } = computeCrop(await openOriginal(src), ratioLimits, focus);
  return { width, phoneWidth };
}
