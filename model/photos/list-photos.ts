import type { Content } from '../content';
import type { FileId } from '../drawer/files';
import type { Path } from '../drawer/place';
import type { Focus } from '../schema/photo';
import type { PictureUseName } from './picture-uses';

/** A file of `content/photos/`, and what the owner wants in sight where a place cuts it. */
export type FocusedPhoto = { src: string; focus?: Focus | undefined };

export type PlacedPhoto = FocusedPhoto & {
  use: PictureUseName;
  /** Where the drawer names it. */
  file: FileId;
  path: Path;
};

/** Every photo that the site shows. */
export function listPhotos({ home, gallery, team }: Content): PlacedPhoto[] {
  return [
    { ...home.hero.photo, use: 'hero', file: 'home', path: ['hero', 'photo', 'src'] },
    ...gallery.map((photo, index): PlacedPhoto => {
      return { ...photo, use: 'gallery', file: 'gallery', path: ['gallery', index, 'src'] };
    }),
    ...team.flatMap(({ image, focus }, index): PlacedPhoto[] => {
      const path = ['team', index, 'image'];
      return image ? [{ src: image, focus, use: 'portrait', file: 'team', path }] : [];
    }),
  ];
}
