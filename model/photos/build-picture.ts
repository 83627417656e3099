import { site } from '../derive/site';
import type { Focus } from '../schema/photo';
import type { PhotoWithPreset } from './list-photos';
import { listVariants } from './variants';

/** Everything a page needs to show a photo. */
export type Picture = {
  alt: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Background while it loads. */
  colour: string;
  /** The crop position; centred by default. */
  focus?: Focus | undefined;
  /** AVIF, in every width. */
  srcSet: string;
  /** JPEG, for browsers without AVIF. */
  src: string;
};

/** Describes a photo of `content/photos/` for `<Photo>`. */
export async function buildPicture(photo: PhotoWithPreset & { alt: string }): Promise<Picture> {
  const variants = await listVariants(photo);
  const avif = variants.filter(({ format }) => format === 'avif');
  const jpg = variants.filter(({ format }) => format === 'jpg');
  const { original, region, width } = avif.reduce((a, b) => (b.width > a.width ? b : a));
  // Served by app/fotos/[file]/route.ts.
  const urlOf = ({ file }: { file: string }) => site.path(`/fotos/${file}`);

  return {
    alt: photo.alt,
    width,
    height: Math.round((width * region.height) / region.width),
    colour: original.colour,
    focus: photo.focus,
    srcSet: avif.map((variant) => `${urlOf(variant)} ${variant.width}w`).join(),
    src: jpg.map(urlOf).join(),
  };
}
