import type { Content } from '../../validate';
import type { PictureUseName } from './picture-uses';

/** A photo of the content, and the place that shows it. */
type PlacedPhoto = { src: string; use: PictureUseName };

/** Every photo that the site shows. */
export function listPhotos({
  home,
  gallery,
  team,
}: Pick<Content, 'home' | 'gallery' | 'team'>): PlacedPhoto[] {
  return [
    { src: home.hero.photo.src, use: 'hero' },
    ...gallery.map(({ src }) => ({ src, use: 'gallery' as const })),
    ...team.map(({ image }) => ({ src: image, use: 'portrait' as const })),
  ];
}
