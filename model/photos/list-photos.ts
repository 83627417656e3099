import type { Content } from '../content';
import type { Focus } from '../schema/photo';
import type { ImagePreset } from './image-presets';

/** A file in `content/photos/` and its crop position. */
export type FocusedPhoto = { src: string; focus?: Focus | undefined };

export type PlacedPhoto = FocusedPhoto & { use: ImagePreset };

/** Every published photo. */
export function listPhotos({ home, gallery, team }: Content): PlacedPhoto[] {
  return [
    { ...home.hero.photo, use: 'hero' },
    ...gallery.map((photo) => ({ ...photo, use: 'gallery' as const })),
    ...team.flatMap(({ image: src, focus }) =>
      src ? [{ src, focus, use: 'portrait' as const }] : [],
    ),
  ];
}
