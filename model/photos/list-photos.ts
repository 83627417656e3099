import type { Content } from '../content';
import type { Focus } from '../schema/photo';
import type { ImagePreset } from './image-presets';

/** A file of `content/photos/`, and what the owner wants in sight where a place cuts it. */
export type FocusedPhoto = { src: string; focus?: Focus | undefined };

export type PlacedPhoto = FocusedPhoto & { use: ImagePreset };

/** Every photo that the site shows. */
export function listPhotos({ home, gallery, team }: Content): PlacedPhoto[] {
  return [
    { ...home.hero.photo, use: 'hero' },
    ...gallery.map((photo) => ({ ...photo, use: 'gallery' as const })),
    ...team.flatMap(({ image: src, focus }) =>
      src ? [{ src, focus, use: 'portrait' as const }] : [],
    ),
  ];
}
