import { site } from '../derive/site';
import { listVariants, type PhotoWithPreset } from './variants';

/** Everything a page needs to show a photo. */
export type Picture = Awaited<ReturnType<typeof buildPicture>>;

/** Describes a photo of `content/photos/` for `<Photo>`. */
export async function buildPicture(photo: PhotoWithPreset & { alt: string }) {
  const variants = await listVariants(photo);
  const avif = variants.filter(({ format }) => format === 'avif');
  const jpg = variants.filter(({ format }) => format === 'jpg');
  const { original, region, width } = avif.reduce((a, b) => (b.width > a.width ? b : a));
  // Served by app/fotos/[file]/route.ts.
  const urlOf = ({ file }: { file: string }) => site.path(`/fotos/${file}`);

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
