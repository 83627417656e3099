import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { buildGeneratedClass } from '@/components/ui/generated-class/generated-class';
import type { Picture } from '@/model/photos/pictures';
import styles from './photo.module.scss';

type PhotoProps = {
  picture: Picture;
  /** Without `sizes`, browsers assume that the photo is as wide as the screen. */
  sizes?: string;
  /** Set this for the LCP element, so the browser requests the photo before everything else. */
  priority?: boolean;
  /** Applied to the box that the photo fills. */
  className?: string;
  imageProps?: ComponentProps<'img'>;
};

export function Photo({ picture, sizes, priority = false, className, imageProps }: PhotoProps) {
  const { alt, width, height, focus, srcSet, src } = picture;
  const ratio = Number((width / height).toFixed(3));
  const generated = buildGeneratedClass({ '--ratio': ratio, '--focus': focus });

  if (priority) {
    // Lists the same files as the `<source>`, so browsers don't download two of them. Adding `type` makes browsers
    // without AVIF skip the preload.
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
    });
  }

  return (
    <>
      {generated.style}
      <picture className={clsx(styles.box, generated.className, className)}>
        <source type="image/avif" srcSet={srcSet} sizes={sizes} />
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          fetchPriority={priority ? 'high' : undefined}
          loading={priority ? undefined : 'lazy'}
          {...imageProps}
        />
      </picture>
    </>
  );
}
