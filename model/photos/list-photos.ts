import type { Content } from '../content';
import type { Focus } from '../schema/photo';
import type { ImagePreset } from './image-presets';

/** A file in `content/photos/` and its crop position. */
export type FocusedPhoto = { src: string; focus?: Focus | undefined };

export type PhotoWithPreset = FocusedPhoto & { preset: ImagePreset };

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
