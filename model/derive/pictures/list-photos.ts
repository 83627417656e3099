import type { Path } from '../../check/places';
import type { Content } from '../../validate';
import { EXAMPLE_FOCUS, type Focus, type PictureUseName } from './picture-uses';

/** What of the content names photos. */
export type PhotoContents = Pick<Content, 'home' | 'gallery' | 'team'>;

/** A file of `content/photos/`, and what the owner wants in sight where a place cuts it. */
export type FocusedPhoto = { src: string; focus?: Focus | undefined };

export type PlacedPhoto = FocusedPhoto & {
  use: PictureUseName;
  /** Where the content names it. */
  path: Path;
};

/** Every photo that the site shows. */
export function listPhotos({ home, gallery, team }: PhotoContents): PlacedPhoto[] {
  return [
    place(home.hero.photo, 'hero', ['home', 'hero', 'photo', 'src']),
    ...gallery.map((photo, index) => place(photo, 'gallery', ['gallery', index, 'src'])),
    ...team.flatMap((member, index) => {
      const portrait = findPortrait(member);
      return portrait ? [place(portrait, 'portrait', ['team', index, 'image'])] : [];
    }),
  ];
}

type Member = { image?: string | undefined; focus?: Focus | undefined };

/** The photo of someone who has one. */
export function findPortrait({ image, focus }: Member): FocusedPhoto | undefined {
  return image ? { src: image, focus } : undefined;
}

function place({ src, focus = EXAMPLE_FOCUS[src] }: FocusedPhoto, use: PictureUseName, path: Path) {
  return { src, focus, use, path };
}
