import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { buildGeneratedClass } from '@/components/ui/generated-class/generated-class';
import type { Picture } from '@/model/photos/pictures';
import styles from './photo.module.scss';

type PhotoProps = {
  picture: Picture;
  /** The `sizes` attribute. Default: the page's width. */
  sizes?: string;
  /** The largest picture of the first screen: requested before everything else. */
  priority?: boolean;
  /** Class of the box, which the picture fills. */
  className?: string;
  /** Other attributes of the `<img>`. */
  imageProps?: ComponentProps<'img'>;
};

/** A photo that fills its box, over its average colour while it loads. */
export function Photo({ picture, sizes, priority = false, className, imageProps }: PhotoProps) {
  const { alt, width, height, colour, focus, srcSet, src } = picture;
  const rule = buildGeneratedClass({
    '--ratio': String(Number((width / height).toFixed(3))),
    background: colour,
    '--focus': focus,
  });

  if (priority) {
    // The same candidates as in `<source>`, so browsers fetch it once; without AVIF, they skip this.
    const candidates = { type: 'image/avif', imageSrcSet: srcSet, imageSizes: sizes };
    preload(src, { as: 'image', fetchPriority: 'high', ...candidates });
  }

  return (
    <>
      {rule.style}
      <picture className={clsx(styles.box, rule.className, className)}>
        <source type="image/avif" srcSet={srcSet} sizes={sizes} />
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          {...imageProps}
        />
      </picture>
    </>
  );
}
