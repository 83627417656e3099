import type { Content } from '../content';
import type { Focus } from '../schema/photo';

/** Of each kind of photo, the widths to publish, in pixels up to the original's, and the crop ratio. */
export const IMAGE_PRESETS = {
  hero: { widths: [480, 800, 1200, 1600], aspect: 10 / 9 },
  // Uncropped for the viewer; the grid crops with CSS.
  gallery: { widths: [480, 800, 1200, 1600, 2400], aspect: undefined },
  portrait: { widths: [320, 480, 640, 960], aspect: 4 / 5 },
} as const;

export type ImagePreset = keyof typeof IMAGE_PRESETS;

/** A file in `content/photos/`, its crop position and its preset. */
export type PhotoWithPreset = { src: string; focus?: Focus | undefined; preset: ImagePreset };

/** Every published photo. */
export function listPhotos({ home, gallery, team }: Content): PhotoWithPreset[] {
  return [
    { ...home.hero.photo, preset: 'hero' },
    ...gallery.map((photo) => ({ ...photo, preset: 'gallery' as const })),
    ...team.flatMap(({ image: src, focus }) =>
      src ? [{ src, focus, preset: 'portrait' as const }] : [],
    ),
  ];
}
