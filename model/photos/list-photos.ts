import type { Content } from '../content';
import type { Subject } from '../drawer/drawer';
import type { Path } from '../drawer/place';
import type { Focus } from '../schema/photo';
import type { PictureUseName } from './picture-uses';

/** What of the content names photos. */
export type PhotoContents = Pick<Content, 'home' | 'gallery' | 'team'>;

/** A file of `content/photos/`, and what the owner wants in sight where a place cuts it. */
export type FocusedPhoto = { src: string; focus?: Focus | undefined };

export type PlacedPhoto = FocusedPhoto & {
  use: PictureUseName;
  /** Where the drawer names it. */
  subject: Subject;
  path: Path;
};

/** Every photo that the site shows. */
export function listPhotos({ home, gallery, team }: PhotoContents): PlacedPhoto[] {
  return [
    { ...home.hero.photo, use: 'hero', subject: 'home', path: ['hero', 'photo', 'src'] },
    ...gallery.map((photo, index): PlacedPhoto => {
      return { ...photo, use: 'gallery', subject: 'gallery', path: ['gallery', index, 'src'] };
    }),
    ...team.flatMap(({ image, focus }, index): PlacedPhoto[] => {
      const path = ['team', index, 'image'];
      return image ? [{ src: image, focus, use: 'portrait', subject: 'team', path }] : [];
    }),
  ];
}
