import { clsx } from 'clsx';
import { behaviourAtOnce } from '@/components/behaviours';
import { Photo } from '@/components/ui/photo/photo';
import type { Picture } from '@/model/photos/pictures';
import styles from './avatar.module.scss';

type AvatarProps = { name: string; picture?: Picture | undefined; sizes: string };

/** A portrait, or the first letter of the name where it is missing or fails to load. */
export function Avatar({ name, picture, sizes }: AvatarProps) {
  return (
    <div
      className={clsx(styles.avatar, 'accent')}
      role="img"
      aria-label={name}
      data-letter={name.charAt(0).toUpperCase()}
    >
      {picture && (
        <Photo
          picture={picture}
          sizes={sizes}
          imageProps={{ alt: '', ...behaviourAtOnce('avatar') }}
        />
      )}
    </div>
  );
}
