import type { Path } from '../../check/places';
import type { Content } from '../../validate';
import type { PictureUseName } from './picture-uses';

/** What of the content names photos. */
export type PhotoContents = Pick<Content, 'home' | 'gallery' | 'team'>;

export type PlacedPhoto = {
  /** File name inside `content/photos/`. */
  src: string;
  use: PictureUseName;
  /** Where the content names it. */
  path: Path;
};

/** Every photo that the site shows. */
export function listPhotos({ home, gallery, team }: PhotoContents): PlacedPhoto[] {
  return [
    { src: home.hero.photo.src, use: 'hero', path: ['home', 'hero', 'photo', 'src'] },
    ...gallery.map(({ src }, index): PlacedPhoto => {
      return { src, use: 'gallery', path: ['gallery', index, 'src'] };
    }),
    ...team.map(({ image }, index): PlacedPhoto => {
      return { src: image, use: 'portrait', path: ['team', index, 'image'] };
    }),
  ];
}
