import { z } from 'zod';

/** A file in `content/photos/` and what it shows. */
export const photoSchema = z.strictObject({
  /** File name inside `content/photos/`. */
  src: z.string(),
  /** What the picture shows, for those who do not see it. */
  alt: z.string(),
});

export type PhotoContent = z.infer<typeof photoSchema>;

/** A photo of the gallery, with the line that stands under it. */
export const galleryPhotoSchema = photoSchema.extend({ caption: z.string() });

export type GalleryPhoto = z.infer<typeof galleryPhotoSchema>;
