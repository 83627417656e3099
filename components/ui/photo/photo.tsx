import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Picture } from '@/model/photos/build-picture';
import styles from './photo.module.scss';

type PhotoProps = {
  picture: Picture;
  /** How wide the picture is shown, if not as the page: "(min-width:60rem) 42vw,92vw". */
  sizes?: string;
  /** In sight when the page opens: loads before anything else. */
  priority?: boolean;
  /** Of the box; the picture fills it. */
  className?: string;
  /** Other attributes of the `<img>`, over the picture's own. */
  image?: ComponentProps<'img'> & { 'data-live'?: string };
};

/** A photo in a box of any shape: the best file the browser can show, over its colour meanwhile. */
export function Photo({ picture, sizes, priority = false, className, image }: PhotoProps) {
  const { alt, width, height, colour, focus, srcSet, src } = picture;
  const facts = [
    `--ratio:${Number((width / height).toFixed(3))}`,
    `background:${colour}`,
    ...(focus ? [`--focus:${percent(focus.x)} ${percent(focus.y)}`] : []),
  ].join(';');
  // Facts of one picture reach the styles by a class with a rule: the page allows no style attribute.
  const box = `p${[colour, width, height, focus?.x, focus?.y].join('').replace(/[#.]/g, '')}`;

  return (
    <>
      <style href={box} precedence="generated">{`.${box}{${facts}}`}</style>
      <picture className={clsx(styles.box, box, className)}>
        <source type="image/avif" srcSet={srcSet} sizes={sizes} />
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          {...image}
        />
      </picture>
    </>
  );
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
