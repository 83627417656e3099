import type { PhotoContent } from '../../schema/photo';
import { site } from '../site';
import { openOriginal } from './original';
import type { PictureUseName } from './picture-uses';
import { cropRegion, type Format, listVariants, MEDIA_TYPES } from './variants';

/** What a page needs to show a photo. */
export type Picture = {
  alt: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** Stands in its place while it loads. */
  colour: string;
  /** Better formats than the fallback's, best first. */
  sources: { mediaType: string; srcSet: string }[];
  /** A file that every browser shows. */
  src: string;
};

/** Describes a photo of `content/photos/` for `<Photo>`. */
export async function buildPicture(photo: PhotoContent, use: PictureUseName): Promise<Picture> {
  const original = await openOriginal(photo.src);
  const region = cropRegion(original, use);
  const variants = listVariants(original, use).map((variant) => ({
    ...variant,
    url: site.path(`/fotos/${variant.file}`), // app/fotos/[file]/route.ts answers there.
  }));
  const ofFormat = (format: Format) => variants.filter((variant) => variant.format === format);
  const srcSet = (format: Format) =>
    ofFormat(format)
      .map(({ url, width }) => `${url} ${width}w`)
      .join();
  const largest = variants.reduce((a, b) => (a.width > b.width ? a : b));
  const [fallback = largest] = ofFormat('jpg');

  return {
    alt: photo.alt,
    width: largest.width,
    height: Math.round((largest.width * region.height) / region.width),
    colour: original.colour,
    sources: (['avif', 'webp'] as const).map((format) => ({
      mediaType: MEDIA_TYPES[format],
      srcSet: srcSet(format),
    })),
    src: fallback.url,
  };
}
