import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { buildGeneratedClass } from '@/components/ui/generated-class/generated-class';
import type { Picture } from '@/model/photos/pictures';
import { contrast } from '@/styles/contrast';
import { readColor } from '@/styles/read-tokens';
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

/** The enhanced contrast ratio for text of any size (WCAG 1.4.6). */
const MIN_CONTRAST = 7;

/**
 * Darkens a photo's average colour until light text is readable on it. The alternative text appears on it if the photo
 * doesn't load.
 */
function darkenForText(color: string): string {
  const light = readColor('light');
  for (let percent = 100; ; percent -= 1) {
    const darkened = scaleChannels(color, percent);
    if (contrast(light, darkened) >= MIN_CONTRAST) {
      return darkened;
    }
  }
}

/** For example, `#806040` at 50 percent is `#403020`. */
function scaleChannels(color: string, percent: number): string {
  return color.replace(/[\da-f]{2}/g, (channel) => {
    const value = Math.round((Number.parseInt(channel, 16) * percent) / 100);
    return value.toString(16).padStart(2, '0');
  });
}

/** While the photo loads, its box shows the photo's average colour, darkened if it's bright. */
export function Photo({ picture, sizes, priority = false, className, imageProps }: PhotoProps) {
  const { alt, width, height, color, focus, srcSet, src } = picture;
  const ratio = Number((width / height).toFixed(3));
  const background = darkenForText(color);
  const generated = buildGeneratedClass({ '--ratio': ratio, background, '--focus': focus });

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
