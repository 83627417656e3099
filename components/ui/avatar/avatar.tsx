import { clsx } from 'clsx';
import { behaviour } from '@/components/browser/behaviour';
import { Photo } from '@/components/ui/photo/photo';
import type { Picture } from '@/model/photos/pictures';
import styles from './avatar.module.scss';

type AvatarProps = { name: string; letter: string; picture?: Picture | undefined; sizes: string };

/** Falls back to a letter if there's no photo or it fails to load. */
export function Avatar({ name, letter, picture, sizes }: AvatarProps) {
  return (
    <div
      className={clsx(styles.avatar, 'accent')}
      role="img"
      aria-label={name}
      data-_letter={letter}
    >
      {picture && <Photo picture={picture} sizes={sizes} imageProps={behaviour('avatar')} />}
    </div>
  );
}
