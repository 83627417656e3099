import type { Content } from '../../content';
import type { Subject } from '../../drawer/drawer';
import type { Path } from '../../drawer/problems';
import type { PictureUseName } from './picture-uses';

/** What of the content names photos. */
export type PhotoContents = Pick<Content, 'home' | 'gallery' | 'team'>;

export type PlacedPhoto = {
  /** File name inside `content/photos/`. */
  src: string;
  use: PictureUseName;
  /** Where the drawer names it. */
  subject: Subject;
  path: Path;
};

/** Every photo that the site shows. */
export function listPhotos({ home, gallery, team }: PhotoContents): PlacedPhoto[] {
  return [
    { src: home.hero.photo.src, use: 'hero', subject: 'home', path: ['hero', 'photo', 'src'] },
    ...gallery.map(({ src }, index): PlacedPhoto => {
      return { src, use: 'gallery', subject: 'gallery', path: ['gallery', index, 'src'] };
    }),
    ...team.flatMap(({ image }, index): PlacedPhoto[] =>
      image
        ? [{ src: image, use: 'portrait', subject: 'team', path: ['team', index, 'image'] }]
        : [],
    ),
  ];
}
