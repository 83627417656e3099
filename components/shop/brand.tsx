import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon/icon';
import type { NamePart } from '@/model/names';
import styles from './brand.module.scss';

/** In narrow letters, of which a wide one takes 1.6; longer names do not fit in two lines on a phone. */
const MAX_LENGTH = 30;

type BrandProps = { name: readonly NamePart[]; className?: string };

/** The shop's sign: icon, proper name in wide type and the rest in narrow type. Long names wrap. */
export function Brand({ name, className }: BrandProps) {
  const lengthOf = ({ text, isProper }: NamePart) => text.length * (isProper ? 1.6 : 1);
  const isLong = name.reduce((sum, part) => sum + lengthOf(part), 0) > MAX_LENGTH;
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
