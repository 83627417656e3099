import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import type { NamePart } from '@/model/names';
import styles from './brand.module.scss';

/** In narrow letters; longer names do not fit in two lines on a phone. */
const MAX_LENGTH = 30;
const WIDE_LETTER = 1.6;

type BrandProps = { name: readonly NamePart[]; className?: string };

/** The shop's sign: icon, proper name in wide type and the rest in narrow type. Long names wrap. */
export function Brand({ name, className }: BrandProps) {
  const lengths = name.map(({ text, isProper }) => text.length * (isProper ? WIDE_LETTER : 1));
  const isLong = lengths.reduce((sum, length) => sum + length) > MAX_LENGTH;
  return (
    <span className={clsx(styles.brand, isLong && styles.long, className)}>
      <Icon name="brand" />
      <span className={clsx(styles.name, 'row')}>
        {name.map(({ text, isProper }, index) => {
          const narrow = index > 0 ? ` ${text}` : `${text} `;
          return isProper ? <b key={text}>{text}</b> : narrow;
        })}
      </span>
    </span>
  );
}
