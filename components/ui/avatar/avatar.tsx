import { Photo } from '@/components/ui/photo/photo';
import type { Picture } from '@/model/photos/build-picture';
import styles from './avatar.module.scss';

type AvatarProps = { name: string; picture?: Picture | undefined; sizes: string };

/** A portrait over the first letter of a name, which shows where there is none or it cannot load. */
export function Avatar({ name, picture, sizes }: AvatarProps) {
  return (
    <div className={styles.avatar} role="img" aria-label={name} data-letter={firstLetter(name)}>
      {picture && (
        <Photo
          picture={picture}
          sizes={sizes}
          image={{ alt: '', 'data-live': 'avatar', suppressHydrationWarning: true }}
        />
      )}
    </div>
  );
}

/** The first letter as readers count them: an accent or an emoji's parts stay together. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('pt-BR').segment(name.trim());
  return first?.segment.toLocaleUpperCase('pt-BR') ?? '';
}
